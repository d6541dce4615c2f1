import type { Action } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { cartTexts } from '#src/config/texts/cart.ts';
import { cartCheckTexts } from '#src/config/texts/cart-check.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import type { Addition, CartLine } from './cart-lines.ts';
import { lineEdited, linesReplaced, productAdded, quantityChanged } from './cart-slice.ts';
import { limitMessage } from './limit-message.ts';

const addition: Addition = { productId: 'SID1', name: 'Fries', price: 10_000, foodType: 0 };
const fries: CartLine = { ...addition, key: 'SID1', quantity: 2 };
const bread: CartLine = { ...fries, key: 'SID2', productId: 'SID2', name: 'Bread' };

/** What is said of an event in a cart with these lines. */
function said(lines: readonly CartLine[], event: Action): string {
  const { store } = createTestStore();
  store.dispatch(linesReplaced([...lines]));
  const original = store.getState();
  store.dispatch(event);
  return limitMessage(event, original, store.getState());
}

const limited = cartTexts.limitedQuantity;
const full = cartCheckTexts.maxItems(25);
const tooDear = cartTexts.maxPrice('₹5,000');
const added = (more: Partial<Addition> = {}) => productAdded({ ...addition, ...more }, 25);
const changed = (quantity: number, key = 'SID1') => quantityChanged({ key, quantity }, 25);
const edited = (more: Partial<Addition>, key = 'SID1') =>
  lineEdited({ key, addition: { ...addition, ...more } }, 25);

describe('what the cart says of its limits', () => {
  it('nothing while all that was wanted is in it', () => {
    expect(said([], added())).toBe('');
    expect(said([fries], added({ quantity: 3 }))).toBe('');
    expect(said([fries, bread], changed(23))).toBe('');
    expect(said([fries, bread], edited({ quantity: 23 }))).toBe('');
  });

  it('nothing when less is wanted, or something that is not there', () => {
    expect(said([fries], changed(1))).toBe('');
    expect(said([fries], changed(0))).toBe('');
    expect(said([fries], changed(90, 'NONE'))).toBe('');
    expect(said([fries], edited({ quantity: 90 }, 'NONE'))).toBe('');
    expect(said([fries], { type: 'something else' })).toBe('');
  });

  it('CON-07 that it is full, when it took fewer than was wanted', () => {
    expect(said([{ ...fries, quantity: 25 }], added())).toBe(full);
    expect(said([], added({ quantity: 26 }))).toBe(full);
    expect(said([fries, bread], changed(24))).toBe(full);
    expect(said([fries, bread], changed(24, 'SID2'))).toBe(full);
    expect(said([fries, bread], edited({ quantity: 24 }))).toBe(full);
  });

  it('CON-07 that it is full, when an edited line had one unit and no room for it', () => {
    const lines = [
      { ...fries, quantity: 1 },
      { ...bread, quantity: 25 },
    ];
    expect(said(lines, edited({}))).toBe('');
    expect(said(lines, edited({ quantity: 2 }))).toBe(full);
  });

  it('ERR-12 that the dish has reached its limit, of the dish that was wanted', () => {
    const few: CartLine = { ...bread, maxQuantity: 2 };
    const more = { productId: 'SID2', maxQuantity: 2 };
    expect(said([fries, few], changed(3, 'SID2'))).toBe(limited);
    expect(said([few], added(more))).toBe(limited);
    expect(said([fries, few], edited({ ...more, quantity: 3 }, 'SID2'))).toBe(limited);
    expect(said([few, fries], changed(24))).toBe(full);
  });

  it('ERR-12 CON-07 of an edited line of an offer, that the cart is full: the limit of the dish does not count it', () => {
    const few: CartLine = { ...bread, maxQuantity: 2 };
    const offered: CartLine = { ...few, key: 'SID2!1', promoType: 'PRODUCT_IMPLICIT', quantity: 1 };
    const more = { productId: 'SID2', maxQuantity: 2 };
    expect(said([few, offered], edited({ ...more, quantity: 3 }, 'SID2!1'))).toBe('');
    expect(said([few, offered], edited({ ...more, quantity: 24 }, 'SID2!1'))).toBe(full);
  });

  it('CON-06 that its price has passed what can be ordered, once', () => {
    const dear: CartLine = { ...fries, price: 250_000, quantity: 1 };
    expect(said([dear], changed(2))).toBe('');
    expect(said([{ ...dear, quantity: 2 }], changed(3))).toBe(tooDear);
    expect(said([{ ...dear, quantity: 3 }], changed(4))).toBe('');
    expect(said([{ ...dear, quantity: 3 }], changed(2))).toBe('');
  });

  it('CON-06 CON-07 both, one after the other', () => {
    expect(said([{ ...fries, quantity: 20, price: 24_000 }], changed(30))).toBe(`${full} ${tooDear}`);
  });
});
