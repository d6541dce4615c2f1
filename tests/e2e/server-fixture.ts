import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test as base, type Request as PageRequest } from '@playwright/test';
import { noSettings } from '#server/testing/no-settings.ts';
import type { PreparedCustomers } from './customers.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
// Guards against endless waiting on a busy machine; it measures nothing.
const START_LIMIT_MS = 150_000;
const ASK_EVERY_MS = 100;
const STOP_LIMIT_MS = 10_000;
const WORDS_SHOWN = 2_000;
/** A page whose script runs without end answers nothing. */
const ANSWER_LIMIT_MS = 5_000;

/** The built product, running with a database of its own. */
export interface RunningApp {
  readonly url: string;
  /** For the authoring calls: `Authorization: Bearer …`. */
  readonly authorToken: string;
  readonly dataDir: string;
  /** Ends the server as the system does when it runs out of memory: without a word. */
  readonly kill: () => Promise<void>;
  /** Starts it at the same address and with the same database, unless it runs. Resolves when it is ready. */
  readonly startAgain: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port.');
  return address.port;
}

async function untilReady(url: string, { server, said }: { server: ChildProcess; said: () => string }) {
  const limit = performance.now() + START_LIMIT_MS;
  while (performance.now() < limit) {
    if (server.exitCode !== null)
      throw new Error(`The server stopped with code ${server.exitCode}:\n${said()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) return;
    await pause(ASK_EVERY_MS);
  }
  throw new Error(`The server was not ready after ${START_LIMIT_MS / 1000} s:\n${said()}`);
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function stop(server: ChildProcess) {
  if (hasEnded(server)) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  const late = setTimeout(() => server.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(late);
}

const builtServer = 'dist/server/main.js';

/** The id of each browser, in the bucket that gets the plain variant of every experiment. */
export const plainClient = '1700000000.100';

/** Runs in the page. */
function pageState() {
  const { app = 'not started' } = document.documentElement.dataset;
  return {
    summary: `${location.href} is ${document.readyState} and ${document.visibilityState}, the app: ${app}`,
    words: document.body.innerText,
  };
}

/** A database for the browser tests, independent of the time of day, and logged-in customers. */
export async function prepareCountry(withTwoPhones: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'e2e-data-'));
  const program = join(root, 'tests/e2e/prepare-country.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', program, dataDir, String(withTwoPhones)],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  );
  return { dataDir, ...(JSON.parse(stdout) as PreparedCustomers) };
}

/**
 * Starts the built server on a free port; `settings` are environment variables over the usual ones. Without a `dataDir` it has an empty
 * database; either is removed with the server.
 */
export async function startApp(
  settings: Record<string, string> = {},
  { dataDir: given }: { dataDir?: string } = {},
): Promise<RunningApp & { stop: () => Promise<void> }> {
  if (!existsSync(join(root, builtServer)))
    throw new Error(`There is no ${builtServer}: the product is not built. Run \`npm run build\` first.`);
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'e2e-data-')));
  const port = await freePort();
  const authorToken = randomBytes(24).toString('hex');
  const url = `http://127.0.0.1:${port}`;
  const launch = () =>
    spawn(process.execPath, [builtServer], {
      cwd: root,
      env: {
        ...process.env,
        ...noSettings,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: dataDir,
        AUTHOR_TOKEN: authorToken,
        LOG_LEVEL: 'warn',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  let server: ReturnType<typeof launch> | undefined;
  // An interrupted run leaves no process behind.
  const end = () => server?.kill('SIGKILL');
  process.once('exit', end);
  const stopAll = async () => {
    if (server) await stop(server);
    process.off('exit', end);
    await rm(dataDir, { recursive: true, force: true });
  };
  async function start() {
    if (server && !hasEnded(server)) return;
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
    };
    const started = launch();
    server = started;
    started.stdout.on('data', listen);
    started.stderr.on('data', listen);
    await untilReady(url, { server: started, said: () => output });
  }
  async function kill() {
    const running = server;
    if (!running || hasEnded(running)) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  }
  try {
    await start();
  } catch (error) {
    await stopAll();
    throw error;
  }
  return { url, authorToken, dataDir, kill, startAgain: start, stop: stopAll };
}

/** The running product of a worker, with customers who have a session. */
export interface JourneyApp extends RunningApp, PreparedCustomers {}

export interface WorkerOptions {
  /** How many of them the server knows. */
  readonly customersWithTwoPhones: number;
}

/**
 * `test` with a running product: `app` is one server for all specs of a worker, and `page.goto('/menu')` goes to it. An exception that
 * nothing in the page caught fails the test it happened in.
 */
export const test = base.extend<
  { uncaughtErrors: Error[]; wordsOnFailure: void },
  WorkerOptions & { app: JourneyApp }
>({
  customersWithTwoPhones: [12, { option: true, scope: 'worker' }],
  app: [
    async ({ customersWithTwoPhones }, provide) => {
      const { dataDir, ...prepared } = await prepareCountry(customersWithTwoPhones);
      const { stop: stopApp, ...running } = await startApp({ KITCHEN_SPEED: '1' }, { dataDir });
      const app = { ...running, ...prepared };
      await provide(app);
      await stopApp();
    },
    { scope: 'worker', timeout: 2 * START_LIMIT_MS + STOP_LIMIT_MS },
  ],
  baseURL: async ({ app }, provide) => {
    await provide(app.url);
  },
  // In the bucket that gets the plain variant of every experiment, because the bucket of a browser is random.
  page: async ({ page }, provide) => {
    await page.addInitScript((id) => {
      // A page inside the page is somebody else's.
      const isPage = window === top && location.protocol.startsWith('http');
      if (isPage && localStorage.getItem('gaId') === null)
        localStorage.setItem('gaId', JSON.stringify({ v: 1, d: id }));
    }, plainClient);
    await provide(page);
    // A handler of the test may still wait for the server. Its error would count for the next test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  // What a person would have read and what the page waited for, for whoever has the output of a failed run alone.
  wordsOnFailure: [
    async ({ page }, provide, test) => {
      const unanswered = new Set<PageRequest>();
      page.on('request', (request) => unanswered.add(request));
      page.on('requestfinished', (request) => unanswered.delete(request));
      page.on('requestfailed', (request) => unanswered.delete(request));
      await provide();
      if (test.status === test.expectedStatus || page.isClosed()) return;
      const waitsFor = [...unanswered].map((request) => new URL(request.url()).pathname).join('\n');
      const state = await Promise.race([page.evaluate(pageState), pause(ANSWER_LIMIT_MS)]);
      const { summary, words } = state ?? { summary: `${page.url()} does not answer`, words: '' };
      process.stdout.write(`On the page of '${test.title}': ${words.slice(0, WORDS_SHOWN)}\n`);
      // Among the last lines of the output, which are all that some runs keep.
      const body = `${summary}\nwaits for: ${waitsFor || 'nothing'}`;
      await test.attach('page', { body, contentType: 'text/plain' });
    },
    { auto: true },
  ],
  uncaughtErrors: [
    async ({ page }, provide) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await provide(errors);
      base
        .expect(
          errors.map((error) => error.stack ?? error.message),
          'exceptions that nothing in the page caught',
        )
        .toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = test.expect;
