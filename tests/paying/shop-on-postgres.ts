import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Database, openDatabase } from '#server/database/database.ts';
import { gazetteer } from '#server/locator/seed/seed-country.ts';
import { findPostgres, noPostgres } from '#server/testing/find-postgres.mjs';
import { startPostgres } from '#server/testing/postgres-cluster.ts';
import type { Reached } from '#server/sandbox/gateways/testing/gateway-browser.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { startProxy, type Trouble } from './proxy.ts';
import { repeating, until } from './repeating.ts';
import { createStartedServer, type StartedServer } from './started-server.ts';

interface Options {
  /** Whether the servers reach the database through PgBouncer. */
  readonly isPooled?: boolean;
  readonly trouble?: () => Trouble;
  readonly onReply?: (count: number) => void;
}

export type ShopOnPostgres = Awaited<ReturnType<typeof openShopOnPostgres>>;

/** Two processes of the server on one PostgreSQL, behind a proxy. */
export async function openShopOnPostgres({ isPooled = false, ...options }: Options = {}) {
  const programs = findPostgres();
  if (!programs) throw new Error(noPostgres);
  const folder = mkdtempSync(join(tmpdir(), 'paying-'));
  const cluster = startPostgres(programs);
  const url = cluster.createDatabase('paying');
  const { db, close } = await openDatabase(
    { DATABASE_URL: url, DATABASE_POOL_SIZE: 4, DATA_DIR: folder },
    { firstRows: gazetteer },
  );
  const pooler = isPooled ? await startPgBouncer(url) : undefined;
  const serverOf = (name: string, at = pooler?.url ?? url) =>
    createStartedServer({ DATA_DIR: join(folder, name), DATABASE_URL: at });
  const servers = [serverOf('one'), serverOf('other')] as const;
  // One after the other: the first fills the database.
  for (const server of servers) await server.start();
  const proxy = await startProxy({ servers, ...options });
  const server: Reached = repeating(async () => proxy.address);
  let ahead = 0;

  /** A question of the test itself, which PostgreSQL may be away for. */
  async function ask<T>(question: (from: Database) => Promise<T>): Promise<T> {
    let answer: { readonly is: T } | undefined;
    let why: unknown;
    await until(async () => {
      try {
        answer = { is: await question(db) };
      } catch (error) {
        why = error;
      }
      return answer !== undefined;
    });
    if (!answer) throw new Error('The database did not come back.', { cause: why });
    return answer.is;
  }

  const now = () => Date.now() + ahead;

  return {
    server,
    servers,
    /** The address of the servers. */
    databaseUrl: pooler?.url ?? url,
    db,
    ask,
    now,
    replies: proxy.replies,
    /** Every process has the time of the test. */
    async pass(milliseconds: number) {
      ahead += milliseconds;
      await Promise.all(servers.map((one) => one.setAhead(ahead)));
    },
    async killAndStart(one: StartedServer) {
      await one.kill();
      await one.start();
    },
    /** As an operator restarts it: every connection is cut. */
    restartDatabase() {
      cluster.shutDown();
      cluster.start();
    },
    /** As a network between a server and its database does. */
    /** A server on a copy of the database, as after a restore, with the same secrets. */
    async startOnCopy() {
      const copied = cluster.dumpAndRestore('paying', 'restored');
      const started = serverOf('restored', copied);
      const opened = await openDatabase(
        { DATABASE_URL: copied, DATABASE_POOL_SIZE: 1, DATA_DIR: folder, MIGRATE_AT_START: false },
        { firstRows: gazetteer },
      );
      await started.start();
      return {
        server: repeating(started.address),
        db: opened.db,
        async stop() {
          await started.kill();
          await opened.close();
        },
      };
    },
    async cutConnections() {
      await ask((from) =>
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
          from,
        ),
      );
    },
    /** Until the processes have looked at everything that is due. */
    nothingDue: () =>
      until(() =>
        ask(async (from) => {
          const due = await from
            .selectFrom('order_transactions')
            .select('id')
            .where('next_check_at', '<=', new Date(now()))
            .limit(1)
            .execute();
          return due.length === 0;
        }),
      ),
    async close() {
      proxy.close();
      await Promise.all(servers.map((one) => one.kill()));
      await close();
      await pooler?.stop();
      cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
