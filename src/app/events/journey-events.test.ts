// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#schemas/api/calls.ts';
import { orderId } from '#schemas/compiled/stored/order-id.ts';
import { type EventName, faultOfEvent } from '#schemas/events.ts';
import { lineEdited, linesRemoved, productAdded, quantityChanged } from '#src/features/cart/cart-slice.ts';
import {
  optionChosen,
  optionsLoaded,
  paymentRefused,
  workBegan,
} from '#src/features/checkout/checkout-slice.ts';
import { feedbackSent, sendingBegan } from '#src/features/feedback/feedback-form-slice.ts';
import { widgetDismissed } from '#src/features/feedback/feedback-slice.ts';
import { vegOnlyChosen } from '#src/features/menu/menu-slice.ts';
import { orderTypeAsked, storeChosen, storeRefused } from '#src/features/order-type/location-slice.ts';
import { permissionKnown } from '#src/features/place/place-slice.ts';
import { loggedIn, loggedOut } from '#src/features/session/session-slice.ts';
import type { Answer } from '#src/request/answer.ts';
import { refused } from '#src/request/testing/answering.ts';
import { browserStorages, createPersistence } from '#src/store/persistence.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { emitOfAction } from './action-events.ts';
import { callEvents, emitOfCall } from './call-events.ts';
import { createEntryPages } from './line-events.ts';

beforeEach(() => sessionStorage.clear());

/** The app without its screens: what is dispatched and answered, and the events that it makes. Each has to be one of the list. */
function setUp() {
  const persistence = createPersistence({ tab: browserStorages().tab ?? null });
  const { store, startListening } = createTestStore({ persistence });
  const sent: { name: EventName; properties: object }[] = [];
  const emit = (name: EventName, properties: object) => {
    expect(faultOfEvent({ name, properties: { channel: 'PWA', ...properties } })).toBeNull();
    sent.push({ name, properties });
  };
  const entries = createEntryPages(() => persistence);
  const page = { screenName: 'Menu Screen' };
  const told = new Set<string>();
  startListening({
    predicate: () => true,
    effect: (action, { getOriginalState, getState }) =>
      emitOfAction(
        { action, before: getOriginalState(), after: getState() },
        { screenName: page.screenName, entries, persistence, told },
        emit,
      ),
  });
  const answered = (call: string, answer: Answer<unknown>, options: object = {}) =>
    emitOfCall(
      { call, options, answer },
      { persistence, state: store.getState, entries, screenName: page.screenName, told },
      emit,
    );
  return { store, persistence, page, answered, take: () => sent.splice(0) };
}

const good = (data: unknown = {}): Answer<unknown> => ({ ok: true, data });
const bad = refused({ code: 'WRONG_CODE' });
const noAnswer = refused({ kind: 'network', code: 'OFFLINE' });

const margherita = {
  productId: 'PIZ1',
  name: 'Margherita',
  price: 19_900,
  foodType: 0,
  sizeId: 'large',
  sizeName: 'Large',
  picture: 'margherita',
  menuCode: 'M12',
  categoryName: 'Pizzas',
} as const;
const item = {
  item_id: 'M12',
  product_name: 'Margherita',
  mrp: 19_900,
  size: 'Large',
  image_url: '/pictures/margherita-320.webp',
  category: 'Pizzas',
  entry_page: 'Menu Screen',
};

describe('the events of a journey', () => {
  it('ANA-03 name a dish of the cart with id, name, MRP, quantity, size, picture, category and entry page', () => {
    const { store, page, take } = setUp();
    store.dispatch(productAdded({ ...margherita, quantity: 2 }, 25));
    expect(take()).toEqual([{ name: 'cart_add', properties: { ...item, quantity: 2 } }]);
    const [line] = store.getState().cart?.lines ?? [];
    const key = line?.key ?? '';

    page.screenName = 'Your cart Screen';
    store.dispatch(quantityChanged({ key, quantity: 30 }, 5));
    store.dispatch(quantityChanged({ key, quantity: 1 }, 25));
    store.dispatch(lineEdited({ key, addition: { ...margherita, sizeId: 'small', sizeName: 'Small' } }, 25));
    store.dispatch(linesRemoved(store.getState().cart?.lines.map((each) => each.key) ?? []));
    expect(
      take().map(({ name, properties }) => [name, (properties as { quantity: number }).quantity]),
    ).toEqual([
      ['cart_add', 3],
      ['cart_remove', 4],
      ['cart_edit', 1],
      ['cart_remove', 1],
    ]);
  });

  it('tell of the code of a sign-up with an account, and of a login that is refused as it is announced', () => {
    const { answered, take } = setUp();
    const account = { source: 'Gmail', token: 't' };
    answered('preLogin', good(), { body: account });
    answered('preLogin', good(), { body: { source: 'password', mobile: '9876543210' } });
    expect(take()).toEqual([]);
    answered('preLogin', good({ sent: {} }), { body: { ...account, mobile: '9876543210' } });
    answered('preLogin', bad, { body: { ...account, mobile: '9876543210' } });
    answered('preLogin', bad, { body: account });
    answered('preLogin', bad, { body: { source: 'password', mobile: '9876543210' } });
    expect(take().map(({ name, properties }) => [name, Object.values(properties)[0]])).toEqual([
      ['login_code_send', false],
      ['login_fail', 'send'],
      ['login_fail', 'login'],
      ['login_fail', 'login'],
    ]);
  });

  it('ANA-03 name the dishes of an order, once, with the page that each was added on', () => {
    const { store, persistence, page, answered, take } = setUp();
    store.dispatch(productAdded(margherita, 25));
    take();
    page.screenName = 'Thank you Screen';
    persistence.write(orderId, 't1');
    const status = good({
      orderTransactionId: 't1',
      orderStatus: 'SUCCESS',
      orderId: 'o1',
      isOwn: true,
      amount: 23_600,
      paymentMode: 'CASH',
    });
    const asked = { query: { transactionId: 't1' } };
    answered('getOrderStatus', status, asked);
    answered('getOrderStatus', status, asked);
    expect(take()).toEqual([
      { name: 'order_place', properties: { order_id: 'o1', value: 23_600, payment_type: 'CASH', units: 1 } },
      { name: 'order_item', properties: { order_id: 'o1', ...item, quantity: 1 } },
    ]);
  });

  it('an order that is shown again later is not told again', () => {
    const { answered, take } = setUp();
    answered(
      'getOrderStatus',
      good({ orderTransactionId: 't1', orderStatus: 'SUCCESS', orderId: 'o1', isOwn: true }),
      { query: { transactionId: 't1' } },
    );
    expect(take()).toEqual([]);
  });

  it('ANA-01 tell of login, location and menu', () => {
    const { store, answered, take } = setUp();
    answered('sendOtp', good());
    answered('validateCode', bad);
    store.dispatch(
      loggedIn({
        attributes: { userId: 'u1', mobile: '9876543210' } as never,
        credentials: { accessToken: 'a', refreshToken: 'r' } as never,
        loginType: 'OTP',
      }),
    );
    store.dispatch(loggedOut());
    store.dispatch(loggedOut());
    store.dispatch(orderTypeAsked('P'));
    store.dispatch(
      storeChosen({ storeId: '20', storeName: 'Malviya Nagar', placeTitle: 'Home', orderType: 'D' }),
    );
    store.dispatch(
      storeRefused({ kind: 'unavailable', code: 'NO_STORE', header: 'h', text: 't', button: 'b' }),
    );
    store.dispatch(permissionKnown('denied'));
    store.dispatch(permissionKnown('denied'));
    answered('saveAddress', good());
    store.dispatch(vegOnlyChosen(false));
    store.dispatch(vegOnlyChosen(true));
    answered('setFavouriteProduct', good(), { body: { userId: 'u1', productId: 'PIZ1', favourite: true } });
    expect(take()).toEqual([
      { name: 'login_code_send', properties: { is_again: false } },
      { name: 'login_fail', properties: { step: 'login', code: 'WRONG_CODE' } },
      { name: 'login', properties: { login_type: 'OTP' } },
      { name: 'logout', properties: {} },
      { name: 'order_type_choose', properties: { order_type: 'P' } },
      { name: 'order_type_choose', properties: { order_type: 'D' } },
      { name: 'store_choose', properties: { store_id: '20', order_type: 'D' } },
      { name: 'store_refuse', properties: { reason: 'unavailable', code: 'NO_STORE' } },
      { name: 'location_permission', properties: { permission: 'denied' } },
      { name: 'address_save', properties: { change: 'new' } },
      { name: 'veg_only_switch', properties: { on: true } },
      { name: 'favourite_set', properties: { product_id: 'PIZ1', favourite: true } },
    ]);
  });

  it('ANA-01 tell of a payment that failed at the bank, once, and no more when the page is opened again', () => {
    const { store, persistence, answered, take } = setUp();
    const asked = { body: { orderTransactionId: 't1' } };
    const failed = { orderTransactionId: 't1', orderStatus: 'FAILED', isOwn: true, isCancelled: false };
    persistence.write(orderId, 't1');
    answered('verifyPayment', good({ ...failed, orderStatus: 'WAIT' }), asked);
    answered('verifyPayment', good({ ...failed, isCancelled: true }), asked);
    answered('verifyPayment', good({ ...failed, isOwn: false }), asked);
    expect(take()).toEqual([]);
    answered('verifyPayment', good(failed), asked);
    answered('verifyPayment', good(failed), asked);
    store.dispatch(paymentRefused(null));
    expect(take()).toEqual([{ name: 'payment_fail', properties: {} }]);
    persistence.remove(orderId);
    answered('verifyPayment', good({ ...failed, orderTransactionId: 't2' }), {
      body: { orderTransactionId: 't2' },
    });
    expect(take()).toEqual([]);
    store.dispatch(paymentRefused(null));
    expect(take()).toHaveLength(1);
  });

  it('ANA-01 tell of coupon, checkout, payment, tracking and feedback', () => {
    const { store, answered, take } = setUp();
    const code = { params: { code: 'TWOLARGE' } };
    answered('applyCoupon', good({ result: 'FAILED', text: '' }), code);
    answered('applyCoupon', good({ result: 'APPLIED', text: '' }), code);
    answered('removeCoupon', good(), code);
    answered('removeOffer', good(), code);
    const options = {
      options: [{ paymentId: 'cod', paymentMode: 'CASH', label: 'Cash', status: 'E', banks: [] }],
      netPrice: 23_600,
    } as never;
    const loaded = {
      options,
      cartPrice: null,
      lastPaymentId: null,
      showsLastAlone: false,
      isWalletUsed: false,
    };
    store.dispatch(optionsLoaded(loaded));
    store.dispatch(optionsLoaded(loaded));
    store.dispatch(optionChosen('cod'));
    store.dispatch(workBegan('placing'));
    store.dispatch(paymentRefused(null));
    answered('sendTrackerStatus', good(), { body: { orderId: 'o1', stage: 2 } });
    store.dispatch(widgetDismissed('w1'));
    expect(take()).toEqual([
      { name: 'coupon_refuse', properties: { code: 'TWOLARGE' } },
      { name: 'coupon_apply', properties: { code: 'TWOLARGE' } },
      { name: 'coupon_remove', properties: { code: 'TWOLARGE' } },
      { name: 'coupon_remove', properties: { code: 'TWOLARGE' } },
      { name: 'checkout_begin', properties: { value: 23_600, units: 0 } },
      { name: 'payment_choose', properties: { payment_type: 'CASH' } },
      { name: 'payment_begin', properties: { payment_type: 'CASH' } },
      { name: 'payment_fail', properties: { payment_type: 'CASH' } },
      { name: 'order_stage', properties: { order_id: 'o1', stage: 2 } },
      { name: 'feedback_dismiss', properties: {} },
    ]);
  });

  it('ANA-01 tell of a feedback once it has arrived, whether it is new, and of a problem; what was written stays untold', () => {
    const { store, answered, take } = setUp();
    const waiting = {
      submissionId: 's-1',
      owner: 'u1',
      orderId: 'o1',
      isOlderForm: false,
      values: {},
      answers: { comment: 'Call me on 9876543210', rating: 4, nps: 9, tags: ['Hot'] },
    };
    const feedback = {
      ...waiting.answers,
      id: 'f1',
      ticket: '100001',
      type: 'ORDER',
      orderId: 'o1',
    } as const;
    const arrive = () =>
      store.dispatch(
        feedbackSent({ submissionId: 's-1', feedback, ticketMessage: 'Your ticket is 100001.' }),
      );
    store.dispatch(sendingBegan(waiting));
    answered('submitFeedback', noAnswer);
    answered('submitFeedback', good());
    answered('sendNps', bad);
    arrive();
    store.dispatch(sendingBegan({ ...waiting, feedbackId: 'f1' }));
    arrive();
    const problem = { submissionId: 's-2', orderId: 'o1', categoryId: 'MISSING', comment: 'No dip' };
    answered('reportIssue', good(), { body: { ...problem, issueIds: [] } });
    answered('reportOlderIssue', good(), { body: problem });
    const properties = { about: 'ORDER', order_id: 'o1', rating: 4, nps: 9 };
    expect(take()).toEqual([
      { name: 'feedback_fail', properties: { code: 'WRONG_CODE' } },
      { name: 'feedback_send', properties: { ...properties, is_change: false } },
      { name: 'feedback_send', properties: { ...properties, is_change: true } },
      { name: 'problem_report', properties: { order_id: 'o1', problem: 'MISSING' } },
      { name: 'problem_report', properties: { order_id: 'o1', problem: 'MISSING' } },
    ]);
  });

  it.each([
    ['submitOrderFeedback', 'feedback_fail'],
    ['submitCustomerFeedback', 'feedback_fail'],
    ['updateFeedback', 'feedback_fail'],
  ])('ANA-01 tell of %s that was refused', (call, name) => {
    const { answered, take } = setUp();
    answered(call, bad);
    expect(take()).toEqual([{ name, properties: { code: 'WRONG_CODE' } }]);
  });

  it('ANA-01 tell which lines of the passbook are shown', () => {
    const { answered, take } = setUp();
    answered('getPassbook', good(), { params: { mobile: '9876543210' }, query: undefined });
    answered('getPassbook', good(), { params: { mobile: '9876543210' }, query: { type: 'DEBIT' } });
    answered('getPassbook', bad, { params: { mobile: '9876543210' }, query: { type: 'CREDIT' } });
    expect(take().map(({ properties }) => properties)).toEqual([{ filter: 'ALL' }, { filter: 'DEBIT' }]);
  });

  it('ANA-01 tell the way to a seat in a train, the journey of a PNR once, and no PNR', () => {
    const { answered, take } = setUp();
    const pnr = '9901000000';
    const asked = { params: { pnr } };
    const stations = [{ state: 'passed' }, { state: 'open' }, { state: 'open' }];
    const begun = good({ orderId: 't1', stationCode: 'AGC', storeId: '7', mobile: '9876543210' });
    answered('getPnrStatus', bad, asked);
    answered('getPnrStatus', bad, asked);
    answered('getPnrStatus', good({ pnrStatus: { stations } }), asked);
    answered('getPnrStatus', good({ pnrStatus: { stations } }), asked);
    answered('beginTrainOrder', begun);
    answered('validateTrainOtp', bad);
    answered('validateTrainOtp', begun);
    answered('saveTrainOrder', begun);
    answered('deleteTrainOrder', good());
    const station = { station_code: 'AGC', store_id: '7' };
    expect(take()).toEqual([
      { name: 'train_fail', properties: { step: 'pnr', code: 'WRONG_CODE' } },
      { name: 'train_find', properties: { open_stations: 2 } },
      { name: 'train_order_begin', properties: station },
      { name: 'train_fail', properties: { step: 'code', code: 'WRONG_CODE' } },
      { name: 'train_order_save', properties: station },
      { name: 'train_order_delete', properties: {} },
    ]);
  });

  it('come from calls that there are', () => {
    const ids = new Set(Object.values(calls).map(({ id }) => id));
    expect(Object.keys(callEvents).filter((id) => !ids.has(id))).toEqual([]);
  });
});
