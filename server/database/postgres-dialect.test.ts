import { Kysely, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { postgresDialect } from './postgres-dialect.ts';

/** A database whose statements all succeed, except `select 1`. */
function failingWith(error: Error) {
  const asked: string[] = [];
  const client = {
    async query(text: string) {
      asked.push(text);
      if (text === 'select 1') throw error;
      return { command: 'SELECT', rowCount: 0, rows: [] };
    },
    release() {},
  } as unknown as PostgresPoolClient;
  const db = new Kysely({
    dialect: postgresDialect({ pool: { connect: async () => client, end: async () => {} } }),
  });
  const run = () => db.transaction().execute((transaction) => sql`select 1`.execute(transaction));
  return { asked, run };
}

it('does not wait for a rollback on a connection that gives no answers', async () => {
  const { asked, run } = failingWith(new Error('Query read timeout'));
  await expect(run()).rejects.toThrow(DatabaseUnavailable);
  expect(asked).toEqual(['begin', 'select 1']);
});

it('rolls back where PostgreSQL itself refused the statement', async () => {
  const tookTooLong = Object.assign(new pg.DatabaseError('canceling statement', 0, 'error'), {
    code: '57014',
  });
  const { asked, run } = failingWith(tookTooLong);
  await expect(run()).rejects.toThrow(DatabaseUnavailable);
  expect(asked).toEqual(['begin', 'select 1', 'rollback']);
});
