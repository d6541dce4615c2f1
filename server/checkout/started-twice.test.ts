import { expect, it, vi } from 'vitest';
import { refusalIn, textIn } from '../cart/testing/set-up-cart.ts';
import { GatewayUnreachable } from '../gateways/gateway.ts';
import { describePostgres } from '../testing/databases.ts';
import { setUpCheckout, statusIn, stepIn } from './testing/set-up-checkout.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 120_000 });

const collect = { primaryPaymentId: 'upi', instrument: { flow: 'COLLECT', vpa: 'asha@bank' } };

describePostgres('a payment that is asked for twice at its gateway', (open) => {
  async function withUpi() {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const price = await asha.fill();
    const paytm = test.gateway('PAYTM_PG');
    paytm.refuseDuplicates();
    const state = async (id: string) => (await test.transaction(id)).state;
    return { ...test, asha, price, paytm, state };
  }

  it('PAY-10 a double tap: the refusal of the second request does not end the first', async () => {
    const { asha, price, paytm, state, clock, orders, ledger } = await withUpi();
    // The second request is answered before the first.
    const others: Awaited<ReturnType<typeof asha.initiate>>[] = [];
    paytm.afterStart(async ({ ref }) => {
      paytm.afterStart(undefined);
      paytm.settle(ref, 'pending');
      others.push(await asha.initiate(collect, price), await asha.initiate(collect, price));
    });
    const first = stepIn(await asha.initiate(collect, price));
    const id = first.orderTransactionId;
    expect(first.upi).toMatchObject({ requestId: `U-${id}`, vpa: 'asha@bank' });
    for (const reply of others)
      expect(stepIn(reply)).toMatchObject({
        orderTransactionId: id,
        action: 'UNIFIED_PAYMENT',
        upi: { requestId: id },
      });
    expect(await state(id)).toBe('AWAITING_PAYMENT');
    paytm.settle(id, 'success');
    clock.forward(5000);
    expect(statusIn(await asha.verify(id)).orderStatus).toBe('SUCCESS');
    expect(await orders()).toHaveLength(1);
    expect(await ledger.balanceOf('refund-due')).toBe(0);
  });

  it('a request whose answer was lost waits for the UPI app, and a repeated one does not end it', async () => {
    const { asha, price, paytm, state, clock } = await withUpi();
    paytm.afterStart(async ({ ref }) => {
      paytm.afterStart(undefined);
      paytm.settle(ref, 'pending');
      throw new GatewayUnreachable('The answer was lost.');
    });
    const step = stepIn(await asha.initiate(collect, price, { requestId: 'r1' }));
    const id = step.orderTransactionId;
    expect(step).toMatchObject({ action: 'UNIFIED_PAYMENT', upi: { requestId: id } });
    expect(stepIn(await asha.initiate(collect, price, { requestId: 'r1' }))).toMatchObject({
      orderTransactionId: id,
      upi: { requestId: id },
    });
    expect(await state(id)).toBe('AWAITING_PAYMENT');
    paytm.settle(id, 'success');
    clock.forward(5000);
    expect((await asha.poll(id)).json().data.paymentStatus).toBe('SUCCESS');
  });

  it('of a request that may be under way nobody says that nothing was charged', async () => {
    const { asha, price, paytm } = await withUpi();
    paytm.isAway(true);
    const doubt = await asha.initiate(collect, price);
    expect(refusalIn(doubt)).toEqual([424, 'UPI_IN_DOUBT']);
    expect(textIn(doubt)).not.toContain('Nothing was charged');
    // Nobody has a link: nobody pays.
    const intent = { primaryPaymentId: 'upi', instrument: { flow: 'INTENT' } };
    expect(refusalIn(await asha.initiate(intent, price))).toEqual([424, 'GATEWAY_AWAY']);
  });

  it('ERR-19 one that is refused both times is refused', async () => {
    const { asha, price, paytm, state } = await withUpi();
    paytm.refuseUpi('without id');
    paytm.afterStart(async () => {
      paytm.afterStart(undefined);
      await asha.initiate(collect, price);
    });
    const step = stepIn(await asha.initiate(collect, price));
    expect(step.upi).not.toHaveProperty('requestId');
    expect(await state(step.orderTransactionId)).toBe('FAILED');
  });

  it('a page that is open at the gateway is not ended by a second start that is refused', async () => {
    const { asha, price, gateway, state, clock } = await withUpi();
    const payu = gateway('PAYU');
    payu.refuseDuplicates();
    const { orderTransactionId: id } = stepIn(await asha.initiate('credit-card', price));
    expect((await asha.process({ orderTransactionId: id })).statusCode).toBe(200);
    const again = await asha.process({ orderTransactionId: id });
    expect(refusalIn(again)).toEqual([409, 'PAGE_OPEN']);
    expect(await state(id)).toBe('AWAITING_PAYMENT');
    payu.settle(id, 'success');
    clock.forward(5000);
    expect(statusIn(await asha.verify(id)).orderStatus).toBe('SUCCESS');
  });

  it('what a gateway answers of a payment that has ended meanwhile changes nothing', async () => {
    const { asha, price, paytm, transaction } = await withUpi();
    paytm.afterStart(async () => {
      paytm.afterStart(undefined);
      await asha.initiate('cash', price);
    });
    await asha.initiate(collect, price);
    const row = await transaction(paytm.started[0]?.ref ?? '');
    expect(row.state).toBe('FAILED');
    expect(row.payment).not.toHaveProperty('upi');
  });
});
