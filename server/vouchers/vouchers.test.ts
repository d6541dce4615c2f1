import { expect, it, vi } from 'vitest';
import { createLedger } from '../ledger/ledger.ts';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases } from '../testing/databases.ts';
import { createVouchers, type NewVoucher } from './vouchers.ts';

vi.setConfig({ testTimeout: 60_000 });

const secret = 'the secret of the tests, long enough';
const card: NewVoucher = {
  code: 'CARD',
  pin: '482913',
  kind: 'GIFT_CARD',
  mobile: '9876543210',
  validUntil: null,
  amount: 50_000,
};

describeDatabases('vouchers', (open) => {
  async function setUp() {
    const db = await open();
    const ledger = createLedger({ db, now: createTestClock().now });
    return { db, ledger, vouchers: createVouchers({ db, ledger, secret }) };
  }

  it('PAY-14 are issued once, also where two do it at the same time, and the books say from what', async () => {
    const { db, ledger, vouchers } = await setUp();
    const issued = await Promise.all([vouchers.issue(card), vouchers.issue(card)]);
    expect(issued.map(String).sort()).toEqual(['false', 'true']);
    expect(await vouchers.issue(card)).toBe(false);
    expect(await vouchers.balance('CARD')).toBe(50_000);
    expect(await ledger.balanceOf('issued')).toBe(-50_000);
    const use = { code: 'CARD', userId: 'u-1', transactionId: 't-1', amount: 20_000 };
    await db.transaction().execute((transaction) => vouchers.pay(use, transaction));
    const rows = await db
      .selectFrom('ledger_entries')
      .select(['posting', 'kind', 'account', 'amount'])
      .orderBy('id')
      .execute();
    expect(rows.map(({ posting, kind, account, amount }) => [posting, kind, account, amount])).toEqual([
      ['voucher-issued:CARD', 'voucher-issued', 'issued', -50_000],
      ['voucher-issued:CARD', 'voucher-issued', 'voucher:CARD', 50_000],
      ['voucher-paid:t-1', 'voucher-paid', 'voucher:CARD', -20_000],
      ['voucher-paid:t-1', 'voucher-paid', 'customer:u-1', 20_000],
    ]);
  });

  it('a PIN is worth nothing without the secret of the server, and stays good after an update', async () => {
    const { db, ledger, vouchers } = await setUp();
    await vouchers.issue(card);
    const issued = await vouchers.find('CARD');
    expect(await vouchers.isPin(issued, '482913')).toBe(true);
    const elsewhere = createVouchers({ db, ledger, secret: 'the secret of another server, long enough' });
    expect(await elsewhere.isPin(issued, '482913')).toBe(false);
    // As the first version of the server kept it.
    const pin_hash =
      '$argon2id$v=19$m=19456,t=2,p=1$TDoB4wpMXlxUuMOBYuJ4dA$ZBuerWQEqPRM6lXyJlolVpJk8MY0iUmgbwY78W0EHLE';
    expect(issued && (await vouchers.isPin({ ...issued, pin_hash }, '482913'))).toBe(true);
  });

  it('no PIN is right for a number that is no voucher’s, nor for a voucher without one', async () => {
    const { vouchers } = await setUp();
    await vouchers.issue({ ...card, pin: undefined });
    for (const voucher of [undefined, await vouchers.find('CARD')])
      for (const pin of ['', '482913']) expect(await vouchers.isPin(voucher, pin)).toBe(false);
  });
});
