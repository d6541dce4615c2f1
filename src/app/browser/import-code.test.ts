// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { NeedsReload } from '#registry/engine/late/not-loaded.ts';

const network = vi.fn<(href: string) => Promise<Response>>();
const module = { Screen: () => null };

/** Loads the module anew, which remembers the files that have arrived. */
async function loadImportCode() {
  vi.resetModules();
  return (await import('./import-code.ts')).importCode;
}

beforeEach(() => {
  network.mockReset().mockImplementation(async () => new Response('code'));
  vi.stubGlobal('fetch', network);
  document.head.innerHTML = '';
});

it('PWA-09 begins an import only when all of its files have arrived', async () => {
  const importCode = await loadImportCode();
  const load = vi.fn(async () => module);
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(importCode(load, ['a.js', 'b.js'])).rejects.toThrow('Failed to fetch');
  expect(load).not.toHaveBeenCalled();
  await expect(importCode(load, ['a.js', 'b.js'])).resolves.toBe(module);
  // A file that has arrived is not fetched again.
  expect(network.mock.calls.map(([href]) => href)).toEqual(['/a.js', '/b.js', '/a.js']);
});

it('a file that is refused for now counts as not arrived', async () => {
  const importCode = await loadImportCode();
  network.mockResolvedValueOnce(new Response('', { status: 503 }));
  const load = vi.fn(async () => module);
  await expect(importCode(load, ['a.js'])).rejects.not.toMatchObject({ name: 'NeedsReload' });
  expect(load).not.toHaveBeenCalled();
});

it('a file that the server has no more needs a reload of the page', async () => {
  const importCode = await loadImportCode();
  network.mockResolvedValueOnce(new Response('', { status: 404 }));
  await expect(importCode(async () => module, ['a.js'])).rejects.toMatchObject({ name: 'NeedsReload' });
});

it('a file that the page preloads is not fetched beside', async () => {
  const importCode = await loadImportCode();
  document.head.innerHTML = '<link rel="modulepreload" href="/a.js">';
  await expect(importCode(async () => module, ['a.js'])).resolves.toBe(module);
  expect(network).not.toHaveBeenCalled();
});

it('an import that fails for a failed preload needs a reload, once its files can be fetched', async () => {
  const importCode = await loadImportCode();
  document.head.innerHTML = '<link rel="modulepreload" href="/a.js">';
  const held = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(importCode(held, ['a.js'])).rejects.toThrow('Failed to fetch');
  const error = await importCode(held, ['a.js']).catch((reason: unknown) => reason);
  expect((error as Error).name).toBe(NeedsReload.name);
});

it('a file that does not arrive within a minute counts as not arrived', async () => {
  const importCode = await loadImportCode();
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.stubGlobal(
    'fetch',
    (_: string, init?: RequestInit) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('too long'))),
      ),
  );
  const load = vi.fn(async () => module);
  const imported = importCode(load, ['a.js']);
  limit.abort();
  await expect(imported).rejects.toThrow('too long');
  expect(timeout).toHaveBeenCalledWith(60_000);
  expect(load).not.toHaveBeenCalled();
});
