import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import type { LedgerEntry } from '../ledger/ledger.ts';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases } from '../testing/databases.ts';
import { createPromoPoints } from './promo-points.ts';
import { walletOf } from './testing/wallet-of.ts';

vi.setConfig({ testTimeout: 30_000 });

const hour = 60 * 60_000;

describeDatabases('the points of a wallet', (open) => {
  async function setUp() {
    const db = await open();
    const clock = createTestClock();
    const { wallet, promos, passbook, ...more } = walletOf({ db, now: clock.now });
    const within = <T>(act: (transaction: typeof db) => Promise<T>) => db.transaction().execute(act);
    return {
      ...more,
      db,
      within,
      clock,
      wallet,
      promos,
      run: () => more.runDue(new AbortController().signal),
      earn: (amount: number, posting = `points-earned:${amount}`) =>
        within((transaction) =>
          wallet.give({ userId: 'u-1', amount, posting, kind: 'points-earned' }, transaction),
        ),
      gift: (id: string, amount: number, hours: number) =>
        within((transaction) =>
          promos.give(
            { id, userId: 'u-1', title: `Gift ${id}`, amount, expiresAt: clock.now() + hours * hour },
            transaction,
          ),
        ),
      hold: (transactionId: string, amount: number) =>
        within((transaction) => wallet.hold({ userId: 'u-1', transactionId, amount }, transaction)),
      release: (transactionId: string, amount: number) =>
        within((transaction) => wallet.release({ userId: 'u-1', transactionId, amount }, transaction)),
      capture: (transactionId: string, amount: number) =>
        within((transaction) => wallet.capture({ userId: 'u-1', transactionId, amount }, transaction)),
      left: async () =>
        Object.fromEntries((await wallet.parts('u-1')).map(({ account, amount }) => [account, amount])),
      lines: async () =>
        (await passbook.page('u-1', {})).transactions.map(({ method, title, amount, balance }) => [
          method,
          title,
          amount,
          balance,
        ]),
    };
  }

  it('WLT-02 are used in the order in which they expire, and come back as what they were', async () => {
    const { earn, gift, hold, release, left, lines } = await setUp();
    await earn(5000);
    await gift('late', 2000, 48);
    await gift('soon', 1000, 24);
    expect(await hold('t-1', 3500)).toBe(true);
    expect(await left()).toEqual({ 'wallet:u-1': 4500 });
    expect(await hold('t-2', 4501)).toBe(false);
    await release('t-1', 3500);
    expect(await left()).toEqual({
      'wallet:u-1': 5000,
      'wallet:u-1:promo:late': 2000,
      'wallet:u-1:promo:soon': 1000,
    });
    expect(await lines()).toEqual([
      ['PAYMENT_RETURNED', 'Given back: the order was not placed', 3500, 8000],
      ['PAYMENT', 'Set aside for an order', 3500, 4500],
      ['PROMO', 'Gift soon', 1000, 8000],
      ['PROMO', 'Gift late', 2000, 7000],
      ['EARNED', 'Earned with an order', 5000, 5000],
    ]);
  });

  it('WLT-02 of several gifts the one that ends next is used first, whenever it was given', async () => {
    const { gift, hold, left } = await setUp();
    await gift('a-late', 2000, 48);
    await gift('b-soon', 1000, 24);
    await gift('c-latest', 500, 72);
    expect(await hold('t-1', 1500)).toBe(true);
    expect(await left()).toEqual({ 'wallet:u-1:promo:a-late': 1500, 'wallet:u-1:promo:c-latest': 500 });
  });

  it('WLT-02 of gifts that end at the same moment one is used after the other, in the order of their ids', async () => {
    const { gift, left, wallet, within } = await setUp();
    for (const id of ['d', 'a', 'f', 'c', 'b', 'e']) await gift(id, 1000, 24);
    const isHeld = await within(async (transaction) => {
      // The database may group the entries without a sort, and then has the accounts in any order.
      await sql`set local enable_sort = off`.execute(transaction);
      return wallet.hold({ userId: 'u-1', transactionId: 't-1', amount: 2500 }, transaction);
    });
    expect(isHeld).toBe(true);
    expect(await left()).toEqual({
      'wallet:u-1:promo:c': 500,
      'wallet:u-1:promo:d': 1000,
      'wallet:u-1:promo:e': 1000,
      'wallet:u-1:promo:f': 1000,
    });
  });

  it('WLT-02 what came back from an order is used last', async () => {
    const { earn, hold, left, ledger, within } = await setUp();
    const entries: LedgerEntry[] = [
      { account: 'sales', amount: -300 },
      { account: 'wallet:u-1:refund', amount: 300 },
    ];
    await within((transaction) =>
      ledger.post({ posting: 'points-refunded:x', kind: 'points-refunded', entries }, transaction),
    );
    await earn(500);
    expect(await hold('t-1', 500)).toBe(true);
    expect(await left()).toEqual({ 'wallet:u-1:refund': 300 });
  });

  it('each transaction has credit set aside of its own, and gives back that alone', async () => {
    const { earn, hold, release, left, ledger } = await setUp();
    await earn(5000);
    await hold('t-1', 1000);
    await hold('t-2', 2000);
    await release('t-1', 1000);
    expect([await ledger.balanceOf('held:t-1'), await ledger.balanceOf('held:t-2')]).toEqual([0, 2000]);
    await release('t-2', 2000);
    expect(await ledger.balanceOf('held:t-2')).toBe(0);
    expect(await left()).toEqual({ 'wallet:u-1': 5000 });
  });

  it('what was set aside is what the customer paid once there is an order', async () => {
    const { earn, hold, capture, left, ledger, db } = await setUp();
    await earn(5000);
    await hold('t-1', 3500);
    expect(await ledger.balanceOf('held:t-1')).toBe(3500);
    await capture('t-1', 3500);
    expect(await ledger.balanceOf('held:t-1')).toBe(0);
    expect(await ledger.balanceOf('customer:u-1')).toBe(3500);
    expect(await left()).toEqual({ 'wallet:u-1': 1500 });
    const kinds = db.selectFrom('ledger_entries').select('kind').where('transaction_id', '=', 't-1');
    expect(await kinds.distinct().orderBy('kind').execute()).toEqual([
      { kind: 'wallet-held' },
      { kind: 'wallet-paid' },
    ]);
  });

  it('a run that the server ends takes nothing more away', async () => {
    const { gift, promos, left, clock } = await setUp();
    await gift('a', 1000, 1);
    clock.forward(hour);
    await promos.runDue(AbortSignal.abort());
    expect(await left()).toEqual({ 'wallet:u-1:promo:a': 1000 });
    await promos.runDue();
    expect(await left()).toEqual({});
  });

  it('promo points that expire are taken away once, also by two processes, and a gift is given once', async () => {
    const { gift, run, left, lines, clock, ledger } = await setUp();
    expect(await gift('a', 1000, 1)).toBe(true);
    expect(await gift('a', 1000, 1)).toBe(false);
    await gift('b', 500, 3);
    clock.forward(hour);
    await Promise.all([run(), run()]);
    await run();
    expect(await left()).toEqual({ 'wallet:u-1:promo:b': 500 });
    expect((await lines())[0]).toEqual(['EXPIRED', 'Expired: Gift a', 1000, 500]);
    expect(await lines()).toHaveLength(3);
    // What the shop gave away, without what it got back.
    expect(await ledger.balanceOf('issued')).toBe(-500);
  });

  it('a run that cannot take points away says so, and the next one takes them', async () => {
    const { gift, promos, left, clock, db, ledger } = await setUp();
    await gift('a', 1000, 1);
    clock.forward(hour);
    const error = new Error('The process is gone.');
    const warn = vi.fn();
    const failing = { ...ledger, post: () => Promise.reject(error) };
    await createPromoPoints({ db, now: clock.now, ledger: failing, log: { warn } }).runDue();
    expect(warn).toHaveBeenCalledExactlyOnceWith({ err: error }, expect.any(String));
    expect(await left()).toEqual({ 'wallet:u-1:promo:a': 1000 });
    await promos.runDue();
    expect(await left()).toEqual({});
  });

  it('what has expired pays for nothing, also before it is taken away', async () => {
    const { gift, earn, hold, left, clock } = await setUp();
    await gift('a', 1000, 1);
    await earn(400);
    clock.forward(hour);
    expect(await hold('t-1', 500)).toBe(false);
    expect(await hold('t-2', 400)).toBe(true);
    expect(await left()).toEqual({});
  });

  it('what comes back after its end is taken away then', async () => {
    const { gift, hold, release, run, wallet, lines, clock, db } = await setUp();
    await gift('a', 1000, 1);
    await hold('t-1', 600);
    clock.forward(hour);
    await run();
    await release('t-1', 600);
    await run();
    expect(await wallet.balance('u-1')).toBe(0);
    expect((await lines()).map(([method, , amount]) => [method, amount])).toEqual([
      ['EXPIRED', 600],
      ['PAYMENT_RETURNED', 600],
      ['EXPIRED', 400],
      ['PAYMENT', 600],
      ['PROMO', 1000],
    ]);
    // The ledger has each time for ever, by its number.
    const postings = db.selectFrom('ledger_entries').select('posting').where('kind', '=', 'promo-expired');
    expect(await postings.distinct().orderBy('posting').execute()).toEqual([
      { posting: 'promo-expired:a:1' },
      { posting: 'promo-expired:a:2' },
    ]);
  });
});
