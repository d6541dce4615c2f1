import type { Database } from '../../database/database.ts';
import { createPromosRepository } from '../promos-repository.ts';

/** The offers of a database, each of which has to be readable. */
export function promosOf(db: Database) {
  return createPromosRepository({
    db,
    now: Date.now,
    onFault({ code, message }) {
      throw new Error(`${code}: ${message}`);
    },
  });
}
