import { expect, it, vi } from 'vitest';
import { rupees } from '#schemas/rules/rupees.ts';
import { refusalIn, textIn } from '../cart/testing/set-up-cart.ts';
import { becomeCustomer } from '../checkout/testing/become-customer.ts';
import { oneAfterAnother } from '../checkout/testing/one-after-another.ts';
import { setUpCheckout, statusIn, stepIn } from '../checkout/testing/set-up-checkout.ts';
import { fixtureDocuments } from '../testing/documents.ts';
import { describeDatabases, describePostgres } from '../testing/databases.ts';
import { authorToken } from '../testing/test-app.ts';
import { paytm, poor, rich, setUpPaytm, some } from './testing/set-up-paytm.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const minute = 60_000;

describeDatabases('the Paytm wallet', (open) => {
  const withPaytm = async (options?: Parameters<typeof setUpPaytm>[1]) => setUpPaytm(await open(), options);

  it('API-091 API-093 API-094 API-095 PAY-21 PAY-26 is linked by a code, shows its balance, and pays', async () => {
    const { asha, orders, ledger, events } = await withPaytm();
    const { step, id, price } = await asha.begin();
    expect(step).toMatchObject({ action: 'PAYTM_LINK', amount: price });
    expect((await asha.balance(`mobile=${rich}`)).json().data).toMatchObject({ isLinked: false });
    expect((await asha.link(rich)).json().data).toEqual({ isLinked: true, balance: 900_000 });
    const balance = await asha.balance(`mobile=${rich}&orderTransactionId=${id}`);
    expect(balance.json().data).toEqual({ isLinked: true, balance: 900_000, short: 0 });
    expect((await asha.balance(`mobile=${poor}`)).json().data).toMatchObject({ isLinked: false });
    expect(statusIn(await asha.status(id)).step).toMatchObject({
      action: 'PAYTM_WITHDRAW_MONEY',
      mobile: '••••••3219',
      balance: 900_000,
    });
    const paid = stepIn(await asha.submit(id));
    expect(paid).toMatchObject({ action: 'THANKYOU', orderTransactionId: id });
    expect(await events(id)).toEqual(['begun', 'payment-asked', 'paid']);
    expect(await ledger.balanceOf('gateway:PAYTM_WALLET')).toBe(-price);
    expect((await asha.balance(`mobile=${rich}`)).json().data).toMatchObject({ balance: 900_000 - price });
    // A second tap takes nothing more.
    expect(stepIn(await asha.submit(id))).toEqual(paid);
    expect((await asha.balance(`mobile=${rich}`)).json().data).toMatchObject({ balance: 900_000 - price });
    expect(await orders()).toHaveLength(1);
    // What is paid is paid, whatever the wallet holds now.
    await asha.link(poor);
    expect(stepIn(await asha.submit(id))).toEqual(paid);
  });

  it('PAY-21 PAY-26 without a linked wallet nothing is paid: it is to be linked first', async () => {
    const { asha, orders } = await withPaytm();
    const { id } = await asha.begin();
    for (const reply of [await asha.submit(id), await asha.redeem(id)])
      expect(stepIn(reply)).toMatchObject({ action: 'PAYTM_LINK', orderTransactionId: id });
    expect(await orders()).toEqual([]);
  });

  it('PAY-26 with too little the order waits, and says what is missing', async () => {
    const { asha, orders } = await withPaytm();
    await asha.link(poor);
    const { step, id, price } = await asha.begin();
    expect(step).toMatchObject({ action: 'PAYTM_WITHDRAW_MONEY', balance: 0 });
    const balance = await asha.balance(`mobile=${poor}&orderTransactionId=${id}`);
    expect(balance.json().data).toEqual({ isLinked: true, balance: 0, short: price });
    for (const reply of [await asha.submit(id), await asha.redeem(id)])
      expect([refusalIn(reply), textIn(reply)]).toEqual([
        [409, 'PAYTM_SHORT'],
        `Your Paytm wallet holds ${rupees(0)}, and ${rupees(price)} are to be paid. Add money in the Paytm app, or choose another way to pay.`,
      ]);
    expect(await orders()).toEqual([]);
    await asha.link(rich);
    expect(stepIn(await asha.submit(id)).action).toBe('THANKYOU');
  });

  it('PAY-26 for an order the balance is that of the linked wallet, whatever number the app knows', async () => {
    const { asha } = await withPaytm();
    await asha.link(rich);
    const { id } = await asha.begin();
    const own = await asha.balance(`mobile=9876543210&orderTransactionId=${id}`);
    expect(own.json().data).toMatchObject({ isLinked: true, balance: 900_000, short: 0 });
    expect((await asha.balance('mobile=9876543210')).json().data).toMatchObject({ isLinked: false });
  });

  it('API-097 PAY-21 where the option lets it, money is added on the way, and the amount withdrawn then', async () => {
    const { asha, content, ask } = await withPaytm();
    const send = (url: string, fields: Record<string, string>) =>
      ask({
        method: 'POST',
        url,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `Basic ${Buffer.from(`:${authorToken}`).toString('base64')}`,
        },
        payload: new URLSearchParams(fields).toString(),
      });
    const written = fixtureDocuments.find(({ kind }) => kind === 'payment-options')?.body;
    const { options, ...rest } = (written ?? {}) as { options: Record<string, unknown>[] };
    const adding = options.map((option) =>
      option.paymentId === 'paytm' ? { ...option, addMoney: 'E' } : option,
    );
    await content.publish(
      [{ kind: 'payment-options', slug: 'default', body: { ...rest, options: adding } }],
      'test',
    );
    await asha.link(some);
    const { step, id, price } = await asha.begin(5);
    expect(step.action).toBe('PAYTM_ADD_MONEY');
    const { action, form: page } = stepIn(await asha.submit(id));
    expect(action).toBe('PAYTM_ADD_MONEY');
    // What is missing of the price. The browser comes back as from any gateway.
    expect(page?.fields).toMatchObject({
      TXN_AMOUNT: ((price - 100_000) / 100).toFixed(2),
      CALLBACK_URL: expect.stringMatching(/\/PAYTM_WALLET$/),
    });
    // The page of the gateway, where the customer agrees.
    const chosen = await send(page?.url ?? '', page?.fields ?? {});
    const paid = await send(chosen.headers.location ?? '', { scenario: 'success' });
    expect(paid.statusCode).toBe(303);
    expect(statusIn(await asha.status(id)).step?.action).toBe('PAYTM_WITHDRAW_MONEY');
    expect(stepIn(await asha.redeem(id)).action).toBe('THANKYOU');
    expect((await asha.balance(`mobile=${some}`)).json().data).toMatchObject({ balance: 0 });
  });

  it.each([
    ['declined', '489872', 'FAILED'],
    ['error-500', '489876', 'SUCCESS'],
    ['pending', '489873', 'SUCCESS'],
  ])('API-096 a withdrawal that is %s is settled by asking Paytm', async (_, code, result) => {
    const { asha, clock, orders, events } = await withPaytm();
    await asha.link(rich, code);
    const { id } = await asha.begin();
    const reply = await asha.submit(id);
    if (result === 'FAILED') expect(refusalIn(reply)).toEqual([409, 'PAYMENT_FAILED']);
    else expect(stepIn(reply)).toMatchObject({ action: 'UNIFIED_PAYMENT', workflowId: id });
    // Nothing leads to a page of the gateway: there is none.
    expect((await asha.process({ orderTransactionId: id })).statusCode).toBe(409);
    clock.forward(2 * minute);
    expect(statusIn(await asha.verifyPaytm(id)).orderStatus).toBe(result);
    expect(await orders()).toHaveLength(result === 'SUCCESS' ? 1 : 0);
    expect(await events(id)).not.toContain('paid-in-vain');
  });

  it('SES-34 PAY-26 stays linked for the customer that a guest becomes, and is the guest\u2019s no more', async () => {
    const test = await withPaytm();
    const guest = await test.visitor();
    const { id } = await guest.begin();
    await guest.link(rich);
    const customer = test.payer(await becomeCustomer(test, guest, '9123456780'));
    expect((await customer.balance(`mobile=${rich}`)).json().data).toEqual({
      isLinked: true,
      balance: 900_000,
      short: 0,
    });
    const rows = await test.db.selectFrom('paytm_links').select('user_id').execute();
    const { user_id } = await test.transaction(id);
    expect(rows).toEqual([{ user_id }]);
    expect(stepIn(await customer.submit(id)).action).toBe('THANKYOU');
  });

  it('SES-34 PAY-26 of a customer stays theirs, when a guest with another one logs in as them', async () => {
    const test = await withPaytm();
    await test.asha.link(rich);
    const guest = await test.visitor();
    await guest.link(poor);
    const customer = test.payer(await becomeCustomer(test, guest, '9876543210'));
    expect((await customer.balance(`mobile=${rich}`)).json().data.isLinked).toBe(true);
    expect(await test.db.selectFrom('paytm_links').select('user_id').execute()).toHaveLength(1);
  });

  it('is that of nobody else, and its token is in no reply, no log line and no readable column', async () => {
    const logged: string[] = [];
    const { asha, other, visitor, db, transaction } = await withPaytm({ logged });
    const { id } = await asha.begin();
    const linked = await asha.link(rich);
    for (const stranger of [await other(), await visitor()]) {
      const tried = [
        await stranger.submit(id),
        await stranger.redeem(id),
        await stranger.verifyPaytm(id),
        await stranger.balance(`mobile=${rich}&orderTransactionId=${id}`),
      ];
      expect(tried.map(refusalIn)).toEqual(tried.map(() => [404, 'NO_SUCH_TRANSACTION']));
      expect((await stranger.balance(`mobile=${rich}`)).json().data).toMatchObject({ isLinked: false });
    }
    expect((await transaction(id)).state).toBe('AWAITING_MEANS');
    await asha.submit(id);
    const kept = await db
      .selectFrom('sandbox_payments')
      .select('ref')
      .where('ref', 'like', 'link:%')
      .execute();
    const token = kept[0]?.ref.slice('link:'.length) ?? '';
    expect(token).toMatch(/^[0-9a-f]{48}$/);
    const rows = await Promise.all([
      db.selectFrom('paytm_links').selectAll().execute(),
      db.selectFrom('order_transactions').selectAll().execute(),
      db.selectFrom('order_transaction_events').selectAll().execute(),
    ]);
    for (const text of [linked.body, logged.join('\n'), JSON.stringify(rows)])
      expect(text).not.toContain(token);
    // Sealed for one customer: moved to another row it opens nothing.
    const stranger = await other();
    const [row] = rows[0];
    if (row)
      await db
        .insertInto('paytm_links')
        .values({ ...row, user_id: 'u-2' })
        .execute();
    expect((await stranger.balance(`mobile=${rich}`)).json().data).toMatchObject({ isLinked: false });
  });

  it('a link that is over is not used, and goes with the hourly cleaning', async () => {
    const { asha, clock, db, removeExpired } = await withPaytm();
    await asha.link(rich);
    clock.forward(8 * 24 * 60 * minute);
    expect((await asha.balance(`mobile=${rich}`)).json().data).toMatchObject({ isLinked: false });
    const kept = () => db.selectFrom('paytm_links').select('user_id').execute();
    // A server that ends leaves it to the next one.
    await removeExpired(AbortSignal.abort());
    expect(await kept()).toHaveLength(1);
    await removeExpired();
    expect(await kept()).toEqual([]);
  });
});

describePostgres('two taps on paying from the Paytm wallet', (open) => {
  it('PAY-26 ask Paytm for the money once', async () => {
    const asked: string[] = [];
    const test = await setUpCheckout(await open(), {
      isSandbox: true,
      network: (fetch) => (url, init) => {
        asked.push(url);
        return fetch(url, init);
      },
    });
    const asha = await test.customer();
    const post = (call: string, payload: object) => asha.call('POST', `${paytm}/${call}`, { payload });
    const { state } = (await post('link', { mobile: rich })).json<{ data: { state: string } }>().data;
    await post('validate', { state, otp: '489871' });
    const { orderTransactionId } = stepIn(await asha.initiate('paytm', await asha.fill()));
    const submit = () => asha.call('PUT', `${paytm}/submit`, { payload: { orderTransactionId } });
    const taps = await oneAfterAnother(test.db, asha.cartId, [submit, submit]);
    for (const tap of taps) expect(stepIn(tap)).toMatchObject({ orderTransactionId });
    expect(asked.filter((url) => url.endsWith('/withdrawScw'))).toHaveLength(1);
    expect(statusIn(await asha.status(orderTransactionId)).orderStatus).toBe('SUCCESS');
  });
});
