import { afterEach, expect, it, vi } from 'vitest';
import { lockAmongTabs, tabLock } from './tab-lock.ts';

afterEach(() => vi.unstubAllGlobals());

it('runs the work under the lock of the session, and passes on its failure', async () => {
  const names: string[] = [];
  const request = (name: string, _: object, work: () => Promise<void>) => {
    names.push(name);
    return work();
  };
  vi.stubGlobal('navigator', { locks: { request } });
  await expect(tabLock(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(names).toEqual(['session']);
});

it.each([[undefined], [{}]])('just runs the work where there are no locks: %j', async (navigator) => {
  vi.stubGlobal('navigator', navigator);
  const work = vi.fn(async () => {});
  await tabLock(work);
  expect(work).toHaveBeenCalledOnce();
});

it('runs the work without a lock that another tab holds for too long', async () => {
  const request = (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  vi.stubGlobal('navigator', { locks: { request } });
  const work = vi.fn(async () => 'done');
  await expect(lockAmongTabs('cart', { longestWaitMs: 1 })(work)).resolves.toBe('done');
  expect(work).toHaveBeenCalledOnce();
});
