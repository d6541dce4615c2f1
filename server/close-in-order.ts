import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings.ts';

interface Parts {
  /** Says that the server is not ready any more, and resolves when nobody sends it requests: until then they are taken as ever. */
  readonly drain: () => Promise<unknown>;
  readonly app: Pick<FastifyInstance, 'close' | 'server'>;
  /** Each done when nothing of it uses the database any more. */
  readonly stopOthers: readonly (() => Promise<void>)[];
  readonly closeDatabase: () => Promise<void>;
  /** Requests without an answer after this time are cut off. */
  readonly answersMs: number;
}

interface Drain extends Pick<Parts, 'drain'> {
  /** Aborted from the moment at which the server is not ready any more. */
  readonly ending: AbortSignal;
}

/** The time of the settings in which load balancers notice that the server is not ready. */
export function createDrain(
  { DRAIN_WAIT_MS }: Pick<Settings, 'DRAIN_WAIT_MS'>,
  wait: (ms: number) => Promise<unknown> = setTimeout,
): Drain {
  const ending = new AbortController();
  return {
    ending: ending.signal,
    drain() {
      ending.abort();
      return wait(DRAIN_WAIT_MS);
    },
  };
}

/**
 * Says that it is not ready, and waits until nobody sends requests any more. Then it refuses new ones, waits for the running ones and what runs
 * beside them, and closes the database, even after an error.
 */
export async function closeInOrder({
  drain,
  app,
  stopOthers,
  closeDatabase,
  answersMs,
}: Parts): Promise<void> {
  await drain();
  const cut = globalThis.setTimeout(() => app.server.closeAllConnections(), answersMs);
  try {
    await Promise.all([...stopOthers.map((stop) => stop()), app.close()]);
  } finally {
    clearTimeout(cut);
    await closeDatabase();
  }
}
