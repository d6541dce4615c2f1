import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases } from '../testing/databases.ts';
import { walletOf } from './testing/wallet-of.ts';
import { takeWalletTurn } from './wallet-accounts.ts';

vi.setConfig({ testTimeout: 30_000 });

type Parts = ReturnType<typeof walletOf>;
type Change = (parts: Parts, transaction: Database) => Promise<unknown>;

const use = { userId: 'u-1', transactionId: 't-1', amount: 100 };
const gift = { id: 'a', userId: 'u-1', title: 'Gift', amount: 100, expiresAt: 0 };

describeDatabases('the turn of a wallet', (open) => {
  async function setUp() {
    const db = await open();
    const parts = walletOf({ db, now: createTestClock().now });
    /** The turns that a transaction has after a change. */
    const turnsAfter = (change: Change) =>
      db.transaction().execute(async (transaction) => {
        await change(parts, transaction);
        const { rows } = await sql<{ objid: string }>`
          select objid::text from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() order by objid
        `.execute(transaction);
        return rows.map(({ objid }) => objid);
      });
    return { db, ...parts, turnsAfter };
  }

  it('is that of one customer alone', async () => {
    const { turnsAfter } = await setUp();
    const first = await turnsAfter((_, transaction) => takeWalletTurn('u-1', transaction));
    const second = await turnsAfter((_, transaction) => takeWalletTurn('u-2', transaction));
    expect([first, second]).toEqual([[expect.any(String)], [expect.any(String)]]);
    expect(first).not.toEqual(second);
  });

  it.each<readonly [string, Change]>([
    ['sets credit aside', ({ wallet }, transaction) => wallet.hold(use, transaction)],
    ['gives credit back', ({ wallet }, transaction) => wallet.release({ ...use, amount: 0 }, transaction)],
    [
      'gives points that do not expire',
      ({ wallet }, transaction) => wallet.give({ ...use, posting: 'p', kind: 'points-earned' }, transaction),
    ],
    ['gives points that expire', ({ promos }, transaction) => promos.give(gift, transaction)],
    [
      'gives back what a cancelled order used',
      ({ wallet }, transaction) =>
        wallet.refunded(
          [
            { account: 'wallet:u-1', amount: -100 },
            { account: 'cash', amount: 100 },
          ],
          transaction,
        ),
    ],
  ])('is taken by what %s', async (_, change) => {
    const { turnsAfter } = await setUp();
    const turn = await turnsAfter((__, transaction) => takeWalletTurn('u-1', transaction));
    expect(await turnsAfter(change)).toEqual(turn);
  });

  it('lets one of two payments at once use the credit that is enough for one', async () => {
    const { db, wallet, ledger } = await setUp();
    const within = <T>(act: (transaction: Database) => Promise<T>) => db.transaction().execute(act);
    await within((transaction) => wallet.give({ ...use, posting: 'p', kind: 'points-earned' }, transaction));
    const held = await Promise.all(
      ['t-1', 't-2', 't-3', 't-4'].map((transactionId) =>
        within((transaction) => wallet.hold({ ...use, transactionId }, transaction)),
      ),
    );
    expect(held.filter(Boolean)).toHaveLength(1);
    expect(await ledger.balanceOf('wallet:u-1')).toBe(0);
  });
});
