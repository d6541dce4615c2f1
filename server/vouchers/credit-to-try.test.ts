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
    expect(gift?.title).toBe('Promo points to try');
    expect(gift?.expires_at.getTime()).toBe(test.clock.now() + 2 * 24 * 60 * 60_000);
    expect(await ledger.balanceOf(`wallet:u-1:promo:${gift?.id}`)).toBe(5000);
    for (const rupees of ['0', '-5', '1.5', '10001', 'x', ''])
      expect((await send('wallet', { mobile, rupees })).headers.location).toContain('wrong-amount');
    expect(await ledger.balanceOf('wallet:u-1')).toBe(25_000);
    expect(await page('?said=toString')).not.toContain('role="status"');
  });

  it('PAY-13 gives as often as the form is sent, points that stay and points for up to a year', async () => {
    const { send, ledger, db, ...test } = await setUp();
    await logIn(test, { userId: 'u-1', mobile });
    const before = await ledger.balanceOf('issued');
    for (const days of ['', '  ', '365', ' 365 '])
      expect((await send('wallet', { mobile, rupees: '10000', days })).headers.location).toContain(
        'wallet-filled',
      );
    expect(await ledger.balanceOf('wallet:u-1')).toBe(2_000_000);
    const gifts = await db.selectFrom('promo_points').select('id').execute();
    for (const { id } of gifts) expect(await ledger.balanceOf(`wallet:u-1:promo:${id}`)).toBe(1_000_000);
    expect(gifts).toHaveLength(2);
    expect(await ledger.balanceOf('issued')).toBe(before - 4_000_000);
    const kinds = await db
      .selectFrom('ledger_entries')
      .select('kind')
      .distinct()
      .where('account', '=', 'wallet:u-1')
      .execute();
    expect(kinds).toEqual([{ kind: 'sandbox' }]);
    expect((await send('wallet', { rupees: '1' })).headers.location).toContain('no-customer');
  });

  it('PAY-14 lists the vouchers with their PINs and what is left, and fills them again', async () => {
    const { send, page, ledger, db } = await setUp();
    const [first] = sandboxVouchers;
    expect(await page()).toContain('5000 1000 3001');
    expect(await page()).toContain('PIN 482913. An e-voucher. ₹2,000 left.');
    const account = `voucher:${first?.code ?? ''}` as const;
    const post = (posting: string, amount: number) =>
      db.transaction().execute((transaction) =>
        ledger.post(
          {
            posting,
            kind: 'test',
            entries: [
              { account, amount },
              { account: 'sales', amount: -amount },
            ],
          },
          transaction,
        ),
      );
    await post('spent', -150_000);
    await db.updateTable('vouchers').set({ wrong_pins: 5 }).execute();
    expect(await page()).toContain('₹500 left.');
    const issued = await ledger.balanceOf('issued');
    expect((await send('vouchers', {})).headers.location).toBe(`${paymentsPagePath}?said=vouchers-filled`);
    expect(await ledger.balanceOf(account)).toBe(200_000);
    expect(await ledger.balanceOf('issued')).toBe(issued - 150_000);
    const filling = await db
      .selectFrom('ledger_entries')
      .select('kind')
      .where('account', '=', account)
      .where('amount', '=', 150_000)
      .execute();
    expect(filling).toEqual([{ kind: 'sandbox' }]);
    await post('spent again', -1);
    await send('vouchers', {});
    expect(await ledger.balanceOf(account)).toBe(200_000);
    // Nothing is taken from one that holds more, because an order was cancelled meanwhile.
    await post('given back', 150_000);
    await send('vouchers', {});
    expect(await ledger.balanceOf(account)).toBe(350_000);
    const rows = await db.selectFrom('vouchers').select(['wrong_pins', 'pin_hash']).execute();
    expect(rows.map(({ wrong_pins }) => wrong_pins)).toEqual(sandboxVouchers.map(() => 0));
    expect(rows.filter(({ pin_hash }) => pin_hash === null)).toHaveLength(1);
  });

  it('PAY-14 the page says what each voucher is for, and where its messages go', async () => {
    const { page, db } = await setUp();
    const text = await page();
    expect(text).toContain(
      '<h2>E-vouchers and gift cards</h2><p>Five wrong PINs lock a voucher. A new one is texted to 98765 43210; the PIN below ends then.</p>',
    );
    const rows = [...text.matchAll(/<th scope="row">(5000 [\d ]+)<\/th><td>([^<]*)<\/td>/g)];
    expect(rows.map(([, code, about]) => [code, about])).toEqual([
      ['5000 1000 3001', 'PIN 482913. An e-voucher. ₹2,000 left.'],
      ['5000 1000 3002', 'PIN 570264. A gift card. ₹5,000 left.'],
      ['5000 1000 3003', 'No PIN: a code is texted to 98765 43210. ₹2,000 left.'],
      ['5000 1000 3004', 'PIN 135790. Too little for an order. ₹50 left.'],
      ['5000 1000 3005', 'PIN 246801. Not valid any more. ₹2,000 left.'],
    ]);
    const vouchers = await db.selectFrom('vouchers').select(['kind', 'mobile']).orderBy('code').execute();
    expect(vouchers.map(({ kind }) => kind)).toEqual([
      'E_VOUCHER',
      'GIFT_CARD',
      'E_VOUCHER',
      'GIFT_CARD',
      'E_VOUCHER',
    ]);
    expect(new Set(vouchers.map((voucher) => voucher.mobile))).toEqual(new Set([mobile]));
  });

  it('the page says what to enter, and what became of it', async () => {
    const { page } = await setUp();
    const text = await page();
    const [, vouchers = '', wallet = ''] =
      /<h2>E-vouchers(.*?)<h2>Loyalty wallet<\/h2>(.*?)<h2>/.exec(text) ?? [];
    expect(vouchers).toContain(
      `<form method="post" action="${paymentsPagePath}/vouchers"><button>Fill them again</button></form>`,
    );
    expect(wallet).not.toContain('<table>');
    expect(wallet).toMatch(
      /^<p>Give points to a customer, who has to have logged in once\. .* expire: 0\.001 is about a minute and a half\.<\/p>/,
    );
    expect(wallet).toContain(`action="${paymentsPagePath}/wallet"`);
    expect(wallet).toContain('<button>Fill the wallet</button>');
    const fields = [...wallet.matchAll(/<label>([^<]*)<input name="(\w*)" type="(\w*)"( required)?/g)];
    expect(
      fields.map(([, label, name, type, required]) => [label, name, type, required !== undefined]),
    ).toEqual([
      ['Mobile number', 'mobile', 'tel', true],
      ['Amount in rupees, 10,000 at most', 'rupees', 'number', true],
      ['Days until they expire; leave it empty for points that do not', 'days', 'text', false],
    ]);
    for (const [said, sentence] of [
      ['vouchers-filled', 'All vouchers hold what they held at first, with the PINs below.'],
      ['no-customer', 'No customer has this number yet. Log in with it once, then try again.'],
      ['wrong-days', 'Enter a number of days, 365 at most, or none.'],
      ['wrong-amount', 'Enter whole rupees, from 1 to 10,000.'],
    ])
      expect(await page(`?said=${said}`)).toContain(`<strong>${sentence}</strong>`);
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
