import { expect, it, vi } from 'vitest';
import { describeDatabases } from '../testing/databases.ts';
import { setUpCheckout, stepIn } from './testing/set-up-checkout.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

describeDatabases('another try while a payment is at its gateway', (open) => {
  async function atGateway() {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const price = await asha.fill();
    const { orderTransactionId: id } = stepIn(await asha.initiate('credit-card', price));
    await asha.process({ orderTransactionId: id });
    test.clock.forward(60_000);
    const state = async () => (await test.transaction(id)).state;
    return { ...test, asha, price, id, state, payu: test.gateway('PAYU') };
  }

  it.each(['credit-card', 'net-banking', 'cash'])(
    'PAY-19 by %s: the payment that has come is the order, and nothing is paid again',
    async (pay) => {
      const { asha, price, id, state, payu, orders, ledger } = await atGateway();
      payu.settle(id, 'success');
      const means = pay === 'net-banking' ? bank : pay;
      expect(stepIn(await asha.initiate(means, price))).toMatchObject({
        orderTransactionId: id,
        action: 'THANKYOU',
      });
      expect(await state()).toBe('CONFIRMED');
      expect(await orders()).toMatchObject([{ transaction_id: id }]);
      expect(await ledger.balanceOf('refund-due')).toBe(0);
    },
  );

  it('one that was not paid is ended by the other', async () => {
    const { asha, price, state, payu, orders } = await atGateway();
    expect(stepIn(await asha.initiate('cash', price)).action).toBe('THANKYOU');
    expect(payu.questions()).toBe(1);
    expect(await state()).toBe('FAILED');
    expect(await orders()).toHaveLength(1);
  });

  it('a gateway that does not answer stops nobody, and its money is given back', async () => {
    const { asha, price, id, state, payu, orders, clock, settleDue } = await atGateway();
    payu.settle(id, 'success');
    payu.isAway(true);
    expect(stepIn(await asha.initiate('cash', price)).action).toBe('THANKYOU');
    expect(await state()).toBe('FAILED');
    payu.isAway(false);
    clock.forward(120_000);
    await settleDue();
    await settleDue();
    expect(await state()).toBe('REFUNDED');
    expect(await orders()).toHaveLength(1);
  });
});

const bank = { primaryPaymentId: 'net-banking', instrument: { flow: 'BANK', bankCode: 'HDFC' } };
