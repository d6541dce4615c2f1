import { expect, it, vi } from 'vitest';
import { createLedger } from '../ledger/ledger.ts';
import { describeDatabases } from '../testing/databases.ts';
import { authorToken, createTestApp } from '../testing/test-app.ts';
import { logIn } from '../testing/customers.ts';
import { sandboxVouchers, seedVouchers } from './seed-vouchers.ts';
import { paymentsPagePath } from '../sandbox/gateways/payments-page.ts';

// PostgreSQL and a busy machine need longer than vitest allows by itself.
vi.setConfig({ testTimeout: 30_000 });

const mobile = '9876543210';
const door = { authorization: `Basic ${Buffer.from(`:${authorToken}`).toString('base64')}` };

describeDatabases('credit on the page of the payments of the sandbox', (open) => {
  async function setUp() {
    const db = await open();
    const test = await createTestApp(db, { shop: false });
    const secret = 'the secret of the tests, long enough';
    await seedVouchers(db, { secret, now: test.clock.now });
    const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = door) =>
      test.ask({
        method: 'POST',
        url: `${paymentsPagePath}/${path}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      });
    return {
      ...test,
      db,
      send,
      ledger: createLedger({ db, now: test.clock.now }),
      page: async (query = '') => (await test.get(paymentsPagePath + query, door)).body,
    };
  }

  it('PAY-13 fills the loyalty wallet of a customer, and says so', async () => {
    const { send, page, ledger, db, ...test } = await setUp();
    await logIn(test, { userId: 'u-1', mobile });
    const filled = await send('wallet', { mobile: '+91 98765 43210', rupees: '250' });
    expect(filled.statusCode).toBe(303);
    expect(filled.headers.location).toBe(`${paymentsPagePath}?said=wallet-filled`);
    expect(await page('?said=wallet-filled')).toContain('The points are in the wallet.');
    expect(await ledger.balanceOf('wallet:u-1')).toBe(25_000);
    expect((await send('wallet', { mobile: '9000000000', rupees: '1' })).headers.location).toContain(
      'no-customer',
    );
    const promo = { mobile, rupees: '50', days: '2' };
    expect((await send('wallet', promo)).headers.location).toContain('wallet-filled');
    for (const days of ['0', '-1', '366', 'soon'])
      expect((await send('wallet', { ...promo, days })).headers.location).toContain('wrong-days');
    const [gift] = await db.selectFrom('promo_points').selectAll().execute();
    expect(gift?.expires_at.getTime()).toBe(test.clock.now() + 2 * 24 * 60 * 60_000);
    expect(await ledger.balanceOf(`wallet:u-1:promo:${gift?.id}`)).toBe(5000);
    for (const rupees of ['0', '-5', '1.5', '10001', 'x', ''])
      expect((await send('wallet', { mobile, rupees })).headers.location).toContain('wrong-amount');
    expect(await ledger.balanceOf('wallet:u-1')).toBe(25_000);
    expect(await page('?said=toString')).not.toContain('role="status"');
  });

  it('PAY-14 lists the vouchers with their PINs and what is left, and fills them again', async () => {
    const { send, page, ledger, db } = await setUp();
    const [first] = sandboxVouchers;
    expect(await page()).toContain('5000 1000 3001');
    expect(await page()).toContain('PIN 482913. An e-voucher. ₹2,000 left.');
    const account = `voucher:${first?.code ?? ''}` as const;
    await db.transaction().execute((transaction) =>
      ledger.post(
        {
          posting: 'spent',
          kind: 'test',
          entries: [
            { account, amount: -150_000 },
            { account: 'sales', amount: 150_000 },
          ],
        },
        transaction,
      ),
    );
    await db.updateTable('vouchers').set({ wrong_pins: 5 }).execute();
    expect(await page()).toContain('₹500 left.');
    await send('vouchers', {});
    expect(await ledger.balanceOf(account)).toBe(200_000);
    const rows = await db.selectFrom('vouchers').select(['wrong_pins', 'pin_hash']).execute();
    expect(rows.map(({ wrong_pins }) => wrong_pins)).toEqual(sandboxVouchers.map(() => 0));
    expect(rows.filter(({ pin_hash }) => pin_hash === null)).toHaveLength(1);
  });

  it('is behind the door of the sandbox, and nowhere outside it', async () => {
    const { send, db, ledger, ...test } = await setUp();
    await logIn(test, { userId: 'u-1', mobile });
    expect((await send('wallet', { mobile, rupees: '100' }, {})).statusCode).toBe(401);
    expect(await ledger.balanceOf('wallet:u-1')).toBe(0);
    const shop = await createTestApp(db, {
      shop: false,
      documents: [],
      env: { SANDBOX: 'off', SESSION_SECRET: 's'.repeat(32), AUTHOR_TOKEN: authorToken },
    });
    const reply = await shop.ask({ method: 'POST', url: `${paymentsPagePath}/wallet`, headers: door });
    expect(reply.statusCode).toBe(404);
  });
});
