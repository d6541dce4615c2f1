import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Promo } from '#schemas/entities/promo.ts';
import { isRecord } from '#schemas/is-record.ts';
import {
  type AskedLine,
  type Catalogue,
  type CatalogueEntry,
  priceLines,
} from '../../pricing/price-lines.ts';
import { evaluate } from '../../promo/evaluate.ts';
import { isInScope, type PromoContext } from '../../promo/promo-cart.ts';
import { seedPromos } from '../../promo/seed/promos.ts';
import { seedProducts } from './products.ts';
import { seedPromotions } from './promotions.ts';
import { seedCatalogFile } from './seed-catalog.ts';
import { seedNames } from './seed-names.ts';
import { categories } from './seed-product.ts';

const file = seedCatalogFile(seedProducts);
const entries = new Map(
  file.products.map((product): [string, CatalogueEntry] => {
    const {
      sizes: size,
      crusts: crust,
      sizeId: selectedSizeId,
      crustId: selectedCrustId,
      categoryIds,
    } = product;
    const defaultPrice = size.find(({ sizeId }) => sizeId === selectedSizeId)?.price ?? product.price;
    return [
      product.id,
      { product: { ...product, size, crust, selectedSizeId, selectedCrustId, defaultPrice }, categoryIds },
    ];
  }),
);
const catalogue: Catalogue = { find: (id) => entries.get(id), addons: file.addons };

function linesOf(
  ...lines: readonly (Pick<AskedLine, 'productId'> & Partial<AskedLine['selection'] & AskedLine>)[]
) {
  const asked = lines.map(({ productId, quantity = 1, id = productId, implicitPromo, ...chosen }) => ({
    id,
    productId,
    quantity,
    implicitPromo,
    selection: { addonIds: [], options: [], ...chosen },
  }));
  const { lines: priced, unsold } = priceLines({
    lines: asked,
    catalogue,
    mix: { minimum: 2, saving: 1000 },
  });
  expect(unsold).toEqual([]);
  return priced;
}

function ruleOf(code: string): Promo {
  const rule = seedPromos.find((promo) => promo.code === code);
  if (!rule) throw new Error(`No rule for ${code}.`);
  return rule;
}

const context: PromoContext = {
  now: Date.parse('2026-11-20T12:00:00+05:30'),
  orderType: 'D',
  customer: { ordersBefore: 0, uses: [] },
  names: seedNames,
  worthOf: () => null,
};

/** What asks for a code anywhere in a document. */
function withCode(value: unknown): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(withCode);
  if (!isRecord(value)) return [];
  const own = typeof value.code === 'string' && typeof value.heading === 'string' ? [value] : [];
  return [...own, ...Object.values(value).flatMap(withCode)];
}

const documents = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .map((path): unknown => JSON.parse(readFileSync(join('content', path), 'utf8')));
const advertised = [...documents, seedPromotions]
  .flatMap(withCode)
  .map(({ code, heading, text, terms }) => [String(code), [heading, text, terms].join('. ')] as const);

function amount(written: string | undefined): number {
  return Number(written?.replaceAll(',', '')) * 100;
}

const claims: readonly (readonly [pattern: RegExp, claim: (found: RegExpExecArray) => string])[] = [
  [/(\d+)% off/i, ([, percent]) => `${percent}% off`],
  [/up to ₹([\d,]+) off/i, ([, written]) => `${amount(written)} at most`],
  [/(?<!up to )₹([\d,]+) off/i, ([, written]) => `${amount(written)} off`],
  [/at ₹([\d,]+)/i, ([, written]) => `together at ${amount(written)}`],
  [/orders above ₹([\d,]+)/i, ([, written]) => `orders above ${amount(written)}`],
  [/₹([\d,]+) or more/i, ([, written]) => `orders from ${amount(written)}`],
  [/first order/i, () => 'first order'],
  [/delivery and takeaway/i, () => 'for D, P'],
  [/everything but combos/i, () => `not for ${categories.combos}`],
  [/two large pizzas/i, () => '2 × large'],
];

function claimsIn(text: string): string[] {
  return claims.flatMap(([pattern, claim]) => {
    const found = pattern.exec(text);
    return found ? [claim(found)] : [];
  });
}

/** What a rule says, in the same words. */
function claimsOf({ effect, minimum, firstOrder, orderTypes }: Promo): string[] {
  const said = [
    effect.kind === 'percentage' && `${effect.percent}% off`,
    effect.kind === 'percentage' && effect.atMost !== undefined && `${effect.atMost} at most`,
    effect.kind === 'percentage' &&
      effect.on.exceptCategories &&
      `not for ${effect.on.exceptCategories.join(', ')}`,
    effect.kind === 'flat' && `${effect.amount} off`,
    effect.kind === 'combo' && `together at ${effect.price}`,
    ...(effect.kind === 'combo'
      ? effect.parts.map(({ count, on }) => `${count} × ${on.sizes?.join(', ')}`)
      : []),
    minimum && ('above' in minimum ? `orders above ${minimum.above}` : `orders from ${minimum.from}`),
    firstOrder && 'first order',
    orderTypes && `for ${orderTypes.join(', ')}`,
  ];
  return said.filter((claim) => typeof claim === 'string');
}

describe('the offers that are advertised', () => {
  it('are those of the rules, on the home page and among the deals', () => {
    const rules = seedPromos.map(({ code }) => code);
    const entered = seedPromos.flatMap(({ code, trigger }) => (trigger === 'code' ? [code] : []));
    expect(advertised.map(([code]) => code)).toEqual([...entered, ...rules]);
  });

  it.each(advertised)('%s promises what its rule gives: %s', (code, text) => {
    expect(claimsIn(text).toSorted((one, other) => one.localeCompare(other))).toEqual(
      claimsOf(ruleOf(code)).toSorted((one, other) => one.localeCompare(other)),
    );
    const amounts = text.match(/₹[\d,]+|\d+%/g) ?? [];
    const named = claimsIn(text).join(' ');
    for (const each of amounts)
      expect(named).toContain(each.endsWith('%') ? each : String(amount(each.slice(1))));
  });

  it('FIRST40 is for everything but combos', () => {
    const { effect } = ruleOf('FIRST40');
    for (const { id, categoryIds } of file.products) {
      const lines = linesOf({ productId: id });
      const isIn = lines.every((line) => effect.kind === 'percentage' && isInScope(effect.on, line));
      expect([id, isIn]).toEqual([id, !categoryIds.includes(categories.combos)]);
    }
  });

  it('CRUNCH100 is for the buckets, wings and strips of the fried chicken', () => {
    const { effect } = ruleOf('CRUNCH100');
    const named = file.products.filter(
      ({ name, categoryIds }) =>
        categoryIds.includes(categories.chicken) && /\b(bucket|wings|strips)\b/i.test(name),
    );
    const products = effect.kind === 'flat' ? (effect.on.products ?? []) : [];
    expect(products.toSorted((one, other) => one.localeCompare(other))).toEqual(
      named.map(({ id }) => id).toSorted((one, other) => one.localeCompare(other)),
    );
  });

  it('TWOLARGE is for each pizza that comes large with the classic crust, and for no other', () => {
    const { effect } = ruleOf('TWOLARGE');
    const isIn = (line: ReturnType<typeof linesOf>[number]) =>
      effect.kind === 'combo' && effect.parts.some(({ on }) => isInScope(on, line));
    const pizzas = file.products.filter(
      ({ sizes, categoryIds }) =>
        sizes.some(({ sizeId }) => sizeId === 'large') &&
        [categories.vegPizza, categories.nonVegPizza].some((id) => categoryIds.includes(id)),
    );
    expect(pizzas.length).toBeGreaterThan(20);
    for (const { id } of pizzas) {
      const form = { productId: id, sizeId: 'large' };
      expect(linesOf({ ...form, crustId: 'hand-tossed' }).map(isIn)).toEqual([true]);
      expect(linesOf({ ...form, crustId: 'thin' }).map(isIn)).toEqual([false]);
      expect(linesOf({ ...form, sizeId: 'medium', crustId: 'hand-tossed' }).map(isIn)).toEqual([false]);
    }
  });
});

describe('in a cart of the sandbox', () => {
  it('FIRST40 takes 40% off up to 120 rupees, above 299 rupees, once', () => {
    const margherita = { productId: 'PIZ1' };
    const tried = (quantity: number, other = {}) =>
      evaluate(ruleOf('FIRST40'), { lines: linesOf({ ...margherita, quantity }) }, { ...context, ...other });
    expect(tried(1)).toMatchObject({
      reason: 'BELOW_MINIMUM',
      text: expect.stringContaining('Add ₹101 more'),
    });
    expect(tried(2)).toMatchObject({ result: 'SUCCESS', discount: 12000 });
    expect(tried(2, { customer: { ordersBefore: 1, uses: [] } })).toMatchObject({
      reason: 'NOT_FIRST_ORDER',
    });
    const withCombo = linesOf({ productId: 'PIZ1' }, { productId: 'CMB7' });
    expect(evaluate(ruleOf('FIRST40'), { lines: withCombo }, context)).toMatchObject({
      result: 'PARTIAL',
      discount: 7960,
      text: 'FIRST40 saves you ₹79.60. Not for Lunch for One.',
    });
  });

  it('TWOLARGE makes two large pizzas 799 rupees, and their toppings are charged', () => {
    const large = { sizeId: 'large', crustId: 'hand-tossed' };
    const lines = linesOf(
      { productId: 'PIZ1', ...large },
      { productId: 'PIZ3', ...large, addonIds: ['extra-cheese-large'] },
    );
    const before = lines.reduce((sum, { unitPrice }) => sum + unitPrice, 0);
    const [, paneer] = lines;
    const cheese = (paneer?.unitPrice ?? 0) - (paneer?.unitBase ?? 0);
    expect(cheese).toBeGreaterThan(0);
    expect(evaluate(ruleOf('TWOLARGE'), { lines }, context)).toMatchObject({
      result: 'SUCCESS',
      discount: before - cheese - 79_900,
    });
    expect(evaluate(ruleOf('TWOLARGE'), { lines }, { ...context, orderType: 'DINEIN' })).toMatchObject({
      reason: 'ORDER_TYPE',
    });
  });

  it('LAVA20 takes 20% off the cake that is added from it, and off no other', () => {
    const [own, usual] = linesOf(
      { productId: 'DES1', id: 'own', implicitPromo: 'LAVA20' },
      { productId: 'DES1', id: 'usual' },
    );
    const lines = [own, usual].flatMap((line) => line ?? []);
    expect(evaluate(ruleOf('LAVA20'), { lines }, context)).toMatchObject({
      result: 'SUCCESS',
      applied: [{ lineId: 'own', discount: 2180 }],
    });
  });

  it('CRUNCH100 takes 100 rupees off chicken, above 499 rupees, once a day', () => {
    const lines = linesOf({ productId: 'CHK3' }, { productId: 'PIZ1', quantity: 2 });
    expect(evaluate(ruleOf('CRUNCH100'), { lines }, context)).toMatchObject({
      result: 'SUCCESS',
      discount: 10000,
      applied: [{ lineId: 'CHK3', discount: 10000 }],
    });
    const today = { ordersBefore: 1, uses: [{ code: 'CRUNCH100', at: context.now - 1 }] };
    expect(evaluate(ruleOf('CRUNCH100'), { lines }, { ...context, customer: today })).toMatchObject({
      reason: 'USED_UP',
    });
    expect(evaluate(ruleOf('CRUNCH100'), { lines: lines.slice(0, 1) }, context)).toMatchObject({
      reason: 'BELOW_MINIMUM',
    });
  });
});
