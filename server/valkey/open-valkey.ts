import { createClient } from '@redis/client';
import type { Logger } from 'pino';

/** Milliseconds: what is silent for longer is given up, and asked for anew. */
const connectMs = 1_000;
const silentMs = 3_000;
const pingMs = 1_000;
const reconnectMs = 500;

export interface Valkey {
  /** For the library that counts. Its commands are refused at once while there is no connection. */
  readonly client: object;
  /** Whether there is a connection. */
  readonly isReady: () => boolean;
  readonly close: () => Promise<void>;
}

/**
 * Connects to Valkey or Redis, and again whenever the connection is lost. Nobody waits for it: a server starts and works without it, and the log says when
 * it is gone and when it is back.
 */
export function openValkey(url: string, log: Pick<Logger, 'warn' | 'info'>): Valkey {
  const client = createClient({
    // The client knows the older name alone.
    url: url.replace(/^valkey/, 'redis'),
    disableOfflineQueue: true,
    pingInterval: pingMs,
    socket: { connectTimeout: connectMs, socketTimeout: silentMs, reconnectStrategy: () => reconnectMs },
  });
  let isGone = false;
  client.on('error', (error: unknown) => {
    if (isGone) return;
    isGone = true;
    log.warn({ err: error }, 'Valkey does not answer: limits are counted in the database meanwhile');
  });
  client.on('ready', () => {
    if (isGone) log.info('Valkey answers again');
    isGone = false;
  });
  // It goes on trying, and its errors are told above.
  client.connect().catch(() => {});
  return {
    client,
    isReady: () => client.isReady,
    async close() {
      if (client.isOpen) client.destroy();
    },
  };
}
