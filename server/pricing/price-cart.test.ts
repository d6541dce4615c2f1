import { describe, expect, it } from 'vitest';
import { appConfigDefaults } from '#schemas/documents/app-config-defaults.ts';
import { type Charges, chargesSchema, noCharges } from '#schemas/documents/charges.ts';
import { passedLimits } from './cart-limits.ts';
import { type CartToPrice, priceCart } from './price-cart.ts';
import type { AskedLine } from './price-lines.ts';
import { asked, sampleCatalogue } from './testing/sample-catalogue.ts';

const charges: Charges = chargesSchema.parse({
  packaging: { D: { amount: 1500 } },
  delivery: { D: { amount: 3900, freeFrom: 39900 } },
});
const mix = { minimum: 2, saving: 1000 };

function priced(lines: readonly AskedLine[], other: Partial<CartToPrice> = {}) {
  return priceCart({ lines, catalogue: sampleCatalogue, orderType: 'D', charges, ...other });
}

describe('a line', () => {
  it.each([
    [asked('MARG'), 19900],
    [asked('MARG', { sizeId: 'large' }), 53900],
    [asked('MARG', { sizeId: 'large', crustId: 'thin', addonIds: ['cheese-large', 'cheese-large'] }), 77900],
    [asked('DUO'), 39900],
    [
      asked('DUO', {
        options: [
          { orderSeq: 1, productId: 'FARM' },
          { orderSeq: 2, productId: 'COLA' },
        ],
      }),
      45900,
    ],
  ])('costs what the rule for its choices says: %j', (line, unitPrice) => {
    const { lines, unsold } = priced([line]);
    expect(lines).toMatchObject([{ unitPrice, total: unitPrice, net: unitPrice }]);
    expect(unsold).toEqual([]);
  });

  it('knows what it costs without its add-ons', () => {
    const line = asked('MARG', { sizeId: 'large', crustId: 'thin', addonIds: ['cheese-large'] });
    expect(priced([line]).lines).toMatchObject([{ unitPrice: 68900, unitBase: 59900 }]);
  });

  it.each([
    ['a product that there is not', asked('GONE')],
    ['a size that there is not', asked('MARG', { sizeId: 'huge' })],
    ['a crust that the size does not have', asked('MARG', { crustId: 'thin' })],
    ['the add-on of a smaller size', asked('MARG', { sizeId: 'large', addonIds: ['cheese-regular'] })],
    ['an add-on without its size', asked('MARG', { sizeId: 'large', addonIds: ['cheese'] })],
    ['an add-on of another product', asked('MARG', { addonIds: ['dip'] })],
    ['a combo with an open place', asked('DUO', { options: [{ orderSeq: 1, productId: 'MARG' }] })],
    [
      'a combo with an unknown option',
      asked('DUO', {
        options: [
          { orderSeq: 1, productId: 'MARG' },
          { orderSeq: 2, productId: 'MINT' },
        ],
      }),
    ],
    [
      'a place of a combo filled twice',
      asked('DUO', {
        options: [
          { orderSeq: 1, productId: 'MARG' },
          { orderSeq: 1, productId: 'FARM' },
          { orderSeq: 2, productId: 'COLA' },
        ],
      }),
    ],
  ])('that asks for %s is not sold, and costs nothing', (_, line) => {
    const { lines, unsold, bill } = priced([line]);
    expect({ lines, unsold }).toEqual({ lines: [], unsold: [line.id] });
    expect(bill.total).toBe(0);
  });

  it.each([0, -1, 1.5, Number.NaN, 251])('of %s units is refused', (quantity) => {
    expect(() => priced([asked('COLA', { quantity })])).toThrow(RangeError);
  });

  it('can be all of the most units that are priced', () => {
    expect(priced([asked('COLA', { quantity: 250 })]).bill.itemTotal).toBe(250 * 5900);
    expect(() => priced([asked('COLA', { quantity: 249 }), asked('MINT', { quantity: 2 })])).toThrow(
      RangeError,
    );
  });

  it('CRT-08 keeps the code of the PRODUCT_IMPLICIT offer that it was added from', () => {
    expect(priced([asked('COLA', { implicitPromo: 'COLA20' }), asked('MINT')]).lines).toMatchObject([
      { kind: 'implicit', promoCode: 'COLA20' },
      { kind: 'ordinary' },
    ]);
  });

  it('needs an id of its own', () => {
    expect(() => priced([asked('COLA'), asked('COLA')])).toThrow(RangeError);
  });
});

describe('the bill', () => {
  it('has items, charges and taxes, and the amounts of the cart calls follow from it', () => {
    const { bill, amounts } = priced([asked('WINGS', { quantity: 1 })]);
    // 5% of 249 + 15 + 39 rupees.
    expect(bill).toEqual({
      itemTotal: 24900,
      mixSaving: 0,
      discount: 0,
      packaging: 1500,
      delivery: 3900,
      cgst: 758,
      sgst: 758,
      total: 31816,
    });
    expect(amounts).toEqual({
      price: 24900,
      discount: 0,
      taxAmount: 1516,
      netPrice: 31816,
      displayNetPrice: 31816,
      totalAmountBeforeDiscount: 31816,
    });
  });

  it('CRT-15 taxes what is left after the discount, and the total before it is dearer by the discount alone', () => {
    const promo = () => ({ discounts: new Map([['WINGS', 4900]]), gifts: [] });
    const { lines, bill, amounts } = priced([asked('WINGS')], { charges: noCharges, promo });
    expect(lines).toMatchObject([{ total: 24900, discount: 4900, net: 20000 }]);
    expect(bill).toMatchObject({ discount: 4900, cgst: 500, sgst: 500, total: 21000 });
    expect(amounts).toMatchObject({ price: 24900, discount: 4900, totalAmountBeforeDiscount: 25900 });
  });

  it('CRT-15 what an everyday-value mix takes off is saved like a discount', () => {
    const promo = () => ({ discounts: new Map([['WINGS', 4900]]), gifts: [] });
    const lines = [asked('WINGS'), asked('COLA', { quantity: 2 })];
    const { amounts } = priced(lines, { charges: noCharges, mix, promo });
    expect(amounts).toMatchObject({ price: 36700, discount: 6900 });
    expect(amounts.totalAmountBeforeDiscount - amounts.netPrice).toBe(6900);
  });

  it('rounds a half paisa of CGST and of SGST up, each once for all lines', () => {
    // 2.5% of 6.66 rupees are 16.65 paise, of 3.33 rupees 8.325.
    expect(priced([asked('MINT')], { charges: noCharges }).bill).toMatchObject({ cgst: 8, sgst: 8 });
    expect(priced([asked('MINT', { quantity: 2 })], { charges: noCharges }).bill).toMatchObject({ cgst: 17 });
    const half = { ...noCharges, tax: { ...noCharges.tax, items: { cgst: 5000, sgst: 0 } } };
    expect(priced([asked('MINT')], { charges: half }).bill).toMatchObject({ cgst: 167, sgst: 0 });
  });

  it('charges for an order type what the configuration says, and nothing from the amount on from which it is free', () => {
    expect(priced([asked('WINGS')], { orderType: 'P' }).bill).toMatchObject({ packaging: 0, delivery: 0 });
    expect(priced([asked('DUO')]).bill).toMatchObject({ itemTotal: 39900, packaging: 1500, delivery: 0 });
    const promo = () => ({ discounts: new Map([['DUO', 10000]]), gifts: [] });
    expect(priced([asked('DUO')], { promo }).bill).toMatchObject({ delivery: 0 });
  });

  it('of an empty cart is nothing', () => {
    expect(priced([]).bill.total).toBe(0);
  });

  it('has the rates of each kind of line', () => {
    const tax = {
      items: { cgst: 250, sgst: 250 },
      packaging: { cgst: 900, sgst: 900 },
      delivery: { cgst: 0, sgst: 0 },
    };
    // 2.5% of 249 and 9% of 15 rupees.
    expect(priced([asked('WINGS')], { charges: { ...charges, tax } }).bill).toMatchObject({ cgst: 758 });
  });
});

describe('everyday-value items', () => {
  it('MEN-22 cost less in a mix, in one line or several', () => {
    const { lines, bill } = priced([asked('FRIES'), asked('COLA'), asked('WINGS')], { mix });
    expect(lines.map(({ mixSaving }) => mixSaving)).toEqual([1000, 1000, 0]);
    expect(bill).toMatchObject({ itemTotal: 40700, mixSaving: 2000, delivery: 3900 });
    expect(priced([asked('COLA', { quantity: 2 })], { mix }).bill.mixSaving).toBe(2000);
    expect(priced([asked('COLA')], { mix }).bill.mixSaving).toBe(0);
  });

  it('do not count for the mix where an offer of type PRODUCT_IMPLICIT added them', () => {
    const { bill } = priced([asked('FRIES'), asked('COLA', { implicitPromo: 'COLA20' })], { mix });
    expect(bill.mixSaving).toBe(0);
  });
});

describe('a free item', () => {
  const gift = { code: 'FREEDIP', productId: 'COLA', quantity: 2 };
  const promo = () => ({ discounts: new Map(), gifts: [gift] });

  it('is a line of its own that says what it is worth and costs nothing', () => {
    const { lines, bill } = priced([asked('COLA')], { promo, charges: noCharges });
    expect(
      lines.map(({ kind, quantity, unitPrice, total, net }) => ({ kind, quantity, unitPrice, total, net })),
    ).toEqual([
      { kind: 'ordinary', quantity: 1, unitPrice: 5900, total: 5900, net: 5900 },
      { kind: 'free', quantity: 2, unitPrice: 5900, total: 0, net: 0 },
    ]);
    expect(bill.itemTotal).toBe(5900);
  });

  it('has an id of its own for each offer and product', () => {
    const twice = () => ({ discounts: new Map(), gifts: [gift, { ...gift, code: 'OTHER' }] });
    expect(priced([asked('COLA')], { promo: twice }).lines.map(({ id }) => id)).toEqual([
      'COLA',
      'gift:FREEDIP:COLA',
      'gift:OTHER:COLA',
    ]);
  });

  it('is no order by itself, and pays no charges', () => {
    expect(priced([], { promo }).bill.total).toBe(0);
  });

  it('that the menu does not sell is a mistake of the offer', () => {
    const gone = () => ({ discounts: new Map(), gifts: [{ ...gift, productId: 'GONE' }] });
    expect(() => priced([asked('COLA')], { promo: gone })).toThrow(RangeError);
  });
});

it('a discount may be all that one of the lines costs', () => {
  const promo = () => ({ discounts: new Map([['COLA', 5900]]), gifts: [] });
  expect(priced([asked('COLA'), asked('FRIES')], { promo }).lines).toMatchObject([{ net: 0 }, { net: 9900 }]);
});

it.each([
  ['above the line', new Map([['COLA', 5901]])],
  ['below zero', new Map([['COLA', -1]])],
  ['of half a paisa', new Map([['COLA', 0.5]])],
  ['on a line that there is not', new Map([['FRIES', 1]])],
])('a discount %s is refused', (_, discounts) => {
  expect(() => priced([asked('COLA')], { promo: () => ({ discounts, gifts: [] }) })).toThrow(RangeError);
});

describe('limits', () => {
  const limits = (cart: ReturnType<typeof priced>) => passedLimits(cart, appConfigDefaults);

  it('CON-07 a cart takes 25 items in all its lines, and the 26th passes the limit', () => {
    expect(limits(priced([asked('COLA', { quantity: 20 }), asked('MINT', { quantity: 5 })]))).toEqual([]);
    expect(limits(priced([asked('COLA', { quantity: 20 }), asked('MINT', { quantity: 6 })]))).toEqual([
      'too-many-items',
    ]);
  });

  it('CON-06 CON-07 the limits are those of the configuration', () => {
    const cart = {
      ...priced([asked('COLA', { quantity: 3 })]),
      amounts: { ...priced([]).amounts, displayNetPrice: 10_001 },
    };
    expect(passedLimits(cart, { maxCartItems: 3, maxCartPrice: 101 })).toEqual([]);
    expect(passedLimits(cart, { maxCartItems: 2, maxCartPrice: 100 })).toEqual([
      'too-many-items',
      'too-dear',
    ]);
  });

  it('CON-07 what an offer gives for free is no item that was ordered', () => {
    const promo = () => ({ discounts: new Map(), gifts: [{ code: 'G', productId: 'MINT', quantity: 1 }] });
    expect(limits(priced([asked('COLA', { quantity: 25 })], { promo }))).toEqual([]);
  });

  it('CON-06 what is to be paid can be 5,000 rupees and no paisa more', () => {
    const upTo = (total: number) => ({
      ...priced([asked('COLA')]),
      amounts: { ...priced([]).amounts, displayNetPrice: total },
    });
    expect(limits(upTo(500_000))).toEqual([]);
    expect(limits(upTo(500_001))).toEqual(['too-dear']);
    // 4,851 rupees of items, and 5% on them.
    expect(limits(priced([asked('MARG', { sizeId: 'large', quantity: 9 })], { charges: noCharges }))).toEqual(
      ['too-dear'],
    );
  });
});
