import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { gazetteer } from '../locator/seed/seed-country.ts';
import { StartFault } from '../start-fault.ts';
import { describeDatabases, describePostgres } from '../testing/databases.ts';
import { findPostgres, mustHavePostgres, noPostgres } from '../testing/find-postgres.mjs';
import { type PostgresCluster, startPostgres } from '../testing/postgres-cluster.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate, schemaHash, stepsToRun } from './migrate.ts';
import { migratePostgres, stepsOfPostgres } from './migrate-postgres.ts';
import type { Migration } from './migrations/migration.ts';
import { migrations } from './migrations/migrations.ts';

const newer: Migration = {
  id: '999-test',
  statements: ['create table test_step (id integer)'],
  isAdditive: true,
};

async function withoutNewerStep(db: Database) {
  await sql`drop table if exists test_step`.execute(db);
  await sql`delete from migrations where id = ${newer.id}`.execute(db);
}

function faultOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'There was no fault.',
    (error: unknown) => error,
  );
}

describeDatabases('migrations', (open) => {
  it('have run once, and run no more', async () => {
    const db = await open();
    const { rows } = await sql<{ id: string }>`select id from migrations order by id`.execute(db);
    expect(rows.map(({ id }) => id)).toEqual(migrations.map(({ id }) => id));
    expect(await migrate(db)).toEqual({ ran: [], newerSteps: [] });
  });

  it('run a new step, and several processes at once run it once', async () => {
    const db = await open();
    const steps = [...migrations, newer];
    try {
      const ran = await Promise.all([migrate(db, { steps }), migrate(db, { steps })]);
      expect(ran.flatMap((each) => each.ran)).toEqual([newer.id]);
    } finally {
      await withoutNewerStep(db);
    }
  });

  it('leave everything as it was when a step fails', async () => {
    const db = await open();
    const steps = [...migrations, { ...newer, statements: [...newer.statements, 'create nonsense'] }];
    await expect(migrate(db, { steps })).rejects.toThrow(/nonsense/);
    await expect(sql`select * from test_step`.execute(db)).rejects.toThrow(/test_step/);
  });

  it('are named before they run', async () => {
    const db = await open();
    expect(await stepsToRun(db, { steps: [...migrations, newer] })).toEqual({
      missing: [newer.id],
      newerSteps: [],
    });
    await expect(sql`select * from test_step`.execute(db)).rejects.toThrow(/test_step/);
  });

  it('refuse a database that a newer build has changed', async () => {
    const db = await open();
    const { isAdditive, ...changing } = newer;
    try {
      await migrate(db, { steps: [...migrations, changing] });
      await expect(migrate(db)).rejects.toThrow(`does not know (${newer.id})`);
      await expect(stepsToRun(db)).rejects.toThrow(`does not know (${newer.id})`);
    } finally {
      await withoutNewerStep(db);
    }
  });

  it('let an older build run beside a newer one that only added to the schema', async () => {
    const db = await open();
    try {
      await migrate(db, { steps: [...migrations, newer] });
      expect(await migrate(db)).toEqual({ ran: [], newerSteps: [newer.id] });
      expect(await stepsToRun(db)).toEqual({ missing: [], newerSteps: [newer.id] });
    } finally {
      await withoutNewerStep(db);
    }
  });

  it('write what is additive also of steps that ran before this was recorded', async () => {
    const db = await open();
    try {
      await migrate(db, { steps: [...migrations, newer] });
      await sql`alter table migrations drop column is_additive`.execute(db);
      await expect(migrate(db)).rejects.toThrow(`does not know (${newer.id})`);
      await migrate(db, { steps: [...migrations, newer] });
      expect((await migrate(db)).newerSteps).toEqual([newer.id]);
    } finally {
      await withoutNewerStep(db);
    }
  });
});

describePostgres('a migration', (open) => {
  const steps = [
    ...migrations,
    { ...newer, statements: ['alter table leaderboard add column test_column integer'] },
  ];
  const clean = async (db: Database) => {
    await sql`alter table leaderboard drop column if exists test_column`.execute(db);
    await withoutNewerStep(db);
  };

  it('lets others pass while a table is in use, and tries again', async () => {
    const db = await open();
    const reader = await db.startTransaction().execute();
    await reader.selectFrom('leaderboard').selectAll().execute();
    const pauses: number[] = [];
    try {
      const { ran } = await migrate(db, {
        steps,
        lockWaitMs: 50,
        async pause() {
          // Nothing of the migration holds up a query now.
          pauses.push((await db.selectFrom('leaderboard').selectAll().execute()).length);
          if (pauses.length === 2) await reader.commit().execute();
        },
      });
      expect(ran).toEqual([newer.id]);
      expect(pauses).toEqual([0, 0]);
    } finally {
      await clean(db);
    }
  });

  it('of a table that stays in use gives up, says why, and has changed nothing', async () => {
    const db = await open();
    const reader = await db.startTransaction().execute();
    await reader.selectFrom('leaderboard').selectAll().execute();
    try {
      const fault = await faultOf(migrate(db, { steps, lockWaitMs: 20, tries: 3, pause: async () => {} }));
      expect(fault).toBeInstanceOf(StartFault);
      expect((fault as StartFault).message).toMatch(/not migrated.*lock timeout; tried 3 times/);
      expect((fault as StartFault).cure).toContain('pg_stat_activity');
    } finally {
      await reader.rollback().execute();
    }
    expect((await stepsToRun(db, { steps })).missing).toEqual([newer.id]);
  });
});

const programs = findPostgres();

describe.skipIf(!programs && !mustHavePostgres(process.env))('an empty PostgreSQL database', () => {
  let cluster: PostgresCluster | undefined;
  let url = '';
  beforeAll(() => {
    if (!programs) throw new Error(noPostgres);
    cluster = startPostgres(programs, mkdtempSync(join(inject('runFolder'), 'cluster-')));
    url = cluster.createDatabase('empty');
  }, 60_000);
  afterAll(() => cluster?.stop());

  it('is not migrated by a start with MIGRATE_AT_START=off, and is used so once it has been migrated', async () => {
    const settings = { DATABASE_URL: url, DATABASE_POOL_SIZE: 1, DATA_DIR: '', MIGRATE_AT_START: false };
    const fault = await faultOf(openDatabase(settings, { firstRows: gazetteer }));
    expect((fault as StartFault).message).toContain('lacks schema steps of this build (001-sessions, ');
    expect((fault as StartFault).cure).toContain('npm run migrate');
    const names = migrations.map(({ id }) => id);
    expect(await stepsOfPostgres(url)).toEqual(names);
    const afterwards = async (db: Database) => {
      expect(await db.selectFrom('counted_marks').selectAll().execute()).toEqual([]);
      await sql`comment on table counted_marks is 'done afterwards'`.execute(db);
    };
    expect((await migratePostgres(url, { mayMigrate: true, afterwards })).ran).toEqual(names);
    expect(await stepsOfPostgres(url)).toEqual([]);
    const { db, isOfNewerBuild, close } = await openDatabase(settings, { firstRows: gazetteer });
    const { rows } = await sql`select obj_description('counted_marks'::regclass) as said`.execute(db);
    expect(rows).toEqual([{ said: 'done afterwards' }]);
    expect(isOfNewerBuild).toBe(false);
    await close();
  });

  it('to which a newer build has added says so to an older one', async () => {
    await migratePostgres(url, { mayMigrate: true, steps: [...migrations, newer] });
    const settings = { DATABASE_URL: url, DATABASE_POOL_SIZE: 1, DATA_DIR: '' };
    for (const MIGRATE_AT_START of [true, false]) {
      const { isOfNewerBuild, close } = await openDatabase(
        { ...settings, MIGRATE_AT_START },
        { firstRows: gazetteer },
      );
      expect(isOfNewerBuild).toBe(true);
      await close();
    }
  });
});

describe('a step that says it is additive', () => {
  // What an older build does not see: new tables with what stands on them, and columns that it need not fill.
  const additive = [
    /^create (table|index|unique index|sequence|type) /,
    // No build reads an index.
    /^drop index /,
    /^create (or replace )?(function|trigger) /,
    /^alter table \w+ add column (?!.*not null(?!.* default )).*$/,
    /^insert into /,
    // A table that becomes the only partition of one with its name and columns.
    /^alter table (\w+) rename to \1_before$/,
    /^alter index (\w+) rename to \1_before$/,
    /^alter table \w+_before alter column id drop identity$/,
    // What an older build writes keeps to it anyway.
    /^alter table \w+_before drop constraint \w+$/,
    /^alter table (\w+) attach partition \1_before default$/,
    // As the old table has it.
    /^alter table orders add constraint orders_store_id_fkey foreign key \(store_id\) references stores \(id\)$/,
    /^select setval\(/,
    // The rights that there were, on the table with the same name.
    /^do \$\$ declare had record; begin for had in select .* loop execute format\('grant [^;]*; end loop; end \$\$$/,
  ];
  const declared = migrations.filter(({ isAdditive }) => isAdditive);

  it.each(declared.map(({ id, statements }) => [id, statements] as const))('%s', (_, statements) => {
    for (const statement of statements)
      expect(additive.some((form) => form.test(statement.trim().replaceAll(/\s+/g, ' ')))).toBe(true);
  });

  it('is one of those that there are', () => expect(declared.length).toBeGreaterThan(0));
});

it('names the snapshot by the schema', () => {
  expect(schemaHash(migrations)).toBe(schemaHash([...migrations]));
  expect(schemaHash(migrations.slice(1))).not.toBe(schemaHash(migrations));
});
