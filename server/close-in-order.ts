import type { FastifyInstance } from 'fastify';

interface Parts {
  readonly app: Pick<FastifyInstance, 'close' | 'server'>;
  readonly closeDatabase: () => Promise<void>;
  /** Requests without an answer after this time are cut off. */
  readonly answersMs: number;
}

/** Refuses new requests, waits for the running ones, and then closes the database, even after an error. */
export async function closeInOrder({ app, closeDatabase, answersMs }: Parts): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), answersMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
    await closeDatabase();
  }
}
