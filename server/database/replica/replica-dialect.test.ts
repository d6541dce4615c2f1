import { sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { readTogether } from './read-together.ts';
import { fakeDatabases } from './testing/fake-databases.ts';

const says = (who: string) => async () => ({ rows: [{ who }] });
const fails = (error: Error) => async () => {
  throw error;
};

async function whoAnswers(db: Database): Promise<string | undefined> {
  return (await sql<{ who: string }>`select who`.execute(db)).rows[0]?.who;
}

const refused = (code: string) => Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code });

it('reads from the primary what has no leave to be old, and from the replica what has it', async () => {
  const { db, publicly, reads, open } = fakeDatabases({ primary: says('primary'), replica: says('replica') });
  expect(await whoAnswers(db)).toBe('primary');
  expect(await publicly(() => whoAnswers(db))).toBe('replica');
  expect(await whoAnswers(db)).toBe('primary');
  expect(reads).toEqual(['primary', 'replica', 'primary']);
  expect(open()).toBe(0);
});

it.each([
  ['no answer', new Error('Query read timeout')],
  ['a query that recovery cancels', refused('40001')],
  ['a table that is not there yet', refused('42P01')],
])('asks the primary after %s, and goes on there', async (_, error) => {
  const { db, publicly, asked, reads, open } = fakeDatabases({
    primary: says('primary'),
    replica: fails(error),
  });
  const both = await publicly(async () => [await whoAnswers(db), await whoAnswers(db)]);
  expect(both).toEqual(['primary', 'primary']);
  expect(asked).toEqual(['replica: select who', 'primary: select who', 'primary: select who']);
  expect(reads).toEqual(['primary', 'primary']);
  expect(open()).toBe(0);
});

it('takes no answer that came when the replica was too old already', async () => {
  const { db, publicly, set, open } = fakeDatabases({
    primary: says('primary'),
    async replica() {
      set.isGood = false;
      return { rows: [{ who: 'replica' }] };
    },
  });
  expect(await publicly(() => whoAnswers(db))).toBe('primary');
  expect(open()).toBe(0);
});

it('takes no value for a fault of the replica that no database takes', async () => {
  const { db, publicly, asked, set } = fakeDatabases({
    primary: says('primary'),
    replica: fails(refused('22021')),
  });
  await expect(publicly(() => whoAnswers(db))).rejects.toMatchObject({ code: '22021' });
  expect(asked).toEqual(['replica: select who']);
  expect(set.isGood).toBe(true);
});

it('reads together what belongs together, from one of them', async () => {
  const { db, publicly, asked, open } = fakeDatabases({ primary: says('primary'), replica: says('replica') });
  const read = async (from: Database) => [await whoAnswers(from), await whoAnswers(from)];
  expect(await publicly(() => readTogether(db, read))).toEqual(['replica', 'replica']);
  expect(asked).toEqual(['replica: begin', 'replica: select who', 'replica: select who', 'replica: commit']);
  expect(open()).toBe(0);
});

it.each([1, 2])('begins anew on the primary when query %i of several is lost', async (lost) => {
  let count = 0;
  const { db, publicly, asked, open } = fakeDatabases({
    primary: says('primary'),
    async replica({ sql: text }) {
      if (text === 'select who' && ++count === lost) throw new Error('Connection terminated unexpectedly');
      if (text === 'rollback') throw new Error('Client was closed');
      return { rows: [{ who: 'replica' }] };
    },
  });
  const read = async (from: Database) => [await whoAnswers(from), await whoAnswers(from)];
  expect(await publicly(() => readTogether(db, read))).toEqual(['primary', 'primary']);
  expect(asked.slice(-5)).toEqual([
    'replica: rollback',
    'primary: begin',
    'primary: select who',
    'primary: select who',
    'primary: commit',
  ]);
  expect(open()).toBe(0);
});

it.each(['begin', 'commit'])('reads from the primary when the %s is lost', async (step) => {
  const { db, publicly, open } = fakeDatabases({
    primary: says('primary'),
    async replica({ sql: text }) {
      if (text === step) throw new Error('Connection terminated unexpectedly');
      return { rows: [{ who: 'replica' }] };
    },
  });
  expect(await publicly(() => readTogether(db, whoAnswers))).toBe('primary');
  expect(open()).toBe(0);
});

it('says of the primary what it says: nobody is asked after it', async () => {
  const { db, publicly, open } = fakeDatabases({
    primary: fails(new Error('The primary is away')),
    replica: fails(new Error('The replica is away')),
  });
  await expect(publicly(() => whoAnswers(db))).rejects.toThrow('The primary is away');
  expect(open()).toBe(0);
});
