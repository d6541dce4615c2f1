import { expect, it, vi } from 'vitest';
import type { LedgerEntry } from '../ledger/ledger.ts';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases } from '../testing/databases.ts';
import { pageSize } from './passbook.ts';
import { walletOf } from './testing/wallet-of.ts';

vi.setConfig({ testTimeout: 30_000 });

const hour = 60 * 60_000;

describeDatabases('the passbook of a wallet', (open) => {
  async function setUp() {
    const db = await open();
    const clock = createTestClock();
    const { ledger, passbook, promos, runDue } = walletOf({ db, now: clock.now });
    /** A posting that puts paise into the wallet, or takes them out of it. */
    const post = (posting: string, kind: string, amount: number) => {
      const entries: LedgerEntry[] = [
        { account: 'issued', amount: -amount },
        { account: 'wallet:u-1', amount },
      ];
      return db.transaction().execute((transaction) => ledger.post({ posting, kind, entries }, transaction));
    };
    const page = (before?: number) => passbook.page('u-1', { before });
    return { db, clock, post, page, promos, runDue };
  }

  it('API-102 has a full page, and says that there is more only where there is', async () => {
    const { post, page } = await setUp();
    for (let count = 1; count <= pageSize; count += 1) await post(`p:${count}`, 'points-earned', 100);
    const whole = await page();
    expect(whole.transactions).toHaveLength(pageSize);
    expect(whole.hasNext).toBe(false);

    await post('p:more', 'points-earned', 100);
    const first = await page();
    expect(first.transactions).toHaveLength(pageSize);
    expect(first.hasNext).toBe(true);
    const rest = await page(first.transactions.at(-1)?.id);
    expect(rest.transactions.map(({ id }) => id)).toEqual([1]);
    expect(rest.hasNext).toBe(false);
  });

  it('API-102 says when a gift ends on the line of the gift alone', async () => {
    const { db, clock, page, promos, runDue } = await setUp();
    const expiresAt = clock.now() + hour;
    const gift = { id: 'g', userId: 'u-1', title: 'Diwali gift', amount: 500, expiresAt };
    await db.transaction().execute((transaction) => promos.give(gift, transaction));
    clock.forward(hour);
    await runDue(new AbortController().signal);
    const { transactions } = await page();
    expect(transactions.map(({ method, title, expiresAt: at }) => [method, title, at])).toEqual([
      ['EXPIRED', 'Expired: Diwali gift', undefined],
      ['PROMO', 'Diwali gift', new Date(expiresAt).toISOString()],
    ]);
  });

  it.each([
    ['points-earned', 100, 'CREDIT', 'EARNED', 'Earned with an order'],
    ['points-taken-back', -100, 'DEBIT', 'TAKEN_BACK', 'Points of a refunded order'],
    ['points-refunded', 100, 'CREDIT', 'REFUND', 'Refund of an order'],
    ['cancelled', 100, 'CREDIT', 'REFUND', 'Refund of an order'],
    ['promo-given', 100, 'CREDIT', 'PROMO', 'Promo points'],
    ['promo-expired', -100, 'DEBIT', 'EXPIRED', 'Expired: Promo points'],
    ['wallet-held', -100, 'DEBIT', 'PAYMENT', 'Set aside for an order'],
    ['wallet-released', 100, 'CREDIT', 'PAYMENT_RETURNED', 'Given back: the order was not placed'],
    ['added-by-hand', 100, 'CREDIT', 'ADJUSTMENT', 'Added to your wallet'],
  ])(
    'API-102 WLT-04 says of %s of nothing that is known what came or went',
    async (kind, amount, type, method, title) => {
      const { post, page } = await setUp();
      await post('first:x', 'added-by-hand', 1000);
      await post('of:nothing', kind, amount);
      const line = (await page()).transactions[0];
      expect(line).toMatchObject({ type, method, title, amount: 100, balance: 1000 + amount });
      expect(line).not.toHaveProperty('orderId');
      expect(line).not.toHaveProperty('expiresAt');
    },
  );
});
