import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureChromium } from '../browser/find-chromium.mjs';
import { CPU_SLOWDOWN } from './scripting.ts';

/** A task that is longer makes a tap wait (W3C, Long Tasks). */
const LONG_TASK_MS = 50;
const TRACE_SECONDS = 8;
/** The browser writes its trace a moment after the end; a slow machine takes longer. */
const WRITTEN_WITHIN_MS = 60_000;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** µs. */
  readonly ts: number;
  /** µs of the clock. */
  readonly dur?: number;
  /** µs of the processor. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
}

/**
 * Blocking time of a page that is opened for the first time, in ms of a phone that is a quarter as fast as this machine: what tasks after the first
 * paint take beyond 50 ms. Counted by the processor's time of the page's thread, so that other work of the machine does not count, and without a
 * debugger: with one, V8 parses all of React again for the stack traces of errors that React creates as marks.
 */
async function blockingOf(url: string): Promise<number> {
  const profile = mkdtempSync(join(tmpdir(), 'blocking-'));
  const file = join(profile, 'trace.json');
  const browser = spawn(
    ensureChromium(),
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      `--user-data-dir=${profile}`,
      '--window-size=412,823',
      '--force-device-scale-factor=1.75',
      '--trace-startup=devtools.timeline,toplevel,loading,blink.user_timing',
      `--trace-startup-file=${file}`,
      `--trace-startup-duration=${TRACE_SECONDS}`,
      '--trace-startup-format=json',
      url,
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  try {
    return blockingIn(await writtenTrace(file), url);
  } finally {
    browser.kill();
    await ended;
    // Processes of the browser still write for a moment.
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** The events of a trace, once all of it is written. */
async function writtenTrace(file: string): Promise<TraceEvent[]> {
  for (let waited = 0; waited < WRITTEN_WITHIN_MS; waited += 500) {
    await wait(500);
    if (!existsSync(file)) continue;
    try {
      return (JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] }).traceEvents;
    } catch {
      // It is still being written.
    }
  }
  throw new Error(`${file} was not written.`);
}

function blockingIn(events: readonly TraceEvent[], url: string): number {
  const opened = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  const painted = events.find(({ name, pid }) => name === 'firstContentfulPaint' && pid === opened?.pid);
  if (!painted) throw new Error(`The trace of ${url} has no first paint.`);
  const tasks = events
    .filter(({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && isOf(painted, { pid, tid }))
    .filter(({ ts }) => ts >= painted.ts)
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  let end = 0;
  let blocking = 0;
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    // A task within one that was counted.
    if (ts < end) continue;
    end = ts + dur;
    blocking += Math.max(0, (tdur / 1000) * CPU_SLOWDOWN - LONG_TASK_MS);
  }
  return blocking;
}

const isOf = (event: TraceEvent, { pid, tid }: Pick<TraceEvent, 'pid' | 'tid'>) =>
  event.pid === pid && event.tid === tid;

/** The same site at another port, which has no scripts of ours. */
async function siteWithoutScripts(site: URL) {
  const server = createServer((asked, answer) => {
    if (/\/assets\/[^/]+\.js$/.test(asked.url ?? '')) {
      answer.writeHead(404).end();
      return;
    }
    const { hostname, port } = site;
    const { method, headers, url: path } = asked;
    const onwards = request({ hostname, port, path, method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    onwards.once('error', () => answer.destroy());
    asked.pipe(onwards);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export interface Blocking {
  readonly whole: number;
  readonly without: number;
}

/** Blocking time of a page with and without our scripts, in turn, in ms. */
export async function blockingRuns(url: string, runs: number) {
  const { pathname, search, origin } = new URL(url);
  const bare = await siteWithoutScripts(new URL(origin));
  const measured: Blocking[] = [];
  try {
    // The first request of a page makes the server render and keep it.
    await fetch(url);
    for (let run = 0; run < runs; run += 1) {
      const whole = await blockingOf(url);
      measured.push({ whole, without: await blockingOf(new URL(pathname + search, bare.url).href) });
    }
  } finally {
    bare.close();
  }
  return measured;
}
