import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serverEnvironment, type ServerProcess, startServer } from './testing/server-process.ts';
import { dateInIndia } from './time-in-india.ts';

// Starting a process and a database takes seconds on a busy machine.
const timeout = 120_000;

let folder = '';
const started: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'main-'));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(env: Record<string, string>): ServerProcess {
  const server = startServer({ DATA_DIR: folder, ...env });
  started.push(server.child);
  return server;
}

it('refuses malformed settings in one message, without a stack', { timeout }, async () => {
  const { exit, said } = start({ PORT: 'eighty', SANDBOX: 'maybe' });
  expect(await exit).toBe(1);
  expect(said()).toContain('The server did not start. 2 settings are wrong:');
  expect(said()).toContain('PORT="eighty"');
  expect(said()).not.toMatch(/\n\s+at /);
});

it('says that the port is taken, and how to take another', { timeout }, async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { exit, said } = start({ PORT: String(port) });
  expect(await exit).toBe(1);
  expect(said()).toContain(`Port ${port} is taken by another program.`);
  expect(said()).toContain(`PORT=${port + 1} npm start`);
  expect(said()).not.toMatch(/\n\s+at /);
  // Nothing was made or filled before that was known.
  expect(readdirSync(folder)).toEqual([]);
  other.close();
});

it('says which process of the shop has the port', { timeout }, async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  // The parent of the test runner is a process that certainly runs.
  writeFileSync(join(folder, 'lock.pid'), String(process.ppid));
  const { exit, said } = start({ PORT: String(port) });
  expect(await exit).toBe(1);
  expect(said()).toContain(
    `Port ${port} is taken, and a server of this shop is running: process ${process.ppid}`,
  );
  expect(said()).toContain(`Stop it (kill ${process.ppid})`);
  other.close();
});

it('ends in order when the process that started it is killed', { timeout }, async () => {
  // In the place of the starter: gives the server a channel, and has no part in its end.
  const starter = spawn(
    process.execPath,
    [
      '-e',
      "require('node:child_process').spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })",
    ],
    { cwd: fileURLToPath(new URL('..', import.meta.url)), env: serverEnvironment({ DATA_DIR: folder }) },
  );
  started.push(starter);
  const lock = join(folder, 'lock.pid');
  let isLocked = false;
  starter.stdout.on('data', (chunk: Buffer) => {
    if (!chunk.toString().includes('Stop with Ctrl+C')) return;
    isLocked = existsSync(lock);
    starter.kill('SIGKILL');
  });
  // Its output stays open while the server runs.
  await new Promise((resolve) => starter.on('close', resolve));
  expect(isLocked).toBe(true);
  expect(existsSync(lock)).toBe(false);
});

it('starts, tells where it is, refuses a second process on its data, and ends in order', {
  timeout,
}, async () => {
  const first = start({ LOG_LEVEL: 'info' });
  await first.until('Stop with Ctrl+C');
  expect(first.said()).toMatch(/^\n {2}Ready at /);
  expect(first.said()).toContain('sandbox-author-token');
  const address = /Ready at (\S+)/.exec(first.said())?.[1];
  const landing = await fetch(`${address}/catalog-service/ve1/stores/14052/leftmenu`);
  expect(landing.status).toBe(200);

  const second = start({});
  expect(await second.exit).toBe(1);
  expect(second.said()).toContain(`in use by another process (pid ${first.child.pid})`);

  // Browsers open a spare connection for the next page; it must not delay the shutdown.
  const spare = connect(Number(new URL(address ?? '').port), '127.0.0.1').on('error', () => {});
  await once(spare, 'connect');
  // As when a terminal closes: the signal comes from the terminal, and again from the starter that forwards it.
  first.child.kill('SIGHUP');
  first.child.kill('SIGTERM');
  expect(await first.exit).toBe(0);
  expect(existsSync(join(folder, 'lock.pid'))).toBe(false);
});

it('makes the partitions of the time that comes before it is asked', { timeout }, async () => {
  const server = start({});
  await server.until('Stop with Ctrl+C');
  const today = dateInIndia(Date.now());
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  const client = await PGlite.create({ dataDir: join(folder, 'database') });
  try {
    const { rows } = await client.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relname like 'counted_marks_p%'",
    );
    expect(rows.map(({ name }) => name)).toContain(`counted_marks_p${today.replaceAll('-', '')}`);
    expect(rows).toHaveLength(8);
    const { rows: rests } = await client.query("select to_regclass('order_transaction_events_rest') as rest");
    expect(rests).toEqual([{ rest: 'order_transaction_events_rest' }]);
  } finally {
    await client.close();
  }
});

it('says that it is not ready before it takes no requests any more, for as long as the setting says', {
  timeout,
}, async () => {
  // Longer than a test may take: nothing here waits for it.
  const { child, until, said } = start({ DRAIN_WAIT_MS: '300000' });
  await until('Stop with Ctrl+C');
  const address = /Ready at (\S+)/.exec(said())?.[1];
  const statusOf = async (path: string) => (await fetch(`${address}${path}`)).status;
  expect(await statusOf('/readyz')).toBe(200);
  child.kill('SIGTERM');
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/catalog-service/ve1/stores/14052/leftmenu')).toBe(200);
});

it('makes no token when it does not start', { timeout }, async () => {
  const RENDERER = join(folder, 'renderer.mjs');
  writeFileSync(RENDERER, 'export const other = 1;');
  mkdirSync(join(folder, 'client/.vite'), { recursive: true });
  writeFileSync(join(folder, 'client/.vite/manifest.json'), '{}');
  const { exit, said } = start({ TRUST_PROXY: 'loopback', RENDERER, CLIENT_DIR: join(folder, 'client') });
  expect(await exit).toBe(1);
  expect(said()).toContain('exports no renderPage');
  expect(existsSync(join(folder, 'author-token'))).toBe(false);
});

it('makes a token where others may reach the sandbox, prints it once, and refuses the published one', {
  timeout,
}, async () => {
  const behindProxy = { TRUST_PROXY: 'loopback' };
  const first = start(behindProxy);
  await first.until('Stop with Ctrl+C');
  const token = /AUTHOR_TOKEN=(\S+)/.exec(first.said())?.[1];
  expect(first.said()).toContain(`kept in ${join(folder, 'author-token')}`);
  const address = /Ready at (\S+)/.exec(first.said())?.[1];
  const ask = (authorization: string) =>
    fetch(`${address}/content-service/ve1/documents`, { headers: { authorization } });
  expect((await ask('Bearer sandbox-author-token')).status).toBe(401);
  expect((await ask(`Bearer ${token}`)).status).toBe(200);
  first.child.kill('SIGTERM');
  expect(await first.exit).toBe(0);

  const second = start(behindProxy);
  await second.until('Stop with Ctrl+C');
  expect(second.said()).toContain(`kept in ${join(folder, 'author-token')}`);
  expect(second.said()).not.toContain(token);
});

it('does not start as a sandbox on an address for customers, and names the cure', { timeout }, async () => {
  const { exit, said } = start({ PUBLIC_ORIGIN: 'https://order.example.in' });
  expect(await exit).toBe(1);
  expect(said()).toContain('The server did not start.');
  expect(said()).toMatch(/SANDBOX=off for a shop of your own, or SANDBOX=on/);
  expect(existsSync(join(folder, 'database'))).toBe(false);
});

it('says in one line what a shop outside the sandbox lacks, and starts', { timeout }, async () => {
  const { said, until } = start({
    SANDBOX: 'off',
    AUTHOR_TOKEN: 'a-token-of-the-tests',
    SESSION_SECRET: 'a secret of the tests, long enough',
  });
  await until('Stop with Ctrl+C');
  expect(said()).toContain(
    'There are no stores and no products yet, so nothing can be ordered. Import yours: npm run import -- ',
  );
  // Nobody set a port for them.
  expect(said()).not.toContain('Metrics');
});

it('serves metrics at the address and port of their settings, and at no other', { timeout }, async () => {
  const { said, until } = start({ METRICS_PORT: '0', METRICS_HOST: '127.0.0.2' });
  await until('Stop with Ctrl+C');
  const url = said().match(/Metrics: (http:\/\/127\.0\.0\.2:\d+\/metrics)/)?.[1] ?? '';
  expect(await (await fetch(url)).text()).toContain('process_resident_memory_bytes');
  const shop = said().match(/Ready at (\S+)/)?.[1] ?? '';
  expect((await fetch(new URL('/metrics', shop))).status).toBe(404);
});
