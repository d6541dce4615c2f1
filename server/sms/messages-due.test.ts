import { type KyselyPlugin, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { createLogger } from '../http/logger.ts';
import { readSettings } from '../settings.ts';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases, describePostgres } from '../testing/databases.ts';
import { createMessagesDue } from './messages-due.ts';
import { createOutbox } from './outbox.ts';
import { registeredTexts } from './sms-module.ts';
import { type Sms, type SmsMessage, SmsNotSent } from './sms.ts';

const texts = registeredTexts(readSettings({}));

const message = (id: string) => ({
  id,
  mobile: '9876543210',
  template: 'orderCancelled' as const,
  values: { order: '100001', domain: 'shop.example' },
});

describeDatabases('messages that are to be sent', (open) => {
  async function setUp(send?: (message: SmsMessage) => Promise<void>, connection?: Database) {
    const db = connection ?? (await open());
    const clock = createTestClock();
    const outbox = createOutbox({ db, now: clock.now, texts });
    const sent: (string | undefined)[] = [];
    const logged: string[] = [];
    const sms: Sms = {
      sends: () => true,
      async send(one) {
        sent.push(one.id);
        await (send ?? outbox.sms.send)(one);
      },
    };
    const log = createLogger('debug', { write: (line: string) => void logged.push(line) });
    const due = createMessagesDue({ db, now: clock.now, sms, texts, log });
    const put = (id: string, at = clock.now()) =>
      due.put(message(id), { dueAt: at, until: at + 24 * 3_600_000 }, db);
    return { db, clock, outbox, sent, logged, due, put };
  }

  it('are not written where what they tell did not happen', async () => {
    const { db, due, put, sent } = await setUp();
    await put('kept');
    const lost = db.transaction().execute(async (transaction) => {
      await due.put(message('lost'), { dueAt: 0, until: Number.MAX_SAFE_INTEGER / 2 }, transaction);
      throw new Error('rolled back');
    });
    await expect(lost).rejects.toThrow();
    await due.runDue();
    expect(sent).toHaveLength(1);
  });

  it('are tried again by the same id, later each time, while the provider does not take them', async () => {
    let isAway = true;
    const { due, put, sent, clock, logged } = await setUp(async () => {
      if (isAway) throw new SmsNotSent('The provider is away.');
    });
    await put('one');
    await due.runDue();
    await due.runDue();
    expect(sent).toHaveLength(1);
    clock.forward(10_000);
    await due.runDue();
    clock.forward(10_000);
    await due.runDue();
    expect(sent).toHaveLength(2);
    isAway = false;
    clock.forward(10_000);
    await due.runDue();
    await due.runDue();
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(1);
    expect(sent[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(logged.join('')).not.toMatch(/9876543210|100001/);
  });

  it('keep the time that they were moved to while one was tried', async () => {
    const { due, put, sent, clock, db } = await setUp(async () => {
      if (sent.length > 1) return;
      const dueAt = clock.now() + 20 * 60_000;
      await due.move('one', { dueAt, until: dueAt + 3_600_000 }, db);
      throw new SmsNotSent('The provider is away.');
    });
    await put('one');
    await due.runDue();
    expect(sent).toHaveLength(1);
    clock.forward(19 * 60_000);
    await due.runDue();
    expect(sent).toHaveLength(1);
    clock.forward(60_000);
    await due.runDue();
    expect(sent).toHaveLength(2);
  });

  it('are sent again when a process was killed after it sent one, and the sandbox leaves the second out', async () => {
    const { due, put, sent, clock, outbox, db } = await setUp();
    await put('one');
    const row = await db.selectFrom('messages_due').selectAll().executeTakeFirstOrThrow();
    await due.runDue();
    // As the killed one left it.
    await db
      .insertInto('messages_due')
      .values({ ...row, values: JSON.stringify(row.values), taken_until: new Date(clock.now() + 60_000) })
      .execute();
    await due.runDue();
    expect(sent).toHaveLength(1);
    clock.forward(60_000);
    await due.runDue();
    expect(sent).toEqual([sent[0], sent[0]]);
    expect(await outbox.list()).toHaveLength(1);
    expect(await db.selectFrom('messages_due').select('id').execute()).toEqual([]);
  });

  it('that fail keep nobody from sending the others', async () => {
    const { due, put, sent, clock } = await setUp(async () => {
      throw new SmsNotSent('The provider is away.');
    });
    for (let at = 0; at < 25; at += 1) await put(`m${at}`, clock.now() + at);
    clock.forward(100);
    await due.runDue();
    expect(sent).toHaveLength(10);
    await due.runDue();
    await due.runDue();
    expect(new Set(sent).size).toBe(25);
  });

  it('are taken ten at a time by whatever plan the database runs', async () => {
    const db = await open();
    await db.connection().execute(async (connection) => {
      const { due, put, sent } = await setUp(async () => {
        throw new SmsNotSent('The provider is away.');
      }, connection);
      for (let at = 0; at < 25; at += 1) await put(`m${at}`);
      // The planner does the same by itself where it expects few rows.
      for (const plan of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material'])
        await sql`set ${sql.ref(`enable_${plan}`)} = off`.execute(connection);
      await due.runDue();
      await sql`reset all`.execute(connection);
      expect(sent).toHaveLength(10);
    });
  });
});

describePostgres('messages that several processes handle', (open) => {
  it('are not sent as they were when they were moved or dropped after one process took them', async () => {
    const db = await open();
    const clock = createTestClock();
    const sent: (string | undefined)[] = [];
    const sms: Sms = {
      sends: () => true,
      send: async ({ values }) => void sent.push((values as { order: string }).order),
    };
    const log = createLogger('debug', { write: () => {} });
    const other = createMessagesDue({ db, now: clock.now, sms, texts, log });
    let hasTaken = false;
    // Runs between what the sender is told of the messages that it takes, and what it does with them.
    const meanwhile: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (!hasTaken && result.rows.length === 3) {
          hasTaken = true;
          const dueAt = clock.now() + 20 * 60_000;
          await other.move('moved', { dueAt, until: dueAt + 3_600_000 }, db);
          await other.drop('dropped', db);
        }
        return result;
      },
    };
    const due = createMessagesDue({ db: db.withPlugin(meanwhile), now: clock.now, sms, texts, log });
    const when = { dueAt: clock.now(), until: clock.now() + 24 * 3_600_000 };
    for (const id of ['moved', 'dropped', 'kept'])
      await due.put({ ...message(id), values: { order: id, domain: 'shop.example' } }, when, db);
    await due.runDue();
    expect(sent).toEqual(['kept']);
    clock.forward(20 * 60_000);
    await due.runDue();
    expect(sent).toEqual(['kept', 'moved']);
    expect(await db.selectFrom('messages_due').select('id').execute()).toEqual([]);
  });
});
