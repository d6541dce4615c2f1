import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const { argv, exitCode } = process;
const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  vi.resetModules();
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(`out: ${line}`));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void printed.push(`error: ${line}`));
});
afterEach(() => {
  process.argv = argv;
  process.exitCode = exitCode;
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Starts the program as `npm run content -- <words>` does, and returns its exit code. */
async function start(...words: string[]) {
  process.argv = ['node', 'cli.ts', ...words];
  await import('./cli.ts');
  return process.exitCode;
}

it('the content command prints what it found, and ends with its exit code', async () => {
  expect([await start('help'), printed]).toEqual([0, [expect.stringMatching(/^out: Documents of the shop/)]]);
});

it('the content command asks the server with the token of the environment, and prints what is wrong apart', async () => {
  const fetched = vi.fn(async () =>
    Response.json({ status: 'SUCCESS', data: { versions: [], history: [] } }),
  );
  vi.stubGlobal('fetch', fetched);
  vi.stubEnv('AUTHOR_TOKEN', 'token-of-asha');
  expect(await start('versions', 'landing/default', '--server', 'http://shop.test')).toBe(2);
  expect(printed).toEqual(['error: landing/default was never published.']);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    'http://shop.test/content-service/ve1/documents/landing/default/versions',
    { method: 'GET', headers: { authorization: 'Bearer token-of-asha' }, signal: expect.any(AbortSignal) },
  );
});
