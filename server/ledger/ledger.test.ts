import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases } from '../testing/databases.ts';
import { ledgerModule } from './ledger-module.ts';
import { createLedger, type Posting } from './ledger.ts';

const bonus: Posting = {
  posting: 'bonus:u1',
  kind: 'bonus',
  entries: [
    { account: 'issued', amount: -5000 },
    { account: 'wallet:u1', amount: 5000 },
  ],
};

function ledgerOf(db: Database) {
  const ledger = createLedger({ db, now: createTestClock().now });
  return {
    ...ledger,
    post: (posting: Posting) => db.transaction().execute((transaction) => ledger.post(posting, transaction)),
  };
}

describeDatabases('the ledger', (open) => {
  it('keeps what the shop owes each account', async () => {
    const ledger = ledgerOf(await open());
    await ledger.post(bonus);
    await ledger.post({
      posting: 'held:t1',
      kind: 'held',
      transactionId: 't1',
      entries: [
        { account: 'wallet:u1', amount: -2000 },
        { account: 'held:t1', amount: 2000 },
      ],
    });
    expect(await ledger.balanceOf('wallet:u1')).toBe(3000);
    expect(await ledger.balanceOf('held:t1')).toBe(2000);
    expect(await ledger.balanceOf('issued')).toBe(-5000);
    expect(await ledger.balanceOf('wallet:u2')).toBe(0);
  });

  it('says what a transaction has changed, by account, without those that are even again', async () => {
    const db = await open();
    const ledger = ledgerOf(db);
    const held = { account: 'held:t1', amount: 2000 } as const;
    const given = { account: 'held:t1', amount: -2000 } as const;
    const posted = (posting: string, transactionId: string, entries: Posting['entries']) =>
      ledger.post({ posting, kind: 'held', transactionId, entries });
    await ledger.post(bonus);
    await posted('held:t1', 't1', [{ account: 'wallet:u1', amount: -2000 }, held]);
    await posted('taken:t1', 't1', [given, { account: 'sales', amount: 2000 }]);
    await posted('held:t2', 't2', [
      { account: 'wallet:u1', amount: -700 },
      { account: 'held:t2', amount: 700 },
    ]);
    const changed = await ledger.balancesOf('t1');
    expect(new Map(changed.map(({ account, amount }) => [account, amount]))).toEqual(
      new Map([
        ['wallet:u1', -2000],
        ['sales', 2000],
      ]),
    );
    expect(await ledger.balancesOf('t3')).toEqual([]);
    const stored = await db.selectFrom('ledger_entries').select(['posting', 'transaction_id']).execute();
    expect(stored.filter(({ posting }) => posting === 'bonus:u1')).toEqual([
      { posting: 'bonus:u1', transaction_id: null },
      { posting: 'bonus:u1', transaction_id: null },
    ]);
  });

  it('is what its module gives to others', async () => {
    const db = await open();
    const { ledger } = ledgerModule({ db, now: createTestClock().now });
    await db.transaction().execute((transaction) => ledger.post(bonus, transaction));
    expect(await ledgerOf(db).balanceOf('wallet:u1')).toBe(5000);
  });

  it('refuses a posting that does not add up to zero, and keeps nothing of it', async () => {
    const db = await open();
    const ledger = ledgerOf(db);
    const lost = { ...bonus, entries: [{ account: 'wallet:u1', amount: 1 }] } as const;
    await expect(ledger.post(lost)).rejects.toThrow('do not add up to zero');
    expect(await db.selectFrom('ledger_entries').selectAll().execute()).toEqual([]);
  });

  it('refuses a posting that was made before', async () => {
    const ledger = ledgerOf(await open());
    await ledger.post(bonus);
    await expect(ledger.post(bonus)).rejects.toThrow(/ledger_entries_once/);
    expect(await ledger.balanceOf('wallet:u1')).toBe(5000);
  });

  it('refuses to change or remove what was written', async () => {
    const db = await open();
    await ledgerOf(db).post(bonus);
    await expect(db.updateTable('ledger_entries').set({ amount: 1 }).execute()).rejects.toThrow(
      'Post the opposite',
    );
    await expect(db.deleteFrom('ledger_entries').execute()).rejects.toThrow('Post the opposite');
  });

  it('leaves out entries of nothing, and adds up more than an integer holds', async () => {
    const db = await open();
    const ledger = ledgerOf(db);
    await ledger.post({ posting: 'none', kind: 'none', entries: [{ account: 'sales', amount: 0 }] });
    expect(await db.selectFrom('ledger_entries').selectAll().execute()).toEqual([]);
    for (const posting of ['a', 'b', 'c'])
      await ledger.post({
        posting,
        kind: 'large',
        entries: [
          { account: 'cash', amount: -2_000_000_000 },
          { account: 'sales', amount: 2_000_000_000 },
        ],
      });
    expect(await ledger.balanceOf('sales')).toBe(6_000_000_000);
  });

  it('is not emptied', async () => {
    const db = await open();
    await ledgerOf(db).post(bonus);
    await expect(sql`truncate ledger_entries`.execute(db)).rejects.toThrow(/not removed/);
    expect(await ledgerOf(db).balanceOf('wallet:u1')).toBe(5000);
  });
});
