import { expect, it, vi } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import { refusalIn } from '../cart/testing/set-up-cart.ts';
import { createRateLimit } from '../http/rate-limits.ts';
import { describeDatabases } from '../testing/databases.ts';
import { orders, setUpCheckout, statusIn, stepIn } from './testing/set-up-checkout.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const userOf = ({ headers }: { readonly headers: Readonly<Record<string, string>> }) =>
  headers[headerNames.userId] ?? '';
const payments = '/payment-service/ve1';

describeDatabases('a transaction of somebody else', (open) => {
  it('is not there for any call that changes it, of another customer and of a guest', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer('u-1');
    const price = await asha.fill();
    const { orderTransactionId: id } = stepIn(await asha.initiate('credit-card', price));
    const before = await test.transaction(id);
    for (const other of [await test.customer('u-2'), await test.guest()]) {
      const submission = {
        payload: {
          data: { cartId: other.cartId, orderTransactionId: id, primaryPaymentId: 'cash', paymentType: 'x' },
        },
      };
      const transaction = { payload: { orderTransactionId: id } };
      const tried = [
        await other.call('POST', `${orders}/submit`, submission),
        await other.call('POST', `${orders}/transaction/${id}`, submission),
        await other.call('POST', `${orders}/submit/${id}`, { payload: {} }),
        await other.call('POST', `${orders}/confirm`, { payload: { orderTransactionId: id, otp: '123456' } }),
        await other.call('POST', `${orders}/transaction/`, transaction),
        await other.call('POST', '/payment-service/ve1/pg/paytm/submit', transaction),
        await other.call('DELETE', `${orders}/transaction/${id}/promo/TEN`),
        await other.call('DELETE', `${payments}/payment/${id}/promo/TEN`),
        await other.call('GET', `${payments}/orders/${id}/otp`),
        await other.process({ orderTransactionId: id }),
      ];
      expect(tried.map(refusalIn)).toEqual(tried.map(() => [404, 'NO_SUCH_TRANSACTION']));
    }
    expect(await test.transaction(id)).toEqual(before);
    expect(test.gateway('PAYU').started).toEqual([]);
  });

  it('API-076 shows nobody else more than how it went', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer('u-1');
    const { orderTransactionId: id, orderId } = stepIn(await asha.initiate('cash', await asha.fill()));
    const known = { orderTransactionId: id, orderStatus: 'SUCCESS', isOwn: false, isCancelled: false };
    for (const other of [await test.customer('u-2'), await test.guest()]) {
      expect(statusIn(await other.status(id))).toEqual(known);
      expect(statusIn(await other.verify(id))).toEqual(known);
      expect(statusIn(await other.call('GET', `${orders}/transaction/${id}`))).toEqual(known);
      const byOrder = await other.call('GET', `${orders}/status?orderHistoryId=${orderId}`);
      expect(refusalIn(byOrder)).toEqual([404, 'NO_SUCH_TRANSACTION']);
      expect((await other.poll(id)).json().data).toEqual({
        paymentStatus: 'SUCCESS',
        orderTransactionId: id,
      });
    }
    for (const none of ['x', 'A'.repeat(24), `${id}x`])
      expect(refusalIn(await asha.status(none))).toEqual([404, 'NO_SUCH_TRANSACTION']);
  });

  it('API-075 tells nobody else why it failed', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer('u-1');
    const { orderTransactionId: id } = stepIn(await asha.initiate('credit-card', await asha.fill()));
    await test.db
      .updateTable('order_transactions')
      .set({ state: 'FAILED', reason: 'The card of Asha is blocked.' })
      .execute();
    for (const other of [await test.customer('u-2'), await test.guest()])
      expect((await other.poll(id)).json().data).toEqual({
        paymentStatus: 'FAILED',
        orderTransactionId: id,
        unifiedErrors: {},
      });
    expect((await asha.poll(id)).json().data.unifiedErrors).toEqual({
      errorMsg: 'The card of Asha is blocked.',
    });
  });

  it('no call answers without a session, and none of an order names another customer', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer('u-1');
    const price = await asha.fill();
    const details = { orderDetails: asha.details(price), paymentDetails: { primaryPaymentId: 'cash' } };
    for (const [url, payload] of [
      [`${orders}/initiate`, details],
      [`${orders}/validations`, details],
      [`${payments}/payment/verify`, { orderTransactionId: 'A'.repeat(24) }],
    ] as const) {
      const reply = await test.ask({ method: 'POST', url, payload });
      expect(reply.statusCode).toBe(401);
    }
    const batch = await asha.call('POST', `${orders}/batch?userId=u-2`, {
      payload: { data: asha.details(price) },
    });
    expect(refusalIn(batch)).toEqual([403, 'NOT_YOURS']);
    expect(await test.orders()).toEqual([]);
  });

  it('keys, codes and signatures stand in no log line, and a code in no table', async () => {
    const logged: string[] = [];
    const test = await setUpCheckout(await open(), { logged });
    const guest = await test.guest();
    const { orderTransactionId: id } = stepIn(await guest.initiate('cash', await guest.fill()));
    await guest.call('GET', `${payments}/orders/${id}/otp`);
    const code = (await test.messages())[0]?.slice(0, 6) ?? '';
    await guest.call('POST', `${orders}/confirm`, { payload: { orderTransactionId: id, otp: code } });
    expect(logged.join('\n')).not.toContain(code);
    const rows = await Promise.all([
      test.db.selectFrom('order_transactions').selectAll().execute(),
      test.db.selectFrom('order_transaction_events').selectAll().execute(),
      test.db.selectFrom('order_requests').selectAll().execute(),
    ]);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`"${code}"|\\b${code}\\b`));
  });

  it('nobody begins more than 120 orders in ten minutes, by whatever call', async () => {
    const test = await setUpCheckout(await open());
    const guest = await test.guest();
    const price = await guest.fill();
    await createRateLimit({ db: test.db }, { name: 'order-tries', points: 120, seconds: 600 }).take(
      userOf(guest),
      119,
    );
    expect((await guest.initiate('credit-card', price)).statusCode).toBe(200);
    const payload = { orderTransactionId: 'x' };
    const tried = [
      await guest.initiate('credit-card', price),
      await guest.validate(price),
      await guest.call('POST', `${orders}/batch?userId=${userOf(guest)}`, {
        payload: { data: guest.details(price) },
      }),
      await guest.call('POST', `${orders}/transaction/`, { payload }),
    ];
    expect(tried.map(refusalIn)).toEqual(tried.map(() => [429, 'TOO_MANY_REQUESTS']));
    for (const refused of tried)
      expect(refused.body).toMatch(
        /This was tried too often\. Try again in \d+ minutes?\. Your cart is kept\./,
      );
    expect((await (await test.guest()).validate(price)).statusCode).not.toBe(429);
  });

  it('a try that failed is kept for thirty days, and longer where money is in the books', async () => {
    const test = await setUpCheckout(await open());
    const day = 24 * 60 * 60_000;
    const guest = await test.guest();
    const { orderTransactionId: failed } = stepIn(await guest.initiate('cash', await guest.fill()));
    const asha = await test.customer();
    const price = await asha.fill();
    await test.credit('u-1', 5000);
    const wallet = { primaryPaymentId: 'credit-card', secondaryPaymentId: 'loyalty-wallet' };
    const { orderTransactionId: held } = stepIn(await asha.initiate(wallet, price));
    const bina = await test.customer('u-2');
    const { orderTransactionId: ordered } = stepIn(await bina.initiate('cash', await bina.fill()));
    await test.db.updateTable('order_transactions').set({ state: 'FAILED', next_check_at: null }).execute();
    const ids = async () =>
      (await test.db.selectFrom('order_transactions').select('id').execute()).map(({ id }) => id).toSorted();
    test.clock.forward(30 * day - 1);
    await test.removeExpired();
    expect(await ids()).toEqual([failed, held, ordered].toSorted());
    test.clock.forward(1);
    await test.removeExpired();
    expect(await ids()).toEqual([held, ordered].toSorted());
    expect(await test.events(failed)).toEqual([]);
    expect(await test.events(held)).not.toEqual([]);
  });

  it('nobody orders at the prices of a preview', async () => {
    const test = await setUpCheckout(await open());
    const guest = await test.guest();
    await guest.fill();
    const free = { delivery: { D: { amount: 0 } } };
    const file = 'content/app-config/default.json';
    const body = { document: 'app-config', charges: free };
    const preview = await test.author('POST', '/content-service/ve1/preview', {
      documents: [{ kind: 'app-config', slug: 'default', file, body }],
    });
    const headers = { cookie: `preview=${preview.json().data.token}` };
    const { netPrice } = (await guest.get(headers)).json().data;
    const payload = {
      orderDetails: guest.details(netPrice),
      paymentDetails: { primaryPaymentId: 'credit-card' },
    };
    const reply = await guest.call('POST', `${orders}/initiate`, { payload, headers });
    expect(refusalIn(reply)).toEqual([409, 'PREVIEW']);
    expect(await test.db.selectFrom('order_transactions').select('id').execute()).toEqual([]);
  });
});
