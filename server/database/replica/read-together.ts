import type { Database } from '../database.ts';
import { ReplicaLost } from './replica-dialect.ts';

/** Reads several tables as they were at one moment. What the replica cannot finish is read from the primary. */
export async function readTogether<T>(db: Database, read: (db: Database) => Promise<T>): Promise<T> {
  const together = () =>
    db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
  try {
    return await together();
  } catch (error) {
    if (error instanceof ReplicaLost) return together();
    throw error;
  }
}
