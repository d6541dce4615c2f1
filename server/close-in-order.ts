import type { FastifyInstance } from 'fastify';

interface Parts {
  readonly app: Pick<FastifyInstance, 'close' | 'server'>;
  /** Each done when nothing of it uses the database any more. */
  readonly stopOthers: readonly (() => Promise<void>)[];
  readonly closeDatabase: () => Promise<void>;
  /** Requests without an answer after this time are cut off. */
  readonly answersMs: number;
}

/** Refuses new requests, waits for the running ones and what runs beside them, and then closes the database, even after an error. */
export async function closeInOrder({ app, stopOthers, closeDatabase, answersMs }: Parts): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), answersMs);
  try {
    await Promise.all([...stopOthers.map((stop) => stop()), app.close()]);
  } finally {
    clearTimeout(cut);
    await closeDatabase();
  }
}
