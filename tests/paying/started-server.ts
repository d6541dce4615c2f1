import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServer } from '#server/testing/server-process.ts';
import { authorToken } from '#server/testing/test-app.ts';

const preload = fileURLToPath(new URL('moved-clock.mjs', import.meta.url));

type Variables = Parameters<typeof startServer>[0];

/** The real server in a process of its own, that is killed and started again, with a clock that the test moves. */
export interface StartedServer {
  /** Once it is ready. After `kill` it is another one, which waits for the next start. */
  readonly address: () => Promise<string>;
  readonly isUp: () => boolean;
  /** Ends it as the system does when it runs out of memory. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Ends it in order. */
  readonly stop: () => Promise<void>;
  /** Sets how far its clock is ahead, now and after each start. */
  readonly setAhead: (milliseconds: number) => Promise<void>;
}

interface Waiting {
  readonly promise: Promise<string>;
  readonly give: (address: string) => void;
}

function waiting(): Waiting {
  let give: Waiting['give'] = () => {};
  const promise = new Promise<string>((resolve) => (give = resolve));
  return { promise, give };
}

export function createStartedServer(env: Variables): StartedServer {
  let ahead = 0;
  let running: ServerProcess | undefined;
  let ready = waiting();
  let isReady = false;
  /** One message after the other, so that an answer is that of the last. */
  let telling: Promise<void> = Promise.resolve();

  async function start() {
    const started = startServer(
      {
        SESSION_TTL_SECONDS: '80000000',
        REFRESH_TTL_SECONDS: '80000000',
        GUESTS_PER_MINUTE: '1000000',
        // A gateway that is silent is waited for only as long as a busy machine needs.
        GATEWAY_TIMEOUT_MS: '1000',
        TRUST_PROXY: 'loopback',
        AUTHOR_TOKEN: authorToken,
        SESSION_SECRET: 'the secret of the tests, long enough',
        CLOCK_AHEAD_MS: String(ahead),
        ...env,
      },
      { preload },
    );
    running = started;
    await started.until('Stop with Ctrl+C');
    const [address] = /http:\/\/[\w.]+:\d+/.exec(started.said()) ?? [];
    if (address === undefined) throw new Error(`The server names no address: ${started.said()}`);
    isReady = true;
    ready.give(address);
  }

  /** What it is told is answered, unless it ends before: then the next start has the new time. */
  async function tell() {
    const asked = running;
    if (!isReady || !asked?.child.connected) return;
    const answered = new Promise<void>((resolve) => {
      asked.child.once('message', () => resolve());
      asked.child.send({ ahead }, (error) => error && resolve());
    });
    await Promise.race([answered, asked.exit]);
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM') {
    if (isReady) ready = waiting();
    isReady = false;
    running?.child.kill(signal);
    await running?.exit;
  }

  return {
    address: () => ready.promise,
    isUp: () => isReady,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    setAhead(milliseconds) {
      ahead = milliseconds;
      telling = telling.then(tell);
      return telling;
    },
  };
}
