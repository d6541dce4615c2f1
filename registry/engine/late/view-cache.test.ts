import { expect, it, vi } from 'vitest';
import { createViewCache } from './view-cache.ts';

it('loads a view once', async () => {
  const cache = createViewCache<string>();
  const load = vi.fn(() => Promise.resolve('view'));
  expect(cache.get('a', load)).toBe(cache.get('a', load));
  expect(await cache.get('a', load)).toBe('view');
  cache.forgetFailure('a');
  expect(await cache.get('a', load)).toBe('view');
  expect(load).toHaveBeenCalledTimes(1);
});

it('has a view without waiting once it is loaded', async () => {
  const cache = createViewCache<string>();
  cache.forgetFailure('a');
  expect(cache.now('a')).toBeUndefined();
  const view = cache.get('a', () => Promise.resolve('view'));
  expect(cache.now('a')).toBeUndefined();
  await view;
  expect(cache.now('a')).toBe('view');
});

it('keeps a failure until it has been shown, and then tries again', async () => {
  const cache = createViewCache<string>();
  const cause = new TypeError('Failed to fetch');
  const load = vi.fn(() => Promise.resolve('view')).mockReturnValueOnce(Promise.reject(cause));
  await expect(cache.get('a', load)).rejects.toBe(cause);
  await expect(cache.get('a', load)).rejects.toBe(cause);
  expect(load).toHaveBeenCalledTimes(1);
  cache.forgetFailure('a');
  expect(await cache.get('a', load)).toBe('view');
});

it('forgets a failure at once when it was not for rendering', async () => {
  const cache = createViewCache<string>();
  const cause = new TypeError('Failed to fetch');
  const load = vi.fn(() => Promise.resolve('view')).mockReturnValueOnce(Promise.reject(cause));
  await expect(cache.load('a', load)).rejects.toBe(cause);
  expect(await cache.load('a', load)).toBe('view');
  expect(await cache.get('a', load)).toBe('view');
  expect(load).toHaveBeenCalledTimes(2);
});
