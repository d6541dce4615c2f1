import { expect, it, vi } from 'vitest';
import { pick, seededRandom } from '#tests/support/seeded-random.ts';
import { describeDatabases } from '../testing/databases.ts';
import { pizza, setUpCheckout } from './testing/set-up-checkout.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 120_000 });

const minute = 60_000;
const hour = 60 * minute;

/** What happens, in an order that nobody planned. */
describeDatabases('whatever happens in whatever order', (open) => {
  it.each([1, 2])(
    'ORD-01 there is one order of a cart at most, and money is an order or goes back (%i)',
    async (seed) => {
      const test = await setUpCheckout(await open());
      const random = seededRandom(20261123 + seed);
      const gateways = [test.gateway('PAYU'), test.gateway('BILLDESK'), test.gateway('PAYTM_PG')];
      const buyers = await Promise.all(['u-1', 'u-2', 'u-3'].map((id) => test.customer(id)));
      for (const [at, buyer] of buyers.entries()) {
        await buyer.fill();
        await test.credit(`u-${at + 1}`, 7000);
      }
      /** What gateways have of customers' money. */
      const paid = new Map<string, number>();
      const ways = [
        'cash',
        'credit-card',
        'upi',
        { primaryPaymentId: 'net-banking', instrument: { flow: 'BANK', bankCode: 'HDFC' } },
        { primaryPaymentId: 'credit-card', secondaryPaymentId: 'loyalty-wallet' },
        { primaryPaymentId: 'upi', secondaryPaymentId: 'loyalty-wallet' },
      ];
      const ids = async () =>
        (
          await test.db
            .selectFrom('order_transactions')
            .select('id')
            .orderBy('created_at')
            .orderBy('id')
            .execute()
        ).map(({ id }) => id);
      const payOrNot = async () => {
        const open = gateways.flatMap((gateway) =>
          gateway.started.filter(({ ref }) => !paid.has(ref)).map((payment) => ({ gateway, payment })),
        );
        if (open.length === 0) return;
        const { gateway, payment } = pick(open.slice(-3), random);
        const state = pick(['success', 'success', 'success', 'failed', 'pending'] as const, random);
        if (state === 'success') paid.set(payment.ref, payment.amount);
        gateway.settle(payment.ref, state);
      };
      const acts: (() => Promise<unknown>)[] = [
        async () => {
          const buyer = pick(buyers, random);
          return buyer.initiate(pick(ways, random), await buyer.price());
        },
        async () => {
          const all = await ids();
          if (all.length > 0)
            return Promise.all(
              buyers.map((buyer) =>
                buyer.process({ orderTransactionId: all.at(-1 - Math.floor(random() * 2)) ?? '' }),
              ),
            );
        },
        payOrNot,
        payOrNot,
        payOrNot,
        async () => {
          const all = await ids();
          if (all.length > 0) return Promise.all(all.slice(-3).map((id) => pick(buyers, random).verify(id)));
        },
        async () => {
          const gateway = pick(gateways, random);
          const payment = gateway.started.at(-1);
          const claims = pick(['success', 'failed', 'pending'], random);
          if (payment)
            return test.form(
              `/payment-service/ve1/return/${gateway.kind}`,
              gateway.returnForm(payment.ref, claims),
            );
        },
        async () => pick(gateways, random).isAway(random() < 0.2),
        async () => test.settleDue(),
        async () => test.clock.forward(pick([1000, 5000, 5000, minute, minute, 20 * minute], random)),
        async () => {
          const buyer = pick(buyers, random);
          const { version } = (await buyer.get()).json().data;
          return buyer.post(version, [{ ...pizza, quantity: 1 + Math.floor(random() * 3) }]);
        },
      ];
      const sum = async () => {
        const { total } = await test.db
          .selectFrom('ledger_entries')
          .select(({ fn }) => fn.sum<string | null>('amount').as('total'))
          .executeTakeFirstOrThrow();
        return Number(total ?? 0);
      };
      // One is paid as it should be, and one is paid after it was begun anew.
      for (const [at, buyer] of buyers.slice(0, 2).entries()) {
        const price = await buyer.price();
        await buyer.initiate('upi', price);
        if (at === 1) await buyer.initiate('credit-card', price);
        const payment = test.gateway('PAYTM_PG').started[at];
        if (!payment) throw new Error('Nothing was asked of the gateway.');
        paid.set(payment.ref, payment.amount);
        test.gateway('PAYTM_PG').settle(payment.ref, 'success');
      }
      test.clock.forward(minute);
      await test.settleDue();
      for (let round = 0; round < 100; round += 1) {
        const together = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(acts, random));
        await Promise.all(together.map((act) => act()));
        expect(await sum()).toBe(0);
      }
      // In the end all gateways answer, and nothing is pending any more.
      for (const gateway of gateways) {
        gateway.isAway(false);
        for (const [at, { ref, amount }] of gateway.started.filter((one) => !paid.has(one.ref)).entries()) {
          // Every second one is paid after all.
          if (at % 2 === 0) paid.set(ref, amount);
          gateway.settle(ref, at % 2 === 0 ? 'success' : 'failed');
        }
      }
      for (let round = 0; round < 12; round += 1) {
        test.clock.forward(hour);
        await test.settleDue();
      }

      const placed = await test.orders();
      expect(new Set(placed.map(({ cart_id }) => cart_id)).size).toBe(placed.length);
      const rows = await test.db.selectFrom('order_transactions').selectAll().execute();
      expect(new Set(rows.map(({ state }) => state))).toEqual(
        new Set(
          rows.map(({ state }) => (['CONFIRMED', 'FAILED', 'REFUNDED'].includes(state) ? state : 'ended')),
        ),
      );
      expect(
        rows
          .filter(({ state }) => state === 'CONFIRMED')
          .map(({ order_id }) => order_id ?? '')
          .toSorted(),
      ).toEqual(placed.map(({ id }) => id).toSorted());
      // Every rupee at a gateway is an order, or went back.
      for (const { id, state, gateway } of rows.filter((row) => paid.has(row.id))) {
        const refunds =
          gateways.find(({ kind }) => kind === gateway)?.refunded.filter(({ ref }) => ref === id) ?? [];
        expect([id, state, new Set(refunds.map(({ refundId }) => refundId)).size]).toEqual([
          id,
          refunds.length > 0 ? 'REFUNDED' : 'CONFIRMED',
          refunds.length > 0 ? 1 : 0,
        ]);
      }
      const kept = rows.filter(({ state, id }) => state === 'CONFIRMED' && paid.has(id));
      const atGateways = await Promise.all(
        gateways.map(({ kind }) => test.ledger.balanceOf(`gateway:${kind}`)),
      );
      const collected = atGateways.reduce((one, other) => one + other, 0);
      expect(collected + kept.reduce((total, { amount }) => total + amount, 0)).toBe(0);
      // What this is about did happen.
      expect(kept.length).toBeGreaterThan(0);
      expect(rows.filter(({ state }) => state === 'REFUNDED').length).toBeGreaterThan(0);
      expect(await test.ledger.balanceOf('refund-due')).toBe(0);
      for (const user of ['u-1', 'u-2', 'u-3'])
        expect(await test.ledger.balanceOf(`customer:${user}`)).toBe(0);
      for (const { id } of rows) expect(await test.ledger.balanceOf(`held:${id}`)).toBe(0);
      expect(await test.ledger.balanceOf('sales')).toBe(
        placed.reduce((total, order) => total + order.net_price, 0),
      );
      expect(await sum()).toBe(0);
    },
  );
});
