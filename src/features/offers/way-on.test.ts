import { expect, it } from 'vitest';
import { lockReason } from '#schemas/entities/cart.ts';
import { wayOnOf } from './way-on.ts';

it('OFR-05 leads on from what is locked by its reason, and nowhere where only waiting helps', () => {
  const led = lockReason.options.map((reason) => [reason, wayOnOf({ state: 'locked', reason })]);
  expect(Object.fromEntries(led)).toEqual({
    NOT_STARTED: null,
    OVER: null,
    NOT_NOW: null,
    ORDER_TYPE: 'orderType',
    LOG_IN: 'login',
    NOT_FIRST_ORDER: null,
    USED_UP: null,
    EMPTY_CART: 'menu',
    BELOW_MINIMUM: 'menu',
    PAYMENT_MODE: null,
    ITEMS_MISSING: 'menu',
    GIFT_GONE: 'store',
    NO_SAVING: null,
    OTHERS_SAVE_MORE: null,
  });
  expect(wayOnOf({ state: 'usable', reason: 'LOG_IN' })).toBeNull();
});
