import pg from 'pg';
import { isDiskFull, toldDiskFull } from './disk-full.ts';

/** The database does not answer: the request may be sent again in a moment. Any other error of a query is the server's own. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** Seconds after which a client should ask again; each request tries a new connection, so it succeeds as soon as the database is back. */
export const askAgainSeconds = 2;

/**
 * Conditions of PostgreSQL that pass: connections broken (08), too many connections or no memory (53), shutdown and start (57P), a statement
 * or a transaction that took too long.
 */
const passing = /^(08|53|57P)|^57014$|^25P03$/;

/** The error of a query: DiskFull when nothing can be written, DatabaseUnavailable when the connection and not the query is the cause. */
export function errorOfQuery(error: unknown): unknown {
  if (isDiskFull(error)) return toldDiskFull(error);
  const isPassing =
    error instanceof pg.DatabaseError
      ? passing.test(error.code ?? '')
      : // The driver's own errors about lost connections, and those of the system, are plain ones.
        error instanceof Error && error.constructor === Error;
  return isPassing ? unavailable(error) : error;
}

export function unavailable(error: unknown): DatabaseUnavailable {
  const { message, code } = error as NodeJS.ErrnoException;
  return new DatabaseUnavailable(message || code, { cause: error });
}
