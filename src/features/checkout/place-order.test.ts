import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { UnknownAction } from 'redux';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import { orderId } from '#schemas/compiled/stored/order-id.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { paymentTexts } from '#src/config/texts/payment.ts';
import { layConfigs } from '#src/features/app-config/lay-configs.ts';
import { cartOf } from '#src/features/cart-page/testing/cart-fixture.ts';
import { linesReplaced } from '#src/features/cart/cart-slice.ts';
import { cartPriced } from '#src/features/cart-sync/priced-cart-slice.ts';
import { customerLeft } from '#src/features/session/customer-left.ts';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { storeChosen } from '#src/features/order-type/location-slice.ts';
import { refused, requestAnswering } from '#src/request/testing/answering.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { selectCheckout, selectStep, walletSwitched, workBegan } from './checkout-slice.ts';
import { placeOrder, type PlaceWish } from './place-order.ts';
import { atCheckout, chosen } from './testing/checkout-events.ts';
import { netPrice, optionsReply, stepReply, transactionId } from './testing/checkout-fixture.ts';

const sync = vi.hoisted(() => vi.fn());
vi.mock('#src/features/cart-sync/sync-cart.ts', () => ({ syncCart: () => async () => sync() }));
vi.stubGlobal('location', new URL('https://shop.example/paymentType'));
vi.stubGlobal('window', globalThis);
beforeEach(() => sync.mockReset());

const done = (data: object) => ({ status: 'SUCCESS' as const, data });
const recent = done({ order: { id: 'order-9', orderId: '9', placedAt: '2026-11-20T11:50:00.000Z' } });
const features = (...names: readonly string[]) =>
  pageConfigReceived(
    layConfigs({ features: JSON.stringify({ features: names.map((name) => ({ name, enabled: true })) }) }),
  );

/** A customer who has chosen how to pay, and the server's answers by endpoint. */
function world(
  answers: Readonly<Record<string, unknown>> = {},
  events: readonly UnknownAction[] = chosen('cash'),
) {
  const sent: [string, { readonly body?: Record<string, never>; readonly query?: object }][] = [];
  const all: Readonly<Record<string, unknown>> = {
    validateOrder: done({ netPrice }),
    checkDuplicateOrder: done({}),
    initiateOrder: stepReply('THANKYOU'),
    ...answers,
  };
  const request = requestAnswering((endpoint: AnyEndpoint, options?: never) => {
    sent.push([endpoint.id, options ?? {}]);
    const answer = all[endpoint.id];
    if (answer === undefined) throw new Error(`Unexpected call: ${endpoint.id}`);
    return typeof answer === 'function' ? (answer() as unknown) : answer;
  });
  const { store, persistence } = createTestStore({ request });
  for (const event of events) store.dispatch(event);
  return {
    store,
    persistence,
    ids: () => sent.map(([id]) => id),
    bodyOf: (id: string) => sent.find(([asked]) => asked === id)?.[1].body,
    queryOf: (id: string) => sent.find(([asked]) => asked === id)?.[1].query,
    place: (wish?: PlaceWish) => store.dispatch(placeOrder(wish)),
    checkout: () => selectCheckout(store.getState()),
  };
}

describe('an order that is placed', () => {
  it('PAY-39 PAY-40 PAY-42 is checked, looked for among those of the last half hour, and begun', async () => {
    const { place, ids, bodyOf, checkout, store, persistence } = world();
    const step = await place();
    expect(step).toMatchObject({ action: 'THANKYOU', orderTransactionId: transactionId });
    expect(sync).toHaveBeenCalledOnce();
    expect(ids()).toEqual(['validateOrder', 'checkDuplicateOrder', 'initiateOrder']);
    expect(bodyOf('validateOrder')).toMatchObject({
      orderDetails: { price: netPrice },
      paymentDetails: { primaryPaymentId: 'cash' },
    });
    expect(bodyOf('validateOrder')?.['paymentDetails']).toEqual({ primaryPaymentId: 'cash' });
    expect(bodyOf('initiateOrder')).toMatchObject({
      orderDetails: { cartId: 'cart-1', price: netPrice },
      paymentDetails: { transactionStatusUrl: 'https://shop.example/paymentTransaction' },
    });
    expect(selectStep(store.getState())).toEqual(step);
    expect(checkout().work).toBeNull();
    expect(persistence.read(orderId)).toBe(transactionId);
  });

  it('PAY-43 the amount is the one that the customer has seen, where it was another one', async () => {
    const { place, bodyOf } = world();
    await place({ price: 60_000 });
    expect(bodyOf('initiateOrder')).toMatchObject({ orderDetails: { price: 60_000 } });
  });

  it('PAY-31 the wallet beside a way to pay is checked and paid with it', async () => {
    const { place, bodyOf } = world({}, [...chosen('cash'), walletSwitched(true)]);
    await place({ instrument: { flow: 'BANK', bankCode: 'HDFC' } });
    const ways = { primaryPaymentId: 'cash', secondaryPaymentId: 'points-wallet' };
    expect(bodyOf('validateOrder')?.['paymentDetails']).toEqual(ways);
    expect(bodyOf('initiateOrder')).toMatchObject({
      paymentDetails: { ...ways, walletAmount: 12_000, instrument: { flow: 'BANK', bankCode: 'HDFC' } },
    });
  });

  it('PAY-27 the part of the wallet is the one that the customer has seen, and none where it pays nothing', async () => {
    const other = world({}, [...chosen('cash'), walletSwitched(true)]);
    await other.place({ walletAmount: 20_000 });
    expect(other.bodyOf('initiateOrder')).toMatchObject({ paymentDetails: { walletAmount: 20_000 } });
    const without = world();
    await without.place();
    expect(without.bodyOf('initiateOrder')).not.toHaveProperty('paymentDetails.walletAmount');
  });

  it('CRT-17 a cart that has become an order, whose reply was lost, leads to that order', async () => {
    const { place, store, ids, bodyOf } = world();
    const ordered = cartOf([], { cartId: 'cart-1', version: 0, isOrdered: true, netPrice: 0 });
    sync.mockImplementation(() => {
      store.dispatch(linesReplaced([]));
      store.dispatch(cartPriced(ordered));
    });
    // Whatever way was pressed: nothing is paid anew.
    expect(await place({ paymentId: 'upi' })).toMatchObject({ action: 'THANKYOU' });
    expect(ids()).toEqual(['initiateOrder']);
    expect(bodyOf('initiateOrder')).toMatchObject({ orderDetails: { cartId: 'cart-1', price: netPrice } });
  });

  it('CRT-17 dishes that were added since are not taken for the cart that was ordered', async () => {
    const { place, store, ids } = world();
    store.dispatch(cartPriced(cartOf([], { cartId: 'cart-1', version: 0, isOrdered: true })));
    await place();
    expect(ids()[0]).toBe('validateOrder');
  });

  it('CRT-17 a cart that was emptied meanwhile, and not ordered, is checked as any other', async () => {
    const { place, store, ids } = world();
    sync.mockImplementation(() => {
      store.dispatch(linesReplaced([]));
      store.dispatch(cartPriced(cartOf([], { cartId: 'cart-1', version: 0 })));
    });
    await place();
    expect(ids()[0]).toBe('validateOrder');
  });

  it('PAY-41 who wants another one is not asked again', async () => {
    const { place, ids } = world({ checkDuplicateOrder: recent });
    expect(await place({ isAgain: true })).not.toBeNull();
    expect(ids()).toEqual(['validateOrder', 'initiateOrder']);
  });
});

describe('an order that does not go on', () => {
  it('PAY-43 before the price is known nothing begins', async () => {
    const { place, ids, checkout } = world({}, atCheckout);
    expect(await place()).toBeNull();
    expect([ids(), checkout().work, checkout().failure]).toEqual([[], null, null]);
  });

  it('PAY-43 a way that was pressed, and that is chosen no more, is said to be gone', async () => {
    const { place, ids, checkout } = world(
      { getPaymentOptions: optionsReply(), getLastPayment: done({}) },
      atCheckout,
    );
    expect(await place({ paymentId: 'upi', price: netPrice })).toBeNull();
    expect(ids()).toEqual(['getPaymentOptions', 'getLastPayment']);
    expect(checkout().failure).toMatchObject({ text: paymentTexts.wayGone, ways: ['change'] });
  });

  it('PAY-43 while something is being done, no second one begins', async () => {
    const { place, ids, checkout } = world({}, [...chosen('cash'), workBegan('paying')]);
    expect(await place()).toBeNull();
    expect([ids(), checkout().work]).toEqual([[], 'paying']);
  });

  it('PAY-43 is being placed until the answer is there', async () => {
    let answer: (reply: unknown) => void = () => {};
    const { place, checkout } = world({ validateOrder: () => new Promise((resolve) => (answer = resolve)) });
    const placing = place();
    expect(checkout().work).toBe('placing');
    await vi.waitFor(() => expect(sync).toHaveBeenCalled());
    await new Promise((resolve) => setImmediate(resolve));
    answer(done({ netPrice }));
    await placing;
    expect(checkout().work).toBeNull();
  });

  it('PAY-42 without a way to pay it leads to the cart, and nothing is sent', async () => {
    const [unchosen] = [chosen('none')];
    const { place, ids, checkout } = world({}, unchosen);
    expect(await place()).toBeNull();
    expect(ids()).toEqual([]);
    expect(checkout()).toMatchObject({
      work: null,
      failure: { text: 'Something Went Wrong. Please Try Again.', ways: ['cart'] },
    });
  });

  it('PAY-42 nor without a cart of the server', async () => {
    const { place, ids, checkout } = world(
      {},
      chosen('cash').filter((event) => !loggedIn.match(event)),
    );
    expect(await place()).toBeNull();
    expect(checkout().failure).toMatchObject({ ways: ['cart'] });
    expect(ids()).toEqual([]);
  });

  it('PAY-42 nor without a cart: the customer left while it was being brought up to date', async () => {
    const made = world();
    sync.mockImplementation(() => made.store.dispatch(customerLeft()));
    expect(await made.place()).toBeNull();
    expect(made.ids()).toEqual([]);
    expect(made.checkout().failure).toMatchObject({ ways: ['cart'] });
  });

  it('PAY-43 by another way than the one that was pressed; the wallet alone needs none', async () => {
    const { place, ids, checkout } = world({
      getPaymentOptions: optionsReply(),
      getLastPayment: done({}),
    });
    expect(await place({ paymentId: 'upi' })).toBeNull();
    expect(ids()).toEqual(['getPaymentOptions', 'getLastPayment']);
    expect(checkout().failure).toMatchObject({ ways: ['change'] });
    const whole = { paymentId: 'points-wallet', balance: netPrice };
    const alone = world({}, [...chosen('cash', {}, { points: whole }), walletSwitched(true)]);
    expect(await alone.place({ paymentId: 'upi' })).toMatchObject({ action: 'THANKYOU' });
  });

  it('PAY-39 the first problem of the check is said', async () => {
    const problems = [
      { code: 'SCHEDULE', text: 'Choose another time.' },
      { code: 'EMPTY_CART', text: 'Nothing there.' },
    ];
    const { place, ids, checkout } = world({ validateOrder: done({ netPrice, problems }) });
    expect(await place()).toBeNull();
    expect(ids()).toEqual(['validateOrder']);
    expect(checkout()).toMatchObject({
      work: null,
      failure: { text: 'Choose another time.', ways: ['cart'] },
    });
  });

  it.each([
    ['validateOrder', 1],
    ['checkDuplicateOrder', 2],
    ['initiateOrder', 3],
  ])('PAY-47 what %s refuses is said, and nothing more is sent', async (id, calls) => {
    const { place, ids, checkout, persistence } = world({ [id]: refused({ displayMsg: 'Not now.' }) });
    expect(await place()).toBeNull();
    expect(ids()).toHaveLength(calls);
    expect(checkout()).toMatchObject({ work: null, failure: { text: 'Not now.' } });
    expect(persistence.read(orderId)).toBeNull();
  });

  it.each([
    ['as it comes', [], '2.CARTINVALID'],
    ['as it is configured', [pageConfigReceived(layConfigs({ invalidCartCode: '9.CLOSED' }))], '9.CLOSED'],
  ])(
    'CRT-17 a cart that was ordered meanwhile leads to the cart, by its code %s',
    async (_, config, code) => {
      const { place, checkout } = world({ initiateOrder: refused({ code, displayMsg: 'It was ordered.' }) }, [
        ...chosen('cash'),
        ...config,
      ]);
      expect(await place()).toBeNull();
      expect(checkout().failure).toMatchObject({ text: 'It was ordered.', ways: ['cart'] });
    },
  );

  it('PAY-40 an order of the last half hour is asked about, and nothing is begun', async () => {
    const { place, ids, checkout } = world({ checkDuplicateOrder: recent });
    expect(await place()).toBeNull();
    expect(ids()).toEqual(['validateOrder', 'checkDuplicateOrder']);
    expect(checkout()).toMatchObject({
      work: null,
      question: { of: 'duplicate', orderHistoryId: 'order-9' },
    });
  });

  it('PAY-47 what says that the ways to pay are old has them read anew', async () => {
    const problems = [{ code: 'WALLET_SHORT', text: 'Too little.' }];
    const { place, ids } = world({
      validateOrder: done({ netPrice, problems }),
      getPaymentOptions: optionsReply(),
      getLastPayment: done({}),
    });
    await place();
    expect(ids()).toEqual(['validateOrder', 'getPaymentOptions', 'getLastPayment']);
  });
});

describe('the older way to begin, in two calls', () => {
  const begun = { orderTransactionId: transactionId, netPrice };
  const inTwo = {
    batchConfirm: done(begun),
    confirmPickup: done(begun),
    submitOrder: stepReply('THANKYOU'),
  };
  const toDoor = storeChosen({
    storeId: '14052',
    storeName: 'Indiranagar',
    city: 'Bengaluru',
    orderType: 'D',
  });

  it.each([
    ['that is collected', [], 'confirmPickup', undefined],
    ['that is brought', [toDoor], 'batchConfirm', { userId: 'user-7' }],
  ])('PAY-44 an order %s', async (_, more, id, query) => {
    const { place, ids, bodyOf, queryOf } = world(inTwo, [...chosen('cash'), features('batch_api'), ...more]);
    expect(await place()).toMatchObject({ action: 'THANKYOU' });
    expect(ids().slice(2)).toEqual([id, 'submitOrder']);
    expect(queryOf(id)).toEqual(query);
    expect(bodyOf('submitOrder')).toMatchObject({ data: { paymentType: 'CASH' } });
  });

  it('PAY-44 an offer for the way to pay comes with the payment: the order before it names the price without it', async () => {
    const cheaper = chosen('upi', { netPrice: netPrice - 5_000 });
    const { place, bodyOf } = world(inTwo, [...cheaper, features('batch_api'), toDoor]);
    expect(await place()).toMatchObject({ action: 'THANKYOU' });
    expect(bodyOf('validateOrder')).toMatchObject({ orderDetails: { price: netPrice - 5_000 } });
    expect(bodyOf('batchConfirm')).toMatchObject({ data: { price: netPrice } });
  });

  it('PAY-44 the order names the amount that the customer has seen, where it was another one', async () => {
    const { place, bodyOf } = world(inTwo, [...chosen('cash'), features('batch_api'), toDoor]);
    await place({ price: 60_000 });
    expect(bodyOf('batchConfirm')).toMatchObject({ data: { price: 60_000 } });
  });

  it('PAY-45 of the wallet alone names the wallet', async () => {
    const whole = { paymentId: 'points-wallet', balance: netPrice };
    const { place, bodyOf } = world(
      { ...inTwo, getLastPayment: done({}), getPaymentOptions: optionsReply({ wallet: whole }) },
      [...chosen('none', {}, { points: whole }), walletSwitched(true), features('batch_api')],
    );
    expect(await place()).toMatchObject({ action: 'THANKYOU' });
    expect(bodyOf('submitOrder')).toMatchObject({
      data: { primaryPaymentId: 'points-wallet', paymentType: 'PIGGYBANK', walletAmount: netPrice },
    });
  });
});
