import { CompiledQuery, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/migrations.ts';
import { keepPartitions } from '../database/partitions/keep-partitions.ts';
import { namesOf } from '../database/partitions/partitions-of.ts';
import { describeDatabases } from '../testing/databases.ts';
import { noting } from '../testing/noting.ts';
import { sessionCredentials } from './session-credentials.ts';
import { createSessionRepository } from './session-repository.ts';
import { setUpSessions } from './testing/set-up-sessions.ts';

const table = 'session_generations';
const hour = 3_600_000;
const day = 24 * hour;
/** As long as sessions of the tests can be refreshed. */
const partitioned = sessionCredentials({ REFRESH_TTL_SECONDS: 86_400 });
const customer = { userId: 'u-1', cartId: 'c-1', firstName: 'Asha', lastName: 'Rao', mobileNo: '9876543210' };

describeDatabases('the credentials of sessions', (open) => {
  /** Friday the 20 November 2026, with a guest and a customer who came before the partitions. */
  async function setUp({ isFilled = true } = {}) {
    const db = await open();
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await migrate(db, { steps: migrations.filter(({ id }) => id < '038') });
    const test = setUpSessions(db);
    const before = isFilled && {
      guest: await test.sessions.createGuest(),
      asha: await test.login(customer),
    };
    expect((await migrate(db)).ran).toContain('038-session-order-partitions');
    const keep = (kept: Database = db) => keepPartitions(kept, partitioned, { now: test.clock.now() });
    const rows = async () => {
      const found = await sql<{ row: string }>`
        select tableoid::regclass || ' ' || number as row from session_generations order by number, family_id
      `.execute(db);
      return found.rows.map(({ row }) => row);
    };
    return { ...test, before, keep, rows, names: () => namesOf(db, { table }) };
  }

  it('stay good when their table becomes one in partitions, and can be refreshed', async () => {
    const { before, sessions, keep, clock, rows, names } = await setUp();
    if (!before) throw new Error('Nobody was there.');
    const { guest, asha } = before;
    for (const step of [async () => {}, keep]) {
      await step();
      expect(await sessions.verifyGuest(guest.credentials)).toMatchObject({ userId: guest.userId });
      expect(await sessions.verifyLoggedIn(asha.credentials.accessToken)).toMatchObject({ userId: 'u-1' });
    }
    expect(await names()).toEqual([`${table}_before_20261130`, `${table}_p20261130`, `${table}_rest`]);
    // Their next credentials end on Monday the 30.
    clock.forward(9 * day - hour);
    expect(await sessions.refreshGuest(guest.userId, guest.credentials)).toBeUndefined();
    const later = await sessions.createGuest();
    clock.forward(2 * hour);
    const next = await sessions.refreshGuest(later.userId, later.credentials);
    expect(next && (await sessions.verifyGuest(next.credentials))).toMatchObject({ userId: later.userId });
    expect((await rows()).slice(-1)).toEqual([`${table}_p20261130 2`]);
  });

  it('go to the week in which they end, and stay good across it', async () => {
    const { sessions, clock, keep, rows, names, login } = await setUp({ isFilled: false });
    await keep();
    expect(await names()).toEqual([
      `${table}_p20261116`,
      `${table}_p20261123`,
      `${table}_p20261130`,
      `${table}_rest`,
    ]);
    // Sunday: they end on Monday.
    clock.forward(2 * day);
    const guest = await sessions.createGuest();
    let { credentials } = await login(customer);
    expect(await rows()).toEqual(Array(2).fill(`${table}_p20261123 1`));
    for (let number = 2; number < 10; number += 1) {
      clock.forward(23 * hour);
      await keep();
      await sessions.removeExpired();
      const next = await sessions.refreshLoggedIn('u-1', credentials.refreshToken);
      if (!next) throw new Error(`The refresh of generation ${number} was refused.`);
      ({ credentials } = next);
    }
    expect(await sessions.verifyLoggedIn(credentials.accessToken)).toMatchObject({ userId: 'u-1' });
    expect(await sessions.refreshGuest(guest.userId, guest.credentials)).toBeUndefined();
    expect(await names()).toContain(`${table}_p20261207`);
    expect(await names()).not.toContain(`${table}_p20261123`);
  });

  it('are dropped with their week, and no row of them is removed; their session goes by its last use', async () => {
    const { db, sessions, clock, keep, rows } = await setUp({ isFilled: false });
    await keep();
    const guest = await sessions.createGuest();
    const noted = noting(db);
    clock.forward(day - 1);
    await sessions.removeExpired();
    expect(await sessions.refreshGuest(guest.userId, guest.credentials)).toBeDefined();
    clock.forward(day);
    await sessions.removeExpired();
    expect(await db.selectFrom('session_families').select('id').execute()).toEqual([]);
    expect(await rows()).toHaveLength(2);
    clock.forward(day);
    await keep(noted.db);
    expect(await rows()).toEqual([]);
    const removing = noted.sent
      .map((query) => query.sql)
      .filter((text) => /drop table|delete from/.test(text));
    expect(removing.filter((text) => text.includes('drop'))).toEqual([`drop table "${table}_p20261116"`]);
    for (const text of removing.filter((each) => each.includes('delete')))
      expect(text).toContain(`delete from "${table}_rest"`);
  });

  it('are looked for in the partition of those that are valid, and in all others when they are not there', async () => {
    const { db, options, clock, keep } = await setUp({ isFilled: false });
    await keep();
    const noted = noting(db);
    const sessions = createSessionRepository({ ...options, db: noted.db });
    const { credentials } = await sessions.createGuest();
    noted.sent.length = 0;
    expect(await sessions.verifyGuest(credentials)).toBeDefined();
    expect(noted.sent).toHaveLength(1);
    const [lookup] = noted.sent;
    if (!lookup) throw new Error('Nothing was looked up.');
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`explain ${lookup.sql}`, [...lookup.parameters]),
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan.match(/session_generations_p\d+ /g), plan).toEqual(['session_generations_p20261116 ']);

    // It began when sessions were good for longer.
    const restarted = createSessionRepository({ ...options, refreshSeconds: 3 * 3600 });
    clock.forward(hour - 1);
    expect(await restarted.verifyGuest(credentials)).toBeDefined();
    clock.forward(1);
    expect(await restarted.verifyGuest(credentials)).toBeUndefined();
  });

  it('of a session that was ended let nobody in', async () => {
    const { db, sessions, login, keep } = await setUp({ isFilled: false });
    await keep();
    const { credentials } = await login(customer);
    await db.deleteFrom('session_families').execute();
    expect(await sessions.verifyLoggedIn(credentials.accessToken)).toBeUndefined();
    expect(await sessions.refreshLoggedIn('u-1', credentials.refreshToken)).toBeUndefined();
  });
});
