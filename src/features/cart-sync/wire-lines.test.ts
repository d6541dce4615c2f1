import { describe, expect, it } from 'vitest';
import { type Cart, cartLineInput, cartSchema } from '#schemas/entities/cart.ts';
import type { CartLine } from '#src/features/cart/cart-lines.ts';
import { variantsOf } from '#schemas/rules/variants.ts';
import { cartFeature } from './cart-calls.ts';
import { inputOf, linesOf, ownLines } from './wire-lines.ts';

const line: CartLine = {
  key: 'C1/large/thin/dip+dip/1=COLA',
  productId: 'C1',
  name: 'Party combo',
  quantity: 2,
  price: 59_900,
  foodType: 1,
  sizeId: 'large',
  sizeName: 'Large',
  crustId: 'thin',
  crustName: 'Thin crust',
  addonIds: ['dip', 'dip'],
  options: [{ orderSeq: 1, productId: 'COLA' }],
  choices: ['Dip × 2', 'Cola'],
  menuCode: 'K1',
  categoryId: '46',
  categoryName: 'Combos',
  hasICCCombo: true,
};

const charges = { mixSaving: 0, packaging: 0, delivery: 0, cgst: 0, sgst: 0, discount: 0 };
const cartOf = (parts: Partial<Record<'validItems' | 'invalidItems', unknown[]>>): Cart =>
  cartSchema.parse({
    cartId: 'c',
    version: 1,
    price: 0,
    discount: 0,
    taxAmount: 0,
    netPrice: 0,
    displayNetPrice: 0,
    totalAmountBeforeDiscount: 0,
    bill: { ...charges, itemTotal: 0, total: 0 },
    validItems: [],
    invalidItems: [],
    ...parts,
  });

const served = {
  ...inputOf(line),
  foodType: 1,
  product: { id: 'C1', name: 'Party combo', categroryIds: ['46'] },
  size: { id: 'large', name: 'Large' },
  crust: { id: 'thin', name: 'Thin crust' },
  choices: ['Dip × 2', 'Cola'],
  menuCode: 'K1',
  pricePerQty: 59_900,
  total: 119_800,
  net: 119_800,
};

describe('lines as they are sent', () => {
  it('CRT-04 CRT-05 have every field of the contract', () => {
    const sent = inputOf({ ...line, promoType: 'PRODUCT_IMPLICIT', promoCode: 'FREEDIP' });
    expect(sent).toEqual({
      id: line.key,
      productId: 'C1',
      item_id: 'K1',
      item_name: 'Party combo',
      quantity: 2,
      sizeId: 'large',
      crustId: 'thin',
      addonIds: ['dip', 'dip'],
      options: [{ orderSeq: 1, productId: 'COLA' }],
      price: 59_900,
      categoryId: '46',
      categoryName: 'Combos',
      hasICCCombo: true,
      promoPerQty: { promoType: 'PRODUCT_IMPLICIT', promoCode: 'FREEDIP' },
    });
    expect(cartLineInput.parse(sent)).toEqual(sent);
  });

  it('CRT-09 are those of the customer: nobody asks for a free item', () => {
    expect(ownLines([{ ...line, freeItem: true }, line])).toEqual([line]);
  });
});

describe('lines of the server’s cart', () => {
  it('CRT-06 become lines of the app with all that was chosen', () => {
    expect(linesOf(cartOf({ validItems: [served] }))).toEqual([line]);
  });

  it('MEN-22 everyday-value items keep the rule of their mix, so that the bar says what they save together', () => {
    const mix = { minimum: 2, saving: 1_000 };
    expect(linesOf(cartOf({ validItems: [{ ...served, mix }] }))).toEqual([{ ...line, mix }]);
  });

  it('CRT-20 what cannot be ordered now is in the cart all the same; CRT-09 a free item is no line of the app', () => {
    const gone = { ...served, reason: 'gone', text: 'Item not available at this time' };
    const free = { ...served, id: 'gift', freeItem: true };
    const [only, ...others] = linesOf(cartOf({ validItems: [free], invalidItems: [gone] }));
    expect(only).toMatchObject({ key: line.key, quantity: 2, price: 0 });
    expect(others).toEqual([]);
  });

  it('CRT-08 from an offer keep their own id', () => {
    const promoPerQty = { promoType: 'PRODUCT_IMPLICIT', promoCode: 'FREEDIP' };
    const item = { ...served, id: `${line.key}!2`, promoPerQty };
    expect(linesOf(cartOf({ validItems: [item] }))).toEqual([
      { ...line, key: `${line.key}!2`, promoType: 'PRODUCT_IMPLICIT', promoCode: 'FREEDIP' },
    ]);
  });
});

it('CRT-25 the header `feature` is that of the menu’s variant, and absent for all others', () => {
  const featureOf = (variant: string) => {
    const config = { menuHeader: { A: variant } };
    return cartFeature(variantsOf('A', config), config);
  };
  expect(featureOf('A')).toBe('COMBO_WITHOUT_PRICE');
  expect(featureOf('B')).toBe('CUSTOMISE_UPSELL');
  expect(featureOf('default')).toBeUndefined();
  expect(featureOf('NA')).toBeUndefined();
  expect(cartFeature(variantsOf('A', {}), {})).toBeUndefined();
});
