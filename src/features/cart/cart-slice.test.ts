import { describe, expect, it } from 'vitest';
import type { UnknownAction } from 'redux';
import { constants } from '#src/config/constants.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { loggedOut } from '#src/features/session/session-slice.ts';
import type { AppThunk } from '#src/store/store.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { lineKey } from '#schemas/rules/line-key.ts';
import type { Addition, CartLine } from './cart-lines.ts';
import {
  isLimitedByProduct,
  linesRemoved,
  linesReplaced,
  selectCount,
  selectLastLineOf,
  selectLines,
  selectMixSaving,
  selectMixUnits,
  selectQuantityOf,
  selectTotal,
} from './cart-slice.ts';
import { addProduct, changeQuantity, editLine, restoreLines } from './change-cart.ts';

const margherita: Addition = {
  productId: 'PIZ1',
  name: 'Margherita',
  price: 19_900,
  foodType: 0,
  sizeId: 'regular',
  crustId: 'thin',
};
const bucket: Addition = { productId: 'CHK1', name: 'Crunch Bucket', price: 64_900, foodType: 1 };

const limitOf = (maxCartItems: number) => pageConfigReceived({ ...defaultConfig, maxCartItems });

function cartAfter(...events: (UnknownAction | AppThunk)[]) {
  const { store } = createTestStore();
  for (const event of events) store.dispatch(event);
  return store.getState();
}

describe('cart', () => {
  it('CRT-03 begins empty and takes what is added, in order', () => {
    expect(selectLines(cartAfter())).toEqual([]);
    const state = cartAfter(addProduct(margherita), addProduct(bucket));
    expect(selectLines(state).map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['PIZ1', 1],
      ['CHK1', 1],
    ]);
    expect(selectCount(state)).toBe(2);
    expect(selectTotal(state)).toBe(84_800);
  });

  it('MEN-22 two everyday-value items cost less than twice one, however they came into the cart', () => {
    const corn: Addition = { ...bucket, productId: 'MAN3', price: 9900, mix: { minimum: 2, saving: 1000 } };
    const cola: Addition = { ...corn, productId: 'BEV1', price: 6000 };
    expect(selectTotal(cartAfter(addProduct(corn), addProduct(bucket)))).toBe(74_800);
    const both = cartAfter(addProduct(corn), addProduct(cola));
    expect([selectTotal(both), selectMixSaving(both)]).toEqual([13_900, 2000]);
    const one = cartAfter(
      addProduct(corn),
      addProduct(cola),
      changeQuantity({ key: lineKey(cola), quantity: 0 }),
    );
    expect([selectTotal(one), selectMixSaving(one)]).toEqual([9900, 0]);
    const gift = cartAfter(addProduct(corn), addProduct({ ...cola, price: 0, freeItem: true }));
    expect(selectTotal(gift), 'a gift does not count').toBe(9900);
  });

  it('MEN-22 a line from before the mixes gets price and mix of what is added to it', () => {
    const corn: Addition = { ...bucket, productId: 'MAN3', price: 9900, mix: { minimum: 2, saving: 1000 } };
    const { mix: _, ...before } = corn;
    const stored = selectLines(cartAfter(addProduct({ ...before, price: 8900, sizeName: 'Regular' })));
    const state = cartAfter(restoreLines(stored), addProduct(corn));
    expect(selectLines(state)).toEqual([{ ...stored[0], price: 9900, mix: corn.mix, quantity: 2 }]);
    expect(selectTotal(state)).toBe(17_800);
    const later = cartAfter(addProduct(corn), addProduct(before));
    expect([selectTotal(later), selectMixSaving(later)]).toEqual([19_800, 0]);
  });

  it('CRT-07 merges what has the same product, size and crust', () => {
    const lines = selectLines(
      cartAfter(addProduct(margherita), addProduct(bucket), addProduct({ ...margherita })),
    );
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it.each([{ crustId: 'pan' }, { sizeId: 'large' }, { productId: 'PIZ2' }])(
    'CRT-07 never merges across %j',
    (other) => {
      const lines = selectLines(cartAfter(addProduct(margherita), addProduct({ ...margherita, ...other })));
      expect(lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
    },
  );

  it('CRT-07 does not mix up ids that run into each other', () => {
    expect(lineKey({ productId: 'A', sizeId: 'B/C' })).not.toBe(lineKey({ productId: 'A/B', sizeId: 'C' }));
    expect(lineKey({ productId: 'A', sizeId: 'B' })).not.toBe(lineKey({ productId: 'A', crustId: 'B' }));
  });

  it('counts a product over all its sizes and crusts, and takes from the one added last', () => {
    const state = cartAfter(
      addProduct(margherita),
      addProduct({ ...margherita, crustId: 'pan' }),
      addProduct(margherita),
    );
    expect(selectQuantityOf(state, 'PIZ1')).toBe(3);
    expect(selectQuantityOf(state, 'CHK1')).toBe(0);
    expect(selectLastLineOf(state, 'PIZ1')?.crustId).toBe('pan');
    expect(selectLastLineOf(state, 'CHK1')).toBeUndefined();
  });

  it('changes a quantity, and removes the line at none', () => {
    const key = lineKey(margherita);
    const two = cartAfter(addProduct(margherita), changeQuantity({ key, quantity: 2 }));
    expect(selectCount(two)).toBe(2);
    for (const quantity of [0, -1]) {
      expect(selectLines(cartAfter(addProduct(margherita), changeQuantity({ key, quantity })))).toEqual([]);
    }
    expect(
      selectCount(cartAfter(addProduct(margherita), changeQuantity({ key: 'unknown', quantity: 9 }))),
    ).toBe(1);
  });

  it('CON-07 refuses the 26th unit, whichever product it is of', () => {
    const full = changeQuantity({ key: lineKey(bucket), quantity: 99 });
    const state = cartAfter(addProduct(margherita), addProduct(bucket), full, addProduct(margherita));
    expect(constants.config.maxCartItems).toBe(25);
    expect(selectCount(state)).toBe(25);
    expect(selectQuantityOf(state, 'PIZ1')).toBe(1);
  });

  it('CON-07 WID-11 takes as many units as the configuration of the server says', () => {
    const key = lineKey(bucket);
    const less = cartAfter(limitOf(3), addProduct({ ...bucket, quantity: 2 }), addProduct(margherita));
    expect(selectCount(less)).toBe(3);
    expect(selectCount(cartAfter(limitOf(1), addProduct(bucket), addProduct(margherita)))).toBe(1);
    const rising = changeQuantity({ key, quantity: 9 });
    expect(selectCount(cartAfter(limitOf(4), addProduct(bucket), rising))).toBe(4);
    expect(selectCount(cartAfter(limitOf(30), addProduct({ ...bucket, quantity: 40 })))).toBe(30);
    const edit = editLine({ key, addition: { ...bucket, sizeId: 'large', quantity: 9 } });
    expect(selectCount(cartAfter(limitOf(5), addProduct(bucket), edit))).toBe(5);
  });

  it('CON-07 grows no further, and loses nothing, when the limit falls below what is in it', () => {
    const key = lineKey(bucket);
    const edit = editLine({ key, addition: { ...bucket, sizeId: 'large', quantity: 4 } });
    const full = [addProduct({ ...bucket, quantity: 4 }), addProduct({ ...margherita, quantity: 4 })];
    const state = cartAfter(...full, limitOf(3), addProduct(margherita), edit);
    expect(selectLines(state).map(({ quantity }) => quantity)).toEqual([4, 4]);
    const fewer = cartAfter(...full, limitOf(3), changeQuantity({ key, quantity: 2 }));
    expect(selectCount(fewer)).toBe(6);
  });

  it('WID-20 takes back the lines of the last visit, with what was added meanwhile on top', () => {
    const kept = selectLines(cartAfter(addProduct(bucket)));
    expect(selectLines(cartAfter(restoreLines(kept)))).toEqual(kept);
    expect(
      selectLines(cartAfter(addProduct(margherita), restoreLines(kept))).map(({ productId }) => productId),
    ).toEqual([kept[0]?.productId, 'PIZ1']);
    expect(selectLines(cartAfter(addProduct(bucket), restoreLines(kept)))).toMatchObject([{ quantity: 2 }]);
    const full = kept.map((line) => ({ ...line, quantity: 25 }));
    expect(selectCount(cartAfter(addProduct(margherita), restoreLines(full)))).toBe(25);
  });

  it('CRT-07 merges whatever order the add-ons came in, and keeps cheese twice apart from cheese once', () => {
    const withAddons = (...addonIds: string[]) => addProduct({ ...margherita, addonIds });
    const lines = selectLines(
      cartAfter(
        withAddons('cheese', 'onion'),
        withAddons('onion', 'cheese'),
        withAddons('cheese', 'cheese', 'onion'),
      ),
    );
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  it('CRT-08 never merges a line of an implicit promotion', () => {
    const gift: Addition = { ...bucket, promoType: 'PRODUCT_IMPLICIT' };
    const state = cartAfter(addProduct(bucket), addProduct(gift), addProduct(gift), addProduct(bucket));
    expect(selectLines(state).map(({ quantity }) => quantity)).toEqual([2, 1, 1]);
  });

  it.each([{ freeItem: true, price: 0 }, { promoType: 'PRODUCT_IMPLICIT' }])(
    'CRT-08 CRT-09 leaves %j out of what a card counts, takes from and adds to',
    (promoted) => {
      const state = cartAfter(addProduct(bucket), addProduct({ ...bucket, ...promoted }));
      expect(selectLines(state)).toHaveLength(2);
      expect(selectLastLineOf(state, 'CHK1')).toBe(selectLines(state)[0]);
      expect(selectQuantityOf(state, 'CHK1')).toBe(1);
      const alone = cartAfter(addProduct({ ...bucket, ...promoted }));
      expect(selectQuantityOf(alone, 'CHK1')).toBe(0);
    },
  );

  it('CRT-09 keeps the quantity of a free item, and ERR-12 counts it against no limit', () => {
    const gift: Addition = { ...bucket, freeItem: true, maxQuantity: 1 };
    const key = `${lineKey(bucket)}!1`;
    const state = cartAfter(
      addProduct(gift),
      changeQuantity({ key, quantity: 5 }),
      changeQuantity({ key, quantity: 0 }),
      addProduct({ ...bucket, maxQuantity: 1 }),
    );
    expect(selectLines(state).map(({ quantity }) => quantity)).toEqual([1, 1]);
  });

  it.each([
    ['before', (own: CartLine, gift: CartLine) => [gift, own]],
    ['after', (own: CartLine, gift: CartLine) => [own, gift]],
  ] as const)(
    'CRT-09 ERR-12 keeps what is free %s as many of the product as one may order, on reload and from another tab',
    (_, ordered) => {
      const rare: Addition = { ...bucket, maxQuantity: 2 };
      const own: CartLine = { ...rare, key: lineKey(rare), quantity: 2 };
      const gift: CartLine = { ...rare, freeItem: true, key: `${lineKey(rare)}!1`, quantity: 1 };
      const lines = ordered(own, gift);
      expect(selectLines(cartAfter(restoreLines(lines)))).toEqual(lines);
      expect(selectLines(cartAfter(linesReplaced(lines)))).toEqual(lines);
    },
  );

  it('CRT-03 takes several units at once, as far as there is room', () => {
    expect(selectCount(cartAfter(addProduct({ ...bucket, quantity: 3 })))).toBe(3);
    expect(selectCount(cartAfter(addProduct({ ...bucket, quantity: 40 })))).toBe(25);
  });

  it('ERR-12 takes no more units of a product than one may order, in whatever form', () => {
    const rare: Addition = { ...margherita, maxQuantity: 2 };
    const state = cartAfter(
      addProduct(rare),
      addProduct({ ...rare, sizeId: 'large', quantity: 2 }),
      addProduct(bucket),
      changeQuantity({ key: lineKey(rare), quantity: 9 }),
    );
    expect(selectQuantityOf(state, 'PIZ1')).toBe(2);
    expect(selectQuantityOf(state, 'CHK1')).toBe(1);
  });

  it('ERR-12 CON-07 where both limits end together, that of the product is named', () => {
    const lines = selectLines(cartAfter(addProduct({ ...bucket, quantity: 2 })));
    const wanted = { ...bucket, maxQuantity: 3 };
    expect(isLimitedByProduct(lines, wanted, 4)).toBe(true);
    expect(isLimitedByProduct(lines, wanted, 3)).toBe(true);
    expect(isLimitedByProduct(lines, { ...bucket, maxQuantity: 4 }, 3)).toBe(false);
  });

  it('an edited line keeps its place', () => {
    const key = lineKey(margherita);
    const addition = { ...margherita, crustId: 'pan', quantity: 2 };
    const state = cartAfter(addProduct(margherita), addProduct(bucket), editLine({ key, addition }));
    expect(selectLines(state).map(({ crustId, quantity }) => [crustId, quantity])).toEqual([
      ['pan', 2],
      [undefined, 1],
    ]);
    expect(selectLines(cartAfter(addProduct(bucket), editLine({ key, addition })))).toHaveLength(1);
  });

  it('CRT-07 merges an edited line with the one that it now equals', () => {
    const pan = { ...margherita, crustId: 'pan' };
    const edited = editLine({ key: lineKey(pan), addition: { ...margherita, quantity: 3 } });
    const state = cartAfter(addProduct(margherita), addProduct(bucket), addProduct(pan), edited);
    expect(selectLines(state).map(({ quantity }) => quantity)).toEqual([4, 1]);
  });

  const offered = { promoType: 'PRODUCT_IMPLICIT', promoCode: 'LAVA20' };

  it('CRT-08 an edited line stays one of its offer, apart from an equal line without one', () => {
    const pan = { ...margherita, crustId: 'pan' };
    const addition = { ...pan, quantity: 2 };
    const edited = editLine({ key: `${lineKey(margherita)}!1`, addition });
    const state = cartAfter(addProduct({ ...margherita, ...offered }), addProduct(pan), edited);
    expect(selectLines(state)).toEqual([
      { ...addition, ...offered, key: `${lineKey(pan)}!1` },
      { ...pan, quantity: 1, key: lineKey(pan) },
    ]);
  });

  it('CRT-08 an edited line without an offer does not merge with an equal one of an offer', () => {
    const pan = { ...margherita, crustId: 'pan', ...offered };
    const edited = editLine({ key: lineKey(margherita), addition: { ...margherita, crustId: 'pan' } });
    const state = cartAfter(addProduct(margherita), addProduct(pan), edited);
    expect(selectLines(state).map(({ key, promoCode }) => [key, promoCode])).toEqual([
      [lineKey(pan), undefined],
      [`${lineKey(pan)}!1`, 'LAVA20'],
    ]);
  });

  it('CRT-08 edited lines of two offers stay apart', () => {
    const other = { ...margherita, ...offered, promoCode: 'OTHER' };
    const edited = editLine({ key: `${lineKey(margherita)}!2`, addition: { ...margherita, quantity: 3 } });
    const state = cartAfter(addProduct({ ...margherita, ...offered }), addProduct(other), edited);
    expect(selectLines(state).map(({ promoCode, quantity }) => [promoCode, quantity])).toEqual([
      ['LAVA20', 1],
      ['OTHER', 3],
    ]);
  });

  it('stays as it was when a line is edited that is not in it any more', () => {
    const state = cartAfter(
      addProduct(margherita),
      addProduct(bucket),
      editLine({ key: 'NONE', addition: bucket }),
    );
    expect(selectLines(state).map(({ productId }) => productId)).toEqual(['PIZ1', 'CHK1']);
  });

  it('SES-20 is empty for whoever comes after a customer who has logged out', () => {
    const state = cartAfter(addProduct(margherita), loggedOut());
    expect(selectLines(state)).toEqual([]);
    expect(selectCount(state)).toBe(0);
  });

  it('MEN-22 counts the everyday-value units that are the customer’s own', () => {
    const corn: Addition = { ...bucket, productId: 'MAN3', mix: { minimum: 2, saving: 1000 } };
    const state = cartAfter(
      addProduct({ ...corn, quantity: 3 }),
      addProduct(bucket),
      addProduct({ ...corn, freeItem: true, price: 0 }),
    );
    expect(selectMixUnits(state)).toBe(3);
  });

  it('lets lines be taken out together', () => {
    const state = cartAfter(
      addProduct(margherita),
      addProduct(bucket),
      linesRemoved([lineKey(margherita), 'unknown']),
    );
    expect(selectLines(state).map(({ productId }) => productId)).toEqual(['CHK1']);
  });
});
