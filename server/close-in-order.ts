import type { FastifyInstance } from 'fastify';

interface Parts {
  readonly app: Pick<FastifyInstance, 'close' | 'server'>;
  readonly closeDatabase: () => Promise<void>;
  /** What is not answered by then is cut off. */
  readonly answersMs: number;
}

/** No new requests, those under way answered, and then the database closed, however the rest went. */
export async function closeInOrder({ app, closeDatabase, answersMs }: Parts): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), answersMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
    await closeDatabase();
  }
}
