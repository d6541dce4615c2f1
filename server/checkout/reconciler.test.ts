import { expect, it, vi } from 'vitest';
import type { GatewayKind } from '#schemas/payment-actions.ts';
import { describePostgres } from '../testing/databases.ts';
import { setUpCheckout, stepIn } from './testing/set-up-checkout.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 120_000 });

const minute = 60_000;

describePostgres('what the server settles by itself', (open) => {
  async function shop() {
    const test = await setUpCheckout(await open());
    /** Somebody whose payment has begun at a gateway. */
    async function payer(name: string, pay: string, kind: GatewayKind) {
      const buyer = await test.customer(name);
      const { orderTransactionId: id } = stepIn(await buyer.initiate(pay, await buyer.fill()));
      await buyer.process({ orderTransactionId: id, bankCode: 'HDFC' });
      return { buyer, id, gateway: test.gateway(kind) };
    }
    const state = async (id: string) => (await test.transaction(id)).state;
    return { ...test, payer, state };
  }

  it('a gateway that is silent does not keep the money of others waiting', async () => {
    const test = await shop();
    const slow = [];
    for (let at = 0; at < 8; at += 1) slow.push(await test.payer(`u-${at + 10}`, 'net-banking', 'BILLDESK'));
    const paid = await test.payer('u-1', 'credit-card', 'PAYU');
    paid.gateway.settle(paid.id, 'success');
    const silent = test.gateway('BILLDESK');
    silent.isAway(true);
    test.clock.forward(minute);
    await test.settleDue();
    expect(await test.state(paid.id)).toBe('CONFIRMED');
    // A few questions show it; the other payments wait for the next run.
    expect(silent.questions()).toBeLessThan(8);
    silent.isAway(false);
    for (const { id } of slow) silent.settle(id, 'success');
    test.clock.forward(5 * minute);
    await test.settleDue();
    expect(await Promise.all(slow.map(({ id }) => test.state(id)))).toEqual(slow.map(() => 'CONFIRMED'));
  });

  it('what is owed goes back before anything else is asked', async () => {
    const test = await shop();
    const owed = await test.payer('u-1', 'credit-card', 'PAYU');
    await owed.buyer.initiate('cash', await owed.buyer.price());
    owed.gateway.settle(owed.id, 'success');
    owed.gateway.answerRefunds('pending');
    test.clock.forward(minute);
    await test.settleDue();
    expect(await test.state(owed.id)).toBe('REFUND_DUE');
    for (let at = 0; at < 6; at += 1) await test.payer(`u-${at + 10}`, 'net-banking', 'BILLDESK');
    owed.gateway.answerRefunds('done');
    // The other gateway answers nobody until the money is back: whoever asked it first would wait for ever.
    let answer = () => {};
    const isBack = new Promise<void>((resolve) => (answer = resolve));
    test.gateway('BILLDESK').beforeStatus(() => isBack);
    test.clock.forward(60 * minute);
    const settled = test.settleDue();
    try {
      await vi.waitFor(async () => expect(await test.state(owed.id)).toBe('REFUNDED'), 60_000);
    } finally {
      answer();
      await settled;
    }
  });

  it('asks nobody within four seconds of another question', async () => {
    const test = await shop();
    const { buyer, id, gateway } = await test.payer('u-1', 'credit-card', 'PAYU');
    test.clock.forward(9000);
    await buyer.poll(id);
    test.clock.forward(1000);
    const asked = gateway.questions();
    await test.settleDue();
    expect(gateway.questions()).toBe(asked);
    test.clock.forward(20_000);
    await test.settleDue();
    expect(gateway.questions()).toBe(asked + 1);
  });

  it('asks no gateway about a page that was never handed out, and ends it when its time is over', async () => {
    const test = await shop();
    const buyer = await test.customer('u-1');
    const { orderTransactionId: id } = stepIn(await buyer.initiate('credit-card', await buyer.fill()));
    const gateway = test.gateway('PAYU');
    test.clock.forward(minute);
    await buyer.poll(id);
    await buyer.verify(id);
    await test.settleDue();
    expect([gateway.questions(), await test.state(id)]).toEqual([0, 'AWAITING_PAYMENT']);
    test.clock.forward(15 * minute);
    await test.settleDue();
    expect(await test.transaction(id)).toMatchObject({ state: 'FAILED', next_check_at: null });
    expect(gateway.questions()).toBe(0);
  });

  it('ORD-07 a refund that was refused once is asked for anew, by a name of its own', async () => {
    const test = await shop();
    const { buyer, id, gateway } = await test.payer('u-1', 'credit-card', 'PAYU');
    await buyer.initiate('cash', await buyer.price());
    gateway.settle(id, 'success');
    const later = async (state: 'done' | 'pending' | 'refused' | 'away') => {
      gateway.isAway(state === 'away');
      if (state !== 'away') gateway.answerRefunds(state);
      test.clock.forward(60 * minute);
      await test.settleDue();
      return gateway.refunded.at(-1)?.refundId;
    };
    gateway.answerRefunds('pending');
    test.clock.forward(minute);
    await test.settleDue();
    expect(await later('pending')).toBe(`R${id}`);
    expect(await later('away')).toBe(`R${id}`);
    expect(await later('refused')).toBe(`R${id}`);
    // Now the merchant account is filled again.
    expect(await later('pending')).toBe(`R${id}2`);
    expect(await later('done')).toBe(`R${id}2`);
    expect(await test.state(id)).toBe('REFUNDED');
    expect(await test.ledger.balanceOf('refund-due')).toBe(0);
  });

  it('money that does not agree with its order is neither an order nor promised back', async () => {
    const logged: string[] = [];
    const test = await setUpCheckout(await open(), { logged });
    const asha = await test.customer();
    const price = await asha.fill();
    const { orderTransactionId: id } = stepIn(await asha.initiate('credit-card', price));
    await asha.process({ orderTransactionId: id });
    test.gateway('PAYU').settle(id, 'success', {
      amount: price - 1,
      others: [{ gatewayId: 'G-2', amount: price }],
    });
    test.clock.forward(16 * minute);
    await test.settleDue();
    const row = await test.transaction(id);
    expect(row.state).toBe('UNKNOWN');
    expect(row.reason).toContain('contact us');
    expect(row.reason).not.toContain('refunded');
    test.clock.forward(5 * 24 * 60 * minute);
    await test.settleDue();
    expect(await test.transaction(id)).toMatchObject({ state: 'FAILED', reason: row.reason });
    expect(await test.events(id)).toEqual(['begun', 'payment-asked', 'paid-otherwise', 'paid-otherwise']);
    expect(logged.some((entry) => entry.includes('paid more than once'))).toBe(true);
  });
});
