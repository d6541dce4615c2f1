import { expect, it, vi } from 'vitest';
import { authorToken } from '../testing/test-app.ts';
import { describeDatabases } from '../testing/databases.ts';
import { setUpCheckout, statusIn, stepIn } from './testing/set-up-checkout.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const minute = 60_000;

describeDatabases('a transaction that is paid twice', (open) => {
  /** Somebody who has paid with two cards on the page of the gateway; the shop does not know it yet. */
  async function payer(isTwice = true) {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const price = await asha.fill();
    const { orderTransactionId: id } = stepIn(await asha.initiate('credit-card', price));
    await asha.process({ orderTransactionId: id });
    const payu = test.gateway('PAYU');
    const payAgain = () => payu.settle(id, 'success', { others: [{ gatewayId: 'G-2', amount: price }] });
    if (isTwice) payAgain();
    else payu.settle(id, 'success');
    return {
      ...test,
      asha,
      id,
      price,
      payu,
      payAgain,
      state: async () => (await test.transaction(id)).state,
      /** The restaurant cancels the order. */
      cancel: async () =>
        test.ask({
          method: 'POST',
          url: '/sandbox/kitchen',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            authorization: `Basic ${Buffer.from(`:${authorToken}`).toString('base64')}`,
          },
          payload: new URLSearchParams({
            order: (await test.transaction(id)).order_id ?? '',
            change: 'cancel',
          }).toString(),
        }),
      learn: async () => statusIn(await asha.verify(id)).orderStatus,
      /** Later, when the server is asked to settle what is due. */
      async later() {
        test.clock.forward(10 * minute);
        await test.settleDue();
      },
      async books() {
        const accounts = ['gateway:PAYU', 'refund-due', 'sales', 'customer:u-1'] as const;
        return Promise.all(accounts.map((account) => test.ledger.balanceOf(account)));
      },
    };
  }

  it('is one order, and the second payment goes back once, whoever settles it', async () => {
    const { learn, orders, books, settleDue, later, payu, id, price, messages, state } = await payer();
    expect(await learn()).toBe('SUCCESS');
    expect(await orders()).toHaveLength(1);
    expect(await books()).toEqual([-2 * price, price, price, 0]);
    await Promise.all([settleDue(), settleDue(), settleDue()]);
    await later();
    expect(payu.refunded).toMatchObject([
      { ref: id, refundId: `R${id}X1`, gatewayId: 'G-2', amount: price, before: 0 },
    ]);
    expect(await books()).toEqual([-price, 0, price, 0]);
    expect(await state()).toBe('CONFIRMED');
    expect((await messages()).filter((text) => text.includes('on its way back'))).toHaveLength(1);
  });

  it('is asked for by the same name until the gateway has answered, and by another once it has refused', async () => {
    const { learn, later, payu, id, books, price } = await payer();
    await learn();
    payu.isAway(true);
    await later();
    payu.isAway(false);
    payu.answerRefunds('pending');
    await later();
    await later();
    payu.answerRefunds('refused');
    await later();
    payu.answerRefunds('done');
    await later();
    await later();
    expect(payu.refunded.map(({ refundId }) => refundId)).toEqual([
      `R${id}X1`,
      `R${id}X1`,
      `R${id}X1`,
      `R${id}X1T2`,
    ]);
    expect(await books()).toEqual([-price, 0, price, 0]);
  });

  it('is learned of when the gateway tells of the second payment after the order was placed', async () => {
    const { learn, later, payu, payAgain, id, form, books, price } = await payer(false);
    expect(await learn()).toBe('SUCCESS');
    payAgain();
    const told = () => form('/payment-service/ve1/notify/PAYU', payu.returnForm(id, 'success'));
    await told();
    await told();
    await later();
    await later();
    await told();
    await later();
    expect(payu.refunded).toHaveLength(1);
    expect(await books()).toEqual([-price, 0, price, 0]);
  });

  it.each([
    ['is looked at', false],
    ['is asked for', true],
  ])(
    'is learned of when the gateway tells of the second payment while the first one %s',
    async (_, isOpen) => {
      const { settleDue, later, payu, payAgain, id, form, books, price, clock, learn } = await payer(false);
      const told = () => form('/payment-service/ve1/notify/PAYU', payu.returnForm(id, 'success'));
      if (!isOpen) {
        await learn();
        await told();
      }
      const { status } = payu;
      vi.spyOn(payu, 'status').mockImplementationOnce(async (asked) => {
        const answer = await status(asked);
        payAgain();
        await told();
        return answer;
      });
      clock.forward(20_000);
      await settleDue();
      await later();
      await later();
      expect(payu.refunded).toMatchObject([
        { ref: id, refundId: `R${id}X1`, gatewayId: 'G-2', amount: price },
      ]);
      expect(await books()).toEqual([-price, 0, price, 0]);
    },
  );

  it('is learned of when the answer that names both comes after one that named the first alone', async () => {
    const { settleDue, later, payu, payAgain, id, books, price, clock, learn } = await payer(false);
    const { status } = payu;
    vi.spyOn(payu, 'status').mockImplementationOnce(async (asked) => {
      payAgain();
      const both = await status(asked);
      payu.settle(id, 'success');
      // Another question is faster.
      expect(await learn()).toBe('SUCCESS');
      return both;
    });
    clock.forward(20_000);
    await settleDue();
    await later();
    expect(payu.refunded).toMatchObject([{ ref: id, refundId: `R${id}X1`, gatewayId: 'G-2', amount: price }]);
    expect(await books()).toEqual([-price, 0, price, 0]);
  });

  it('is learned of also where the gateway names the second payment first', async () => {
    const { learn, later, payu, id, form, books, price } = await payer(false);
    expect(await learn()).toBe('SUCCESS');
    payu.settle(id, 'success', { gatewayId: 'G-2', others: [{ gatewayId: `G-${id}`, amount: price }] });
    await form('/payment-service/ve1/notify/PAYU', payu.returnForm(id, 'success'));
    await later();
    await later();
    expect(payu.refunded).toMatchObject([{ ref: id, refundId: `R${id}X1`, gatewayId: 'G-2', amount: price }]);
    expect(await books()).toEqual([-price, 0, price, 0]);
  });

  it('is learned of when the gateway is away as it is looked at', async () => {
    const { learn, later, payu, payAgain, id, form, books, price } = await payer(false);
    await learn();
    payAgain();
    await form('/payment-service/ve1/notify/PAYU', payu.returnForm(id, 'success'));
    payu.isAway(true);
    await later();
    payu.isAway(false);
    await later();
    await later();
    expect(await books()).toEqual([-price, 0, price, 0]);
  });

  it('gives both back where there is no order, one after the other', async () => {
    const { asha, later, payu, payAgain, id, books, price, state } = await payer();
    payu.settle(id, 'none');
    await asha.initiate('cash', await asha.price());
    payAgain();
    await later();
    await later();
    await later();
    expect(payu.refunded.map(({ refundId, gatewayId, before }) => [refundId, gatewayId, before])).toEqual([
      [`R${id}X1`, 'G-2', 0],
      [`R${id}`, `G-${id}`, price],
    ]);
    expect(await state()).toBe('REFUNDED');
    expect((await books()).slice(0, 2)).toEqual([0, 0]);
  });

  it('gives both back where the restaurant cancels the order before the second one went back', async () => {
    const { learn, later, payu, books, price, cancel } = await payer();
    await learn();
    await cancel();
    expect(await books()).toEqual([-2 * price, 2 * price, 0, 0]);
    await later();
    await later();
    await later();
    expect(payu.refunded).toHaveLength(2);
    expect(await books()).toEqual([0, 0, 0, 0]);
  });
});
