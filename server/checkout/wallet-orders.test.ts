import { expect, it, vi } from 'vitest';
import { paymentOptions } from '#schemas/entities/payment.ts';
import { rupees } from '#schemas/rules/rupees.ts';
import { cartIn, refusalIn, textIn } from '../cart/testing/set-up-cart.ts';
import { describeDatabases } from '../testing/databases.ts';
import { setUpCheckout, statusIn, stepIn } from './testing/set-up-checkout.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

describeDatabases('orders that the wallet pays', (open) => {
  async function withCredit(credit: number | ((price: number) => number)) {
    const test = await setUpCheckout(await open());
    const asha = await test.customer();
    const price = await asha.fill();
    const given = typeof credit === 'number' ? credit : credit(price);
    await test.credit('u-1', given);
    const balance = () => test.ledger.balanceOf('wallet:u-1');
    return { ...test, asha, price, given, balance, payu: test.gateway('PAYU') };
  }
  const card = { primaryPaymentId: 'credit-card', secondaryPaymentId: 'loyalty-wallet' };

  it('PAY-13 PAY-31 alone, when it holds enough', async () => {
    const { asha, price, balance, orders, ledger } = await withCredit((total) => total + 500);
    const step = stepIn(await asha.initiate('loyalty-wallet', price));
    expect(step).toMatchObject({ action: 'THANKYOU', amount: 0, walletAmount: price });
    expect(await balance()).toBe(500);
    expect(await orders()).toHaveLength(1);
    expect(await ledger.balanceOf('sales')).toBe(price);
    expect(await ledger.balanceOf('customer:u-1')).toBe(0);
  });

  it('PAY-31 PAY-02 alone, at the price that an offer for the wallet leaves, which is said with the ways to pay', async () => {
    const { asha, price, orders, offers } = await withCredit(50_000);
    await offers({
      code: 'POINTS50',
      trigger: 'by-itself',
      effect: { kind: 'flat', amount: 5000 },
      paymentModes: ['PIGGYBANK'],
    });
    const reply = await asha.call('GET', '/payment-service/ve1/options/default');
    const { netPrice, wallet } = paymentOptions.parse(reply.json().data);
    expect(netPrice).toBe(price);
    expect(wallet).toMatchObject({ netPrice: price - 5250 });
    const step = stepIn(await asha.initiate('loyalty-wallet', wallet?.netPrice ?? price));
    expect(step).toMatchObject({ action: 'THANKYOU', amount: 0, walletAmount: price - 5250 });
    expect(await orders()).toHaveLength(1);
  });

  it('PAY-27 PAY-28 is never free by mistake: too little is refused, and for a guest there is none', async () => {
    const { asha, price, balance, orders, guest } = await withCredit(500);
    const short = await asha.initiate('loyalty-wallet', price);
    expect(refusalIn(short)).toEqual([409, 'WALLET_SHORT']);
    expect(textIn(short)).toContain('₹5');
    const visitor = await guest();
    const his = await visitor.fill();
    expect(refusalIn(await visitor.initiate('loyalty-wallet', his))).toEqual([409, 'WALLET_SHORT']);
    expect(await balance()).toBe(500);
    expect(await orders()).toEqual([]);
  });

  it('PAY-27 PAY-32 with a card: the wallet is set aside, and given back when the card is declined', async () => {
    const { asha, price, balance, payu, clock, orders, ledger } = await withCredit(5000);
    const step = stepIn(await asha.initiate(card, price));
    const id = step.orderTransactionId;
    expect(step).toMatchObject({ action: 'PROCESS_PAYMENT', amount: price - 5000, walletAmount: 5000 });
    expect(await balance()).toBe(0);
    await asha.process({ orderTransactionId: id });
    expect(payu.started).toMatchObject([{ amount: price - 5000 }]);
    payu.settle(id, 'failed');
    expect(statusIn(await asha.verify(id)).orderStatus).toBe('FAILED');
    expect(await balance()).toBe(5000);
    // The wallet in the other place, and the first try still open, makes no difference.
    const swapped = { primaryPaymentId: 'loyalty-wallet', secondaryPaymentId: 'credit-card' };
    const open2 = stepIn(await asha.initiate(swapped, price));
    expect(open2).toMatchObject({ amount: price - 5000, walletAmount: 5000 });
    clock.forward(11_000);
    const again = stepIn(await asha.initiate({ ...swapped, transactionStatusUrl: 'again' }, price));
    expect(again).toMatchObject({ amount: price - 5000, walletAmount: 5000 });
    await asha.process({ orderTransactionId: again.orderTransactionId });
    payu.settle(again.orderTransactionId, 'success');
    clock.forward(4000);
    expect(statusIn(await asha.verify(again.orderTransactionId)).orderStatus).toBe('SUCCESS');
    expect(await balance()).toBe(0);
    expect(await ledger.balanceOf('sales')).toBe(price);
    expect(await ledger.balanceOf('gateway:PAYU')).toBe(5000 - price);
    expect(await orders()).toHaveLength(1);
  });

  it('pays all of it where it can, and the other way nothing', async () => {
    const { asha, price, balance, payu } = await withCredit((total) => total * 2);
    expect(stepIn(await asha.initiate(card, price))).toMatchObject({
      action: 'THANKYOU',
      amount: 0,
      walletAmount: price,
    });
    expect(await balance()).toBe(price);
    expect(payu.started).toEqual([]);
  });

  it('PAY-27 leaves a rupee to a card whose offer makes the order cheaper than the wallet alone could pay it', async () => {
    const { asha, price, balance, orders, offers } = await withCredit((total) => total - 1000);
    await offers({
      code: 'CARD50',
      trigger: 'by-itself',
      effect: { kind: 'flat', amount: 5000 },
      paymentModes: ['CC'],
    });
    const byCard = price - 5250;
    const step = stepIn(await asha.initiate(card, byCard));
    expect(step).toMatchObject({ action: 'PROCESS_PAYMENT', amount: 100, walletAmount: byCard - 100 });
    expect(await orders()).toEqual([]);
    expect(await balance()).toBe(price - 1000 - (byCard - 100));
    // Cash has no offer, and gets none of another way.
    const cash = { primaryPaymentId: 'cash', secondaryPaymentId: 'loyalty-wallet' };
    expect(stepIn(await asha.initiate(cash, price))).toMatchObject({ amount: 1000 });
  });

  it('PAY-27 never charges more besides than the customer saw: a wallet that pays less by now is said, and nothing is ordered', async () => {
    const { asha, price, credit, balance, orders, db } = await withCredit(5000);
    const cash = { primaryPaymentId: 'cash', secondaryPaymentId: 'loyalty-wallet', walletAmount: 5000 };
    await credit('u-1', -4000);
    const less = await asha.initiate(cash, price);
    expect(refusalIn(less)).toEqual([409, 'WALLET_SHORT']);
    expect(textIn(less)).toBe(
      `Your wallet pays ₹10 of this order now, so ${rupees(price - 1000)} is left to pay. Look at the amount again before you order. Nothing was charged.`,
    );
    await credit('u-1', -1000);
    const without = { primaryPaymentId: 'cash', walletAmount: 5000 };
    for (const asked of [cash, without])
      expect(textIn(await asha.initiate(asked, price))).toContain('pays nothing of this order now');
    expect(await orders()).toEqual([]);
    expect(await db.selectFrom('order_transactions').select('id').execute()).toEqual([]);
    // One that pays more is no harm, and an app that does not say what it showed is believed.
    await credit('u-1', 7000);
    expect(stepIn(await asha.initiate(cash, price))).toMatchObject({ walletAmount: 7000 });
    expect(await balance()).toBe(0);
  });

  it('PAY-27 PAY-45 nor in the older calls', async () => {
    const { asha, price, credit, orders } = await withCredit(5000);
    const begun = await asha.call('POST', '/order-service/ve3/orders/batch?userId=u-1', {
      payload: { data: asha.details(price) },
    });
    await credit('u-1', -1);
    const submitted = await asha.call('POST', '/order-service/ve3/orders/submit', {
      payload: {
        data: {
          cartId: asha.cartId,
          orderTransactionId: begun.json().data.orderTransactionId,
          primaryPaymentId: 'cash',
          secondaryPaymentId: 'loyalty-wallet',
          paymentType: 'CASH',
          walletAmount: 5000,
        },
      },
    });
    expect(refusalIn(submitted)).toEqual([409, 'WALLET_SHORT']);
    expect(await orders()).toEqual([]);
  });

  it('money that comes too late goes back to the gateway, and the wallet to the customer', async () => {
    const { asha, price, balance, payu, clock, settleDue, ledger } = await withCredit(5000);
    const { orderTransactionId: id } = stepIn(await asha.initiate(card, price));
    await asha.process({ orderTransactionId: id });
    clock.forward(15 * 60_000);
    await settleDue();
    expect(await balance()).toBe(5000);
    payu.settle(id, 'success');
    clock.forward(60 * 60_000);
    await settleDue();
    await settleDue();
    expect(payu.refunded).toMatchObject([{ ref: id, amount: price - 5000 }]);
    expect(await balance()).toBe(5000);
    for (const account of ['customer:u-1', 'gateway:PAYU', 'refund-due', 'sales'] as const)
      expect(await ledger.balanceOf(account)).toBe(0);
  });

  it('PAY-32 the same way twice is that way alone; two other ways, or one that is not there, are refused', async () => {
    const { asha, price, transaction } = await withCredit(500);
    const same = stepIn(
      await asha.initiate({ primaryPaymentId: 'credit-card', secondaryPaymentId: 'credit-card' }, price),
    );
    expect(same).toMatchObject({ amount: price, walletAmount: 0 });
    expect((await transaction(same.orderTransactionId)).payment).not.toHaveProperty('secondaryPaymentId');
    const two = { primaryPaymentId: 'credit-card', secondaryPaymentId: 'upi' };
    expect(refusalIn(await asha.initiate(two, price))).toEqual([400, 'TWO_WAYS_TO_PAY']);
    expect(refusalIn(await asha.initiate('barter', price))).toEqual([409, 'OPTION_GONE']);
  });
});

describeDatabases('a code that goes with one way to pay', (open) => {
  async function withCode() {
    const test = await setUpCheckout(await open());
    await test.offers({
      code: 'UPIONLY',
      effect: { kind: 'flat', amount: 5000 },
      paymentModes: ['UPI_WALLET'],
    });
    const asha = await test.customer();
    const price = await asha.fill();
    const applied = (await asha.apply('UPIONLY')).json().data;
    return { ...test, asha, price, applied };
  }

  it('PAY-24 OFR-11 stays in the cart, which says how it has to be paid, and costs less when it is paid so', async () => {
    const { asha, price, applied, transaction } = await withCode();
    expect(applied).toMatchObject({ result: 'PARTIAL', text: 'Choose UPI as payment to use UPIONLY.' });
    const cart = cartIn(await asha.get());
    expect(cart.netPrice).toBe(price);
    expect(cart.explicitPromo).toMatchObject({ promoCode: 'UPIONLY', result: 'FAILED' });
    const upi = { primaryPaymentId: 'upi', instrument: { flow: 'INTENT' } };
    const { netPrice } = (await asha.validate(price, {}, 'upi')).json().data;
    // 50 rupees, and the tax on them.
    expect(price - netPrice).toBe(5250);
    const step = stepIn(await asha.initiate(upi, netPrice));
    expect(step).toMatchObject({ action: 'UNIFIED_PAYMENT', amount: netPrice });
    expect((await transaction(step.orderTransactionId)).snapshot).toMatchObject({ promoCode: 'UPIONLY' });
  });

  it.each([
    ['API-070', '/order-service/ve3/orders/transaction'],
    ['API-074', '/payment-service/ve1/payment'],
  ])(
    'PAY-24 %s is asked about when it is paid otherwise, and the payment goes on without it',
    async (_, path) => {
      const { asha, price, orders, transaction, settleDue } = await withCode();
      const step = stepIn(await asha.initiate('cash', price));
      expect(step).toMatchObject({
        action: 'REMOVE_PROMO',
        amount: price,
        promo: { code: 'UPIONLY', text: 'Choose UPI as payment to use UPIONLY.', netPrice: price },
      });
      const id = step.orderTransactionId;
      expect(await orders()).toEqual([]);
      await settleDue();
      const other = await asha.call('DELETE', `${path}/${id}/promo/OTHER`);
      expect(stepIn(other).action).toBe('REMOVE_PROMO');
      const without = stepIn(await asha.call('DELETE', `${path}/${id}/promo/upionly`));
      expect(without).toMatchObject({ action: 'THANKYOU', orderTransactionId: id, amount: price });
      expect(stepIn(await asha.call('DELETE', `${path}/${id}/promo/UPIONLY`))).toEqual(without);
      expect((await transaction(id)).snapshot).toMatchObject({ promoCode: null, netPrice: price });
      expect(await orders()).toHaveLength(1);
    },
  );

  it('PAY-62 an e-voucher pays for no order with a coupon, nor with everyday-value items', async () => {
    const test = await setUpCheckout(await open());
    await test.offers({ code: 'TEN', effect: { kind: 'percentage', percent: 10 } });
    const asha = await test.customer();
    await asha.fill();
    await asha.apply('TEN');
    const text = 'Payment by eVouchers is not allowed with Every Day Value items OR Coupons in your cart.';
    const refused = await asha.initiate('voucher', await asha.price());
    expect([refusalIn(refused), textIn(refused)]).toEqual([[409, 'VOUCHER_NOT_ALLOWED'], text]);
    await asha.remove('TEN');
    const step = stepIn(await asha.initiate('voucher', await asha.price()));
    expect(step.action).toBe('EV_PIN');
  });
});
