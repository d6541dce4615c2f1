import { expect, it, vi } from 'vitest';
import { describeDatabases } from '../testing/databases.ts';
import { setUpCheckout, statusIn, stepIn } from './testing/set-up-checkout.ts';
import { learnedLateMs, payableMs } from './when-to-ask.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const minute = 60_000;
const hour = 60 * minute;

describeDatabases('a payment that the server learns of late', (open) => {
  /** A customer on the page of the gateway, who pays a part with the wallet. The reconciler does not run meanwhile. */
  async function onPage() {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const price = await asha.fill();
    await test.credit('u-1', 5000);
    const pay = { primaryPaymentId: 'credit-card', secondaryPaymentId: 'loyalty-wallet' };
    const { orderTransactionId: id } = stepIn(await asha.initiate(pay, price));
    await asha.process({ orderTransactionId: id });
    const payu = test.gateway('PAYU');
    const accounts = ['customer:u-1', 'held:u-1', 'refund-due', 'sales', 'gateway:PAYU'] as const;
    return {
      ...test,
      asha,
      price,
      id,
      payu,
      books: async () => Promise.all(accounts.map((account) => test.ledger.balanceOf(account))),
    };
  }
  type Test = Awaited<ReturnType<typeof onPage>>;

  const learn: Readonly<Record<string, (test: Test) => Promise<unknown>>> = {
    'the server itself': ({ settleDue }) => settleDue(),
    'a notice of the gateway': ({ form, payu, id }) =>
      form('/payment-service/ve1/notify/PAYU', payu.returnForm(id, 'success')),
    'the browser that is back': ({ form, payu, id }) =>
      form('/payment-service/ve1/return/PAYU', payu.returnForm(id, 'success')),
    'the page of the customer': ({ asha, id }) => asha.verify(id),
  };

  it.each(Object.keys(learn))(
    'hours after the time to pay, by %s: there is no order, all of it goes back, and the customer is told',
    async (by) => {
      const test = await onPage();
      const { asha, price, id, payu, clock, settleDue } = test;
      clock.forward(3 * minute);
      payu.settle(id, 'success');
      clock.forward(3 * hour);
      await learn[by]?.(test);
      expect(await test.orders()).toEqual([]);
      expect(statusIn(await asha.status(id))).toMatchObject({
        orderStatus: 'FAILED',
        refund: { amount: price - 5000 },
      });
      await settleDue();
      await settleDue();
      expect(await test.orders()).toEqual([]);
      expect(statusIn(await asha.status(id)).refund?.state).toBe('done');
      expect((await test.transaction(id)).state).toBe('REFUNDED');
      expect(await test.events(id)).toEqual(['begun', 'payment-asked', 'paid-in-vain', 'refunded']);
      expect(payu.refunded).toMatchObject([{ ref: id, amount: price - 5000, gatewayId: `G-${id}` }]);
      expect(await test.books()).toEqual([0, 0, 0, 0, 0]);
      expect(await test.ledger.balanceOf('wallet:u-1')).toBe(5000);
      const [message] = await test.messages();
      expect(message).toContain(`Rs ${((price - 5000) / 100).toFixed(2)}`);
      // The cart was kept, and can be ordered anew.
      expect(stepIn(await asha.initiate('cash', price)).action).toBe('THANKYOU');
    },
  );

  it('one that was pending when the server stopped goes back too', async () => {
    const test = await onPage();
    const { id, payu, clock, asha, settleDue } = test;
    payu.settle(id, 'pending');
    clock.forward(5000);
    await asha.verify(id);
    expect((await test.transaction(id)).state).toBe('PENDING');
    payu.settle(id, 'success');
    clock.forward(3 * hour);
    await settleDue();
    await settleDue();
    expect(await test.orders()).toEqual([]);
    expect((await test.transaction(id)).state).toBe('REFUNDED');
    expect(await test.books()).toEqual([0, 0, 0, 0, 0]);
  });

  it('a new try to order asks for it: it goes back, and the new one is the order', async () => {
    const { id, payu, clock, asha, price, orders, transaction } = await onPage();
    payu.settle(id, 'success');
    clock.forward(3 * hour);
    const again = stepIn(await asha.initiate('cash', price));
    expect(again.action).toBe('THANKYOU');
    expect(await orders()).toMatchObject([{ transaction_id: again.orderTransactionId }]);
    expect((await transaction(id)).state).toBe('REFUND_DUE');
  });

  it.each([minute, learnedLateMs - 1])(
    'who pays at the last moment gets the order, %d ms after the time to pay',
    async (late) => {
      const { asha, id, payu, clock, orders } = await onPage();
      payu.settle(id, 'success');
      clock.forward(payableMs + late);
      expect(statusIn(await asha.verify(id)).orderStatus).toBe('SUCCESS');
      expect(await orders()).toMatchObject([{ transaction_id: id }]);
    },
  );
});
