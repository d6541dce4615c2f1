import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noSettings } from './testing/no-settings.ts';

// Starting a process and a database takes seconds on a busy machine.
const timeout = 120_000;
const root = fileURLToPath(new URL('..', import.meta.url));

let folder = '';
const started: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'main-'));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Process {
  readonly child: ChildProcess;
  readonly exit: Promise<number | null>;
  readonly said: () => string;
  /** Resolves once the output holds the text; rejects when the process ends before. */
  readonly until: (text: string) => Promise<void>;
}

function start(env: Record<string, string>): Process {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      ...noSettings,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      RENDERER: join(folder, 'none'),
      ...env,
    },
  });
  started.push(child);
  let output = '';
  const waiting: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const check of waiting) check();
    });
  }
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return {
    child,
    exit,
    said: () => output,
    until: (text) =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (output.includes(text)) resolve();
        };
        waiting.push(check);
        check();
        void exit.then(() => reject(new Error(`The server ended before it said '${text}': ${output}`)));
      }),
  };
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

it('starts, tells where it is, refuses a second process on its data, and ends in order', {
  timeout,
}, async () => {
  const first = start({});
  await first.until('Stop with Ctrl+C');
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
});
