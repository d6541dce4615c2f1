import { expect, it, vi } from 'vitest';
import { refusalIn } from '../cart/testing/set-up-cart.ts';
import { describeDatabases } from '../testing/databases.ts';
import { setUpCheckout, statusIn, stepIn } from './testing/set-up-checkout.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const minute = 60_000;

describeDatabases('the tries of a customer on the page of a gateway', (open) => {
  /** A customer who is on the page of PayU, whose first card was declined there. */
  async function declinedOnPage() {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const price = await asha.fill();
    const { orderTransactionId: id } = stepIn(await asha.initiate('credit-card', price));
    await asha.process({ orderTransactionId: id });
    const payu = test.gateway('PAYU');
    payu.settle(id, 'failed', { reason: 'Your bank refused the card.' });
    const bring = (claims: string, other: Record<string, string> = {}) =>
      test.form('/payment-service/ve1/return/PAYU', payu.returnForm(id, claims, other));
    const state = async () => (await test.transaction(id)).state;
    const later = async (ms = 4000) => {
      test.clock.forward(ms);
      return statusIn(await asha.verify(id));
    };
    return { ...test, asha, price, id, payu, bring, state, later };
  }

  it('PAY-19 a declined card ends nothing while the customer pays with another one', async () => {
    const { asha, id, payu, clock, settleDue, bring, state, form, orders, ledger, customer } =
      await declinedOnPage();
    // The server asks by itself, so does a second device, and the gateway tells of the first card.
    for (const wait of [10_000, 20_000, 40_000]) {
      clock.forward(wait);
      await settleDue();
    }
    const ravi = await customer('u-2');
    clock.forward(5000);
    expect((await ravi.poll(id)).json().data.paymentStatus).toBe('IN_PROGRESS');
    clock.forward(5000);
    await ravi.verify(id);
    clock.forward(5000);
    await form('/payment-service/ve1/notify/PAYU', payu.returnForm(id, 'failed'));
    expect(await state()).toBe('AWAITING_PAYMENT');
    payu.settle(id, 'success');
    clock.forward(5000);
    await bring('success');
    expect(await state()).toBe('CONFIRMED');
    expect(await orders()).toHaveLength(1);
    expect(await ledger.balanceOf('refund-due')).toBe(0);
    expect(statusIn(await asha.status(id)).orderStatus).toBe('SUCCESS');
  });

  it('PAY-47 who comes back with a decline reads so at once, though the gateway told of it a moment before', async () => {
    const { id, payu, bring, state, form } = await declinedOnPage();
    await form('/payment-service/ve1/notify/PAYU', payu.returnForm(id, 'failed'));
    expect(await state()).toBe('AWAITING_PAYMENT');
    await bring('failed');
    expect(await state()).toBe('FAILED');
  });

  it('a payment that is pending between two cards goes on, too', async () => {
    const { asha, id, payu, clock, settleDue, bring, state } = await declinedOnPage();
    payu.settle(id, 'pending');
    clock.forward(10_000);
    await settleDue();
    expect(await state()).toBe('PENDING');
    // Nobody is told that it has ended.
    expect(refusalIn(await asha.process({ orderTransactionId: id }))).toEqual([409, 'NOT_KNOWN_YET']);
    payu.settle(id, 'failed');
    clock.forward(20_000);
    await settleDue();
    expect(await state()).toBe('PENDING');
    payu.settle(id, 'success');
    clock.forward(5000);
    await bring('success');
    expect(await state()).toBe('CONFIRMED');
  });

  it('PAY-47 once the browser is back the decline is the end, with what the gateway says of it', async () => {
    const { later } = await declinedOnPage();
    expect(await later()).toMatchObject({ orderStatus: 'FAILED', reason: 'Your bank refused the card.' });

    const forged = await declinedOnPage();
    await forged.bring('success', { sign: 'forged' });
    expect(await forged.state()).toBe('AWAITING_PAYMENT');
    forged.clock.forward(10_000);
    await forged.settleDue();
    expect(await forged.state()).toBe('FAILED');
  });

  it('when the time to pay is over, the decline is the end', async () => {
    const { clock, settleDue, state, orders } = await declinedOnPage();
    clock.forward(15 * minute);
    await settleDue();
    expect(await state()).toBe('FAILED');
    expect(await orders()).toEqual([]);
  });

  it('an answer of before the browser came back does not end what was paid meanwhile', async () => {
    const { id, payu, clock, settleDue, bring, state } = await declinedOnPage();
    clock.forward(10_000);
    // The gateway answers of the first card; until its answer is here, the second one is paid.
    payu.beforeStatus(async () => {
      payu.beforeStatus(undefined);
      await bring('success', { sign: 'of the second card' });
    });
    await settleDue();
    expect(await state()).toBe('AWAITING_PAYMENT');
    payu.settle(id, 'success');
    clock.forward(20_000);
    await settleDue();
    expect(await state()).toBe('CONFIRMED');
  });

  it('who goes back from the page is not kept waiting, also when the gateway was asked a moment ago', async () => {
    const { id, payu, clock, asha, bring } = await declinedOnPage();
    payu.settle(id, 'none');
    clock.forward(5000);
    await asha.poll(id);
    await bring('failed');
    expect(statusIn(await asha.status(id)).orderStatus).toBe('FAILED');
  });

  it('the failure of a first try that is brought again does not end the second', async () => {
    const { id, payu, asha, clock, bring, state } = await declinedOnPage();
    payu.isAway(true);
    clock.forward(5000);
    await bring('failed', { try: '1' });
    payu.isAway(false);
    payu.settle(id, 'none');
    await asha.process({ orderTransactionId: id });
    clock.forward(5000);
    await bring('failed', { try: '1' });
    clock.forward(5000);
    await asha.poll(id);
    expect(await state()).toBe('AWAITING_PAYMENT');
    await bring('failed', { try: '2' });
    clock.forward(5000);
    await asha.poll(id);
    expect(await state()).toBe('FAILED');
  });
});
