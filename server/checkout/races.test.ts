import { expect, it, vi } from 'vitest';
import { describePostgres } from '../testing/databases.ts';
import { setUpCheckout, stepIn } from './testing/set-up-checkout.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 120_000 });

describePostgres('what two connections do to one cart at once', (open) => {
  it('two orders of one cart, each with a way to pay of its own, are one', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const price = await asha.fill();
    const tried = await Promise.all([
      asha.initiate('cash', price),
      asha.initiate('credit-card', price),
      asha.initiate('cash', price),
      asha.initiate('net-banking', price),
    ]);
    expect(tried.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await test.orders()).toHaveLength(1);
    const states = await test.db.selectFrom('order_transactions').select('state').execute();
    expect(states.filter(({ state }) => state === 'CONFIRMED')).toHaveLength(1);
    expect(states.filter(({ state }) => state !== 'CONFIRMED' && state !== 'FAILED')).toEqual([]);
  });

  it('the money of the first way comes while the second is begun: one order, and nothing is kept of the other', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    for (let round = 0; round < 4; round += 1) {
      const buyer = round === 0 ? asha : await test.customer();
      const { version } = (await buyer.get()).json().data;
      await buyer.post(version, [{ id: 'SID1', productId: 'SID1', quantity: 1 + round }]);
      const again = await test.customer();
      const price = await again.price();
      const first = stepIn(await again.initiate('credit-card', price)).orderTransactionId;
      await again.process({ orderTransactionId: first });
      test.gateway('PAYU').settle(first, 'success');
      test.clock.forward(60_000);
      const [second] = await Promise.all([
        again.initiate('cash', price),
        again.verify(first),
        test.settleDue(),
      ]);
      expect(stepIn(second).action).toBe('THANKYOU');
      await test.settleDue();
      const placed = (await test.orders()).filter(({ cart_id }) => cart_id === again.cartId);
      expect(placed).toHaveLength(1);
      const { state } = await test.transaction(first);
      expect(state).toBe(placed[0]?.transaction_id === first ? 'CONFIRMED' : 'REFUNDED');
    }
    expect(await test.ledger.balanceOf('customer:u-1')).toBe(0);
    expect(await test.ledger.balanceOf('refund-due')).toBe(0);
  });

  it('several processes settle what is due, each payment once', async () => {
    const test = await setUpCheckout(await open());
    const buyers = await Promise.all(Array.from({ length: 12 }, (_, at) => test.customer(`u-${at + 1}`)));
    const ids = await Promise.all(
      buyers.map(async (buyer) => {
        const price = await buyer.fill();
        const { orderTransactionId: id } = stepIn(await buyer.initiate('credit-card', price));
        await buyer.process({ orderTransactionId: id });
        return id;
      }),
    );
    const payu = test.gateway('PAYU');
    for (const [at, id] of ids.entries()) payu.settle(id, at % 3 === 0 ? 'failed' : 'success');
    // Their browsers are back, with nothing that is believed.
    const back = (id: string) => payu.returnForm(id, 'success', { sign: 'forged' });
    for (const id of ids) await test.form('/payment-service/ve1/return/PAYU', back(id));
    test.clock.forward(60_000);
    await Promise.all([test.settleDue(), test.settleDue(), test.settleDue()]);
    expect(payu.questions()).toBe(12);
    expect(await test.orders()).toHaveLength(8);
    // The declined ones were paid after all: one refund for each, whoever asks for it.
    for (const [at, id] of ids.entries()) if (at % 3 === 0) payu.settle(id, 'success');
    test.clock.forward(60_000);
    await Promise.all([test.settleDue(), test.settleDue(), test.settleDue()]);
    await Promise.all([test.settleDue(), test.settleDue()]);
    expect(payu.refunded.map(({ ref }) => ref).toSorted()).toEqual(
      ids.filter((_, at) => at % 3 === 0).toSorted(),
    );
    expect(await test.ledger.balanceOf('refund-due')).toBe(0);
  });

  it('a process that ends while it has taken a payment leaves it to the next', async () => {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const { orderTransactionId: id } = stepIn(await asha.initiate('credit-card', await asha.fill()));
    await asha.process({ orderTransactionId: id });
    const payu = test.gateway('PAYU');
    payu.settle(id, 'success');
    test.clock.forward(60_000);
    // It was taken, and what took it is gone.
    payu.beforeStatus(() => Promise.reject(new Error('killed')));
    await test.settleDue();
    payu.beforeStatus(undefined);
    await test.settleDue();
    expect(await test.orders()).toEqual([]);
    test.clock.forward(120_000);
    await test.settleDue();
    expect(await test.orders()).toHaveLength(1);
  });

  it('one wallet does not pay for two carts', async () => {
    const test = await setUpCheckout(await open());
    // The same customer on two carts: a first order, and a new cart while it is paid.
    const asha = await test.customer();
    const price = await asha.fill();
    await test.credit('u-1', price);
    const wallet = { primaryPaymentId: 'credit-card', secondaryPaymentId: 'loyalty-wallet' };
    const taps = await Promise.all([
      asha.initiate('loyalty-wallet', price),
      asha.initiate(wallet, price),
      asha.initiate({ ...wallet, transactionStatusUrl: 'x' }, price),
    ]);
    expect(taps.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
    expect(await test.orders()).toHaveLength(1);
    expect(await test.ledger.balanceOf('wallet:u-1')).toBe(0);
    expect(await test.ledger.balanceOf('sales')).toBe(price);
  });
});
