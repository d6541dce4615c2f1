import { describe, expect, it } from 'vitest';
import { constants } from '#src/config/constants.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { type Addition, lineKey } from './cart-lines.ts';
import {
  linesRestored,
  productAdded,
  quantityChanged,
  selectCount,
  selectLastLineOf,
  selectLines,
  selectQuantityOf,
  selectTotal,
} from './cart-slice.ts';

const margherita: Addition = {
  productId: 'PIZ1',
  name: 'Margherita',
  price: 19_900,
  foodType: 0,
  sizeId: 'regular',
  crustId: 'thin',
};
const bucket: Addition = { productId: 'CHK1', name: 'Crunch Bucket', price: 64_900, foodType: 1 };

function cartAfter(...events: Parameters<ReturnType<typeof createTestStore>['store']['dispatch']>[0][]) {
  const { store } = createTestStore();
  for (const event of events) store.dispatch(event);
  return store.getState();
}

describe('cart', () => {
  it('CRT-03 begins empty and takes what is added, in order', () => {
    expect(selectLines(cartAfter())).toEqual([]);
    const state = cartAfter(productAdded(margherita), productAdded(bucket));
    expect(selectLines(state).map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['PIZ1', 1],
      ['CHK1', 1],
    ]);
    expect(selectCount(state)).toBe(2);
    expect(selectTotal(state)).toBe(84_800);
  });

  it('CRT-07 merges what has the same product, size and crust', () => {
    const lines = selectLines(
      cartAfter(productAdded(margherita), productAdded(bucket), productAdded({ ...margherita })),
    );
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it.each([{ crustId: 'pan' }, { sizeId: 'large' }, { productId: 'PIZ2' }])(
    'CRT-07 never merges across %j',
    (other) => {
      const lines = selectLines(
        cartAfter(productAdded(margherita), productAdded({ ...margherita, ...other })),
      );
      expect(lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
    },
  );

  it('CRT-07 does not mix up ids that run into each other', () => {
    expect(lineKey({ productId: 'A', sizeId: 'B/C' })).not.toBe(lineKey({ productId: 'A/B', sizeId: 'C' }));
    expect(lineKey({ productId: 'A', sizeId: 'B' })).not.toBe(lineKey({ productId: 'A', crustId: 'B' }));
  });

  it('counts a product over all its sizes and crusts, and takes from the one added last', () => {
    const state = cartAfter(
      productAdded(margherita),
      productAdded({ ...margherita, crustId: 'pan' }),
      productAdded(margherita),
    );
    expect(selectQuantityOf(state, 'PIZ1')).toBe(3);
    expect(selectQuantityOf(state, 'CHK1')).toBe(0);
    expect(selectLastLineOf(state, 'PIZ1')?.crustId).toBe('pan');
    expect(selectLastLineOf(state, 'CHK1')).toBeUndefined();
  });

  it('changes a quantity, and removes the line at none', () => {
    const key = lineKey(margherita);
    const two = cartAfter(productAdded(margherita), quantityChanged({ key, quantity: 2 }));
    expect(selectCount(two)).toBe(2);
    for (const quantity of [0, -1]) {
      expect(selectLines(cartAfter(productAdded(margherita), quantityChanged({ key, quantity })))).toEqual(
        [],
      );
    }
    expect(
      selectCount(cartAfter(productAdded(margherita), quantityChanged({ key: 'unknown', quantity: 9 }))),
    ).toBe(1);
  });

  it('CON-07 refuses the 26th unit, whichever product it is of', () => {
    const full = quantityChanged({ key: lineKey(bucket), quantity: 99 });
    const state = cartAfter(productAdded(margherita), productAdded(bucket), full, productAdded(margherita));
    expect(constants.cart.maxItems).toBe(25);
    expect(selectCount(state)).toBe(25);
    expect(selectQuantityOf(state, 'PIZ1')).toBe(1);
  });

  it('WID-20 takes back the lines of the last visit, with what was added meanwhile on top', () => {
    const kept = selectLines(cartAfter(productAdded(bucket)));
    expect(selectLines(cartAfter(linesRestored(kept)))).toEqual(kept);
    expect(
      selectLines(cartAfter(productAdded(margherita), linesRestored(kept))).map(({ productId }) => productId),
    ).toEqual([kept[0]?.productId, 'PIZ1']);
    expect(selectLines(cartAfter(productAdded(bucket), linesRestored(kept)))).toMatchObject([
      { quantity: 2 },
    ]);
    const full = kept.map((line) => ({ ...line, quantity: 25 }));
    expect(selectCount(cartAfter(productAdded(margherita), linesRestored(full)))).toBe(25);
  });
});
