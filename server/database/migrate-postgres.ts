import { StartFault } from '../start-fault.ts';
import { connectPostgres } from './connect-postgres.ts';
import type { Database } from './database.ts';
import { type Migrated, migrate, type MigrateOptions, stepsToRun } from './migrate.ts';

interface MigratePostgresOptions extends MigrateOptions {
  /** Without it, steps that have not run are a fault. */
  readonly mayMigrate: boolean;
  /** What is done once the database has the schema, without a time limit. */
  readonly afterwards?: (db: Database) => Promise<unknown>;
}

/**
 * Migrates a PostgreSQL database by a connection of its own, whose queries have no time limit: a step may take long. Also returns the name of
 * the database for messages, which holds no password. Throws a StartFault when it cannot be used.
 */
export async function migratePostgres(
  url: string,
  { mayMigrate, afterwards = async () => {}, ...options }: MigratePostgresOptions,
): Promise<Migrated & { readonly name: string }> {
  return withPostgres(url, async (db, name) => {
    if (mayMigrate) {
      const migrated = await migrate(db, options);
      await afterwards(db);
      return { ...migrated, name };
    }
    const { missing, newerSteps } = await stepsToRun(db, options);
    if (missing.length > 0) {
      throw new StartFault(
        `The database lacks schema steps of this build (${missing.join(', ')}), and MIGRATE_AT_START is off.`,
        'Run npm run migrate (or node dist/server/migrate.js) first, or set MIGRATE_AT_START=on.',
      );
    }
    return { ran: [], newerSteps, name };
  });
}

/** Names the steps that a migration of this database would run, and changes nothing. */
export function stepsOfPostgres(url: string, options: MigrateOptions = {}): Promise<readonly string[]> {
  return withPostgres(url, async (db) => (await stepsToRun(db, options)).missing);
}

const connectionMs = 5000;

async function withPostgres<T>(
  url: string,
  work: (db: ReturnType<typeof connectPostgres>['db'], name: string) => Promise<T>,
): Promise<T> {
  const { host, pathname } = new URL(url);
  const name = `PostgreSQL at ${host}${pathname}`;
  const { db } = connectPostgres(url, 1, { connection: connectionMs });
  try {
    return await work(db, name);
  } catch (error) {
    if (error instanceof StartFault) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartFault(
      `${name} cannot be used: ${message || code}.`,
      'Check that it runs and takes connections, and that user, password and database name in DATABASE_URL are right. Without DATABASE_URL the embedded database is used.',
      { cause: error },
    );
  } finally {
    await db.destroy();
  }
}
