import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeDatabases } from '../testing/databases.ts';
import { migrate, schemaHash } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';

describeDatabases('migrations', (open) => {
  it('have run once, and run no more', async () => {
    const db = await open();
    const { rows } = await sql<{ id: string }>`select id from migrations order by id`.execute(db);
    expect(rows.map(({ id }) => id)).toEqual(migrations.map(({ id }) => id));
    expect(await migrate(db)).toEqual([]);
  });

  it('run a new step, and several processes at once run it once', async () => {
    const db = await open();
    const steps = [...migrations, { id: '999-test', statements: ['create table test_step (id integer)'] }];
    try {
      const ran = await Promise.all([migrate(db, steps), migrate(db, steps)]);
      expect(ran.flat()).toEqual(['999-test']);
    } finally {
      await sql`drop table test_step`.execute(db);
      await sql`delete from migrations where id = '999-test'`.execute(db);
    }
  });

  it('leave everything as it was when a step fails', async () => {
    const db = await open();
    const steps = [
      ...migrations,
      { id: '999-test', statements: ['create table test_step (id integer)', 'create nonsense'] },
    ];
    await expect(migrate(db, steps)).rejects.toThrow(/nonsense/);
    await expect(sql`select * from test_step`.execute(db)).rejects.toThrow(/test_step/);
  });

  it('refuse a database that a newer build has used', async () => {
    const db = await open();
    const [oldest, ...newer] = migrations;
    await expect(migrate(db, oldest ? [oldest] : [])).rejects.toThrow(
      `does not know (${newer.map(({ id }) => id).join(', ')})`,
    );
  });
});

it('names the snapshot by the schema', () => {
  expect(schemaHash(migrations)).toBe(schemaHash([...migrations]));
  expect(schemaHash(migrations.slice(1))).not.toBe(schemaHash(migrations));
});
