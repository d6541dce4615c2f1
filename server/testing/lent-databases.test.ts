import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createContentRepository } from '../content/content-repository.ts';
import { openMemoryDatabase } from './databases.ts';
import { fixtureDocuments } from './documents.ts';
import { lendDatabase, type TestDatabase, unchanging } from './lent-databases.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openMemoryDatabase();
});
afterAll(() => opened.close());

/** Lends the one database as another kind, so that no other test file gets it meanwhile. */
function lender(kind: string) {
  const end = vi.fn(async () => {});
  const open = vi.fn(async () => ({ db: opened.db, close: end }));
  return { end, open, lend: () => lendDatabase(kind, open) };
}

it('is lent again, and empty, when a test file gives it back, and to one at a time', async () => {
  const { end, open, lend } = lender('given back');
  const first = await lend();
  await createContentRepository(first.db, Date.now).publish(fixtureDocuments, 'seed');
  await first.close();
  const second = await lend();
  expect(open).toHaveBeenCalledTimes(1);
  expect(await second.db.selectFrom('content_live').selectAll().execute()).toEqual([]);
  await lend();
  expect(open).toHaveBeenCalledTimes(2);
  expect(end).not.toHaveBeenCalled();
});

it('is ended, and not lent again, after a test has changed its schema', async () => {
  const { end, open, lend } = lender('changed');
  const first = await lend();
  await sql`create table of_a_test (id integer)`.execute(first.db);
  await first.close();
  await sql`drop table of_a_test`.execute(opened.db);
  expect(end).toHaveBeenCalledTimes(1);
  await lend();
  expect(open).toHaveBeenCalledTimes(2);
});

it('is ended when it no longer answers', async () => {
  const { end, open, lend } = lender('broken');
  const { db } = opened;
  open.mockResolvedValueOnce({ db: db.withoutPlugins(), close: end });
  const first = await lend();
  vi.spyOn(first.db, 'getExecutor').mockImplementation(() => {
    throw new Error('driver has already been destroyed');
  });
  await first.close();
  expect(end).toHaveBeenCalledTimes(1);
});

it.each([
  ['a table', ['create table of_a_test (id integer)']],
  ['a column', ['alter table promos add column of_a_test integer']],
  ['a function', [`create function of_a_test() returns integer language sql as 'select 1'`]],
  ['a trigger', ['alter table ledger_entries disable trigger all']],
  ['a constraint', ['alter table stores add constraint of_a_test check (true)']],
  ['the whole schema', ['drop schema public cascade', 'create schema public']],
  ['a place', [`update places set name = name || '!' where id = (select min(id) from places)`]],
  ['the number of places', ['delete from places where id = (select min(id) from places)']],
])('shows that %s has changed', async (_, statements) => {
  const undo = new Error('undo');
  const changing = opened.db.transaction().execute(async (transaction) => {
    const before = await unchanging(transaction);
    expect(await unchanging(transaction)).toBe(before);
    for (const statement of statements) await sql.raw(statement).execute(transaction);
    expect(await unchanging(transaction).catch(() => 'no tables')).not.toBe(before);
    throw undo;
  });
  await expect(changing).rejects.toBe(undo);
});
