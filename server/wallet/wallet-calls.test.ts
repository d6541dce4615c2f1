import { expect, it, vi } from 'vitest';
import type { PassbookPage } from '#schemas/entities/wallet.ts';
import { headerNames } from '#schemas/header-names.ts';
import { refusalIn } from '../cart/testing/set-up-cart.ts';
import { type CheckoutTest, mobile, setUpCheckout, stepIn } from '../checkout/testing/set-up-checkout.ts';
import { describeDatabases } from '../testing/databases.ts';
import { dateInIndia } from '../time-in-india.ts';
import { pageSize } from './passbook.ts';
import { walletOf } from './testing/wallet-of.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const available = '/wallet-service/ve1/wallet/available_balance';
const total = '/wallet-service/ve2/wallet/balance';
const summary = '/wallet-service/ve1/wallet/summary';
const passbook = '/wallet-service/ve1/wallet/passbook';
const transactions = '/wallet-service/ve1/wallet/transactions';
const history = '/wallet-service/ve1/wallet/history';
const loyalty = '/customer-service/ve1/loyalty/user';
const hour = 60 * 60_000;

function configure({ content }: Pick<CheckoutTest, 'content'>, fields: object) {
  const body = { document: 'app-config', ...fields };
  return content.publish([{ kind: 'app-config', slug: 'default', body }], 'test');
}

describeDatabases('the loyalty wallet', (open) => {
  it('API-099 API-101 PAY-13 holds what the ledger says', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    expect((await asha.call('GET', total)).json().data).toEqual({ totalBalance: 0 });
    await test.credit('u-1', 12_345);
    expect((await asha.call('GET', `${available}/${mobile}`)).json().data).toEqual({ balance: 12_345 });
    expect((await asha.call('GET', total)).json().data).toEqual({ totalBalance: 12_345 });
  });

  it('API-100 says what of it an order can take, with what it has set aside', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const price = await asha.fill();
    await test.credit('u-1', 5000);
    const card = { primaryPaymentId: 'credit-card', secondaryPaymentId: 'loyalty-wallet' };
    const { orderTransactionId: id } = stepIn(await asha.initiate(card, price));
    const usable = async () => (await asha.call('GET', `${available}/${mobile}/${id}`)).json().data;
    expect(await usable()).toEqual({ balance: 0, usable: 5000 });
    await test.credit('u-1', price);
    expect(await usable()).toEqual({ balance: price, usable: price });
    test.gateway('PAYU').settle(id, 'failed');
    await asha.process({ orderTransactionId: id });
    await asha.verify(id);
    expect(await usable()).toEqual({ balance: price + 5000, usable: 0 });
  });

  it('is that of nobody else: another number and a guest are refused, and a transaction of somebody else is not there', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const { orderTransactionId: id } = stepIn(await asha.initiate('credit-card', await asha.fill()));
    const guest = await test.guest();
    const ravi = await test.customer('u-2');
    const tried = [
      await ravi.call('GET', `${available}/${mobile}`),
      await ravi.call('GET', `${available}/${mobile}/${id}`),
      await guest.call('GET', `${available}/${mobile}`),
      await guest.call('GET', `${available}/${mobile}/${id}`),
      await guest.call('GET', total),
    ];
    expect(tried.map(refusalIn)).toEqual([
      [403, 'NOT_YOURS'],
      [403, 'NOT_YOURS'],
      [403, 'LOGIN_NEEDED'],
      [403, 'LOGIN_NEEDED'],
      [403, 'LOGIN_NEEDED'],
    ]);
    const own = (
      await test.db.selectFrom('customers').select('mobile').where('id', '=', 'u-2').executeTakeFirstOrThrow()
    ).mobile;
    expect(refusalIn(await ravi.call('GET', `${available}/${own}/${id}`))).toEqual([
      404,
      'NO_SUCH_TRANSACTION',
    ]);
    expect((await test.ask({ method: 'GET', url: total })).statusCode).toBe(401);
  });

  it('API-104 WLT-01 WLT-02 sums up the three kinds of points, with the titles of the shop', async () => {
    const test = await setUpCheckout(await open());
    const walletTitles = { brand: 'Crust points', promo: 'Gifts', refund: 'Refunds' };
    await configure(test, { walletTitles });
    const asha = await test.customer();
    await test.credit('u-1', 12_300);
    const { promos } = walletOf({ db: test.db, now: test.clock.now });
    const give = (id: string, amount: number, hours: number) =>
      test.db
        .transaction()
        .execute((transaction) =>
          promos.give(
            { id, userId: 'u-1', title: id, amount, expiresAt: test.clock.now() + hours * hour },
            transaction,
          ),
        );
    await give('late', 500, 48);
    await give('soon', 200, 24);
    const { walletSummary, data } = (await asha.call('GET', summary)).json().data;
    expect(walletSummary).toEqual({ totalBalance: 13_000 });
    expect(data).toMatchObject([
      { kind: 'brand', title: 'Crust points', amount: 12_300 },
      {
        kind: 'promo',
        title: 'Gifts',
        amount: 700,
        expiring: { amount: 200, at: new Date(test.clock.now() + 24 * hour).toISOString() },
      },
      { kind: 'refund', title: 'Refunds', amount: 0 },
    ]);
  });

  it('API-102 API-105 WLT-03 WLT-04 lists what happened page by page: the link of a reply leads on, with the filter', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    for (let count = 1; count <= pageSize + 3; count += 1) await test.credit('u-1', count * 100);
    const all = [];
    let next: string | undefined = `${passbook}/${mobile}?type=CREDIT`;
    const links = [];
    while (next !== undefined) {
      links.push(next);
      const page: PassbookPage = (await asha.call('GET', next)).json().data;
      all.push(...page.transactions);
      next = page.nextPage;
      expect(page.hasNext).toBe(next !== undefined);
      // A line that is added meanwhile shifts nothing.
      if (links.length === 1) await test.credit('u-1', 99);
    }
    expect(links[1]).toMatch(/^\/wallet-service\/ve1\/wallet\/transactions\?before=\d+&type=CREDIT$/);
    expect(all.map(({ amount }) => amount)).toEqual(
      Array.from({ length: pageSize + 3 }, (_, at) => (pageSize + 3 - at) * 100),
    );
    expect(all[0]).toMatchObject({
      transactionDate: new Date(test.clock.now()).toISOString(),
      type: 'CREDIT',
      method: 'ADJUSTMENT',
      title: 'Added to your wallet',
      balance: all.reduce((sum, { amount }) => sum + amount, 0),
      points: ['brand'],
    });
    const used = (await asha.call('GET', `${passbook}/${mobile}?type=DEBIT`)).json().data;
    expect(used).toEqual({ transactions: [], hasNext: false });
  });

  it('API-102 WLT-04 says of each line whether points came or went, and for which order', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const price = await asha.fill();
    await test.credit('u-1', price + 100);
    const { orderId } = stepIn(await asha.initiate('loyalty-wallet', price));
    const page: PassbookPage = (await asha.call('GET', `${passbook}/${mobile}`)).json().data;
    const { number } = await test.db.selectFrom('orders').select('number').executeTakeFirstOrThrow();
    expect(
      page.transactions.map(({ type, amount, orderId: of, title }) => [type, amount, of, title]),
    ).toEqual([
      ['DEBIT', price, orderId, `Order ${number}`],
      ['CREDIT', price + 100, undefined, 'Added to your wallet'],
    ]);
    expect(orderId).toBeDefined();
  });

  it('API-103 WLT-05 says what the wallet held at the end of a day in India', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const today = dateInIndia(test.clock.now());
    await test.credit('u-1', 5000);
    test.clock.forward(24 * hour);
    await test.credit('u-1', 700);
    const on = async (transactionDate?: string) =>
      asha.call('GET', `${history}/${mobile}`, {
        ...(transactionDate !== undefined && { headers: { transactionDate } }),
      });
    expect((await on(today)).json().data).toEqual({ transactionDate: today, balance: 5000 });
    expect((await on('2020-01-01')).json().data.balance).toBe(0);
    expect((await on()).json().data).toEqual({
      transactionDate: dateInIndia(test.clock.now()),
      balance: 5700,
    });
    for (const wrong of ['2026-02-30', 'yesterday']) expect((await on(wrong)).statusCode).toBe(400);
  });

  it('ROL-04 is nothing for guests and for other numbers', async () => {
    const test = await setUpCheckout(await open());
    await test.customer();
    const guest = await test.guest();
    const ravi = await test.customer('u-2');
    for (const url of [summary, `${passbook}/${mobile}`, transactions, `${history}/${mobile}`, loyalty])
      expect([url, ...refusalIn(await guest.call('GET', url))]).toEqual([url, 403, 'LOGIN_NEEDED']);
    for (const url of [`${passbook}/${mobile}`, `${history}/${mobile}`])
      expect([url, ...refusalIn(await ravi.call('GET', url))]).toEqual([url, 403, 'NOT_YOURS']);
    await test.credit('u-1', 5000);
    expect((await ravi.call('GET', `${transactions}?before=99`)).json().data.transactions).toEqual([]);
  });

  it('WLT-02 WLT-06 is in a preview as its draft says: in the builds that it names, with its titles', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const walletTitles = { brand: 'Crust points', promo: 'Gifts', refund: 'Refunds' };
    const body = { document: 'app-config', walletBuilds: ['PAYTM'], walletTitles };
    const documents = [{ kind: 'app-config', slug: 'default', file: 'f', body }];
    const { data } = (await test.author('POST', '/content-service/ve1/preview', { documents })).json();
    const draft = { cookie: `preview=${data.token}` };
    const inPaytm = { [headerNames.miniApp]: 'PAYTM' };
    const ask = (headers: Readonly<Record<string, string>>) => asha.call('GET', summary, { headers });
    const statuses = await Promise.all(
      [{}, inPaytm, draft, { ...draft, ...inPaytm }].map(async (headers) => (await ask(headers)).statusCode),
    );
    expect(statuses).toEqual([200, 404, 404, 200]);
    const shown = (await ask({ ...draft, ...inPaytm })).json().data.data as { title: string }[];
    expect(shown.map(({ title }) => title)).toEqual(Object.values(walletTitles));
  });

  it('WLT-06 is there in the builds of the configuration alone, in all calls and as a way to pay', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const price = await asha.fill();
    await test.credit('u-1', 100_000);
    const urls = [
      `${available}/${mobile}`,
      total,
      summary,
      `${passbook}/${mobile}`,
      transactions,
      `${history}/${mobile}`,
      loyalty,
    ];
    const replies = (headers: Readonly<Record<string, string>>) =>
      Promise.all(urls.map(async (url) => (await asha.call('GET', url, { headers })).statusCode));
    const offered = async (headers: Readonly<Record<string, string>>) =>
      (await asha.call('GET', '/payment-service/ve1/options/default', { headers })).json().data.wallet;
    const inPaytm = { [headerNames.miniApp]: 'PAYTM' };
    expect(new Set(await replies({}))).toEqual(new Set([200]));
    expect(await offered({})).toMatchObject({ balance: 100_000 });
    expect(new Set(await replies(inPaytm))).toEqual(new Set([404]));
    expect(await offered(inPaytm)).toBeUndefined();
    await configure(test, { walletBuilds: ['PAYTM'] });
    expect(new Set(await replies({}))).toEqual(new Set([404]));
    expect(refusalIn(await asha.initiate('loyalty-wallet', price))).toEqual([409, 'OPTION_GONE']);
    expect(new Set(await replies(inPaytm))).toEqual(new Set([200]));
    // MIN-06.
    await configure(test, {
      walletBuilds: ['WEB', 'PAYTM'],
      vendorConfig: { PAYTM: { blockedFeatures: ['PIGGYBANK'] } },
    });
    expect(new Set(await replies({}))).toEqual(new Set([200]));
    expect(new Set(await replies(inPaytm))).toEqual(new Set([404]));
  });
});
