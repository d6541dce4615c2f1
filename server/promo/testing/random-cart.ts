import { type Promo, promoSchema } from '#schemas/entities/promo.ts';
import { type Charges, chargesSchema } from '#schemas/documents/charges.ts';
import { pick } from '#tests/support/seeded-random.ts';
import type { AskedLine } from '../../pricing/price-lines.ts';
import { asked } from '../../pricing/testing/sample-catalogue.ts';
import type { OfferedEffect } from './sample-offers.ts';

type Random = () => number;
type Scope = NonNullable<Extract<OfferedEffect, { kind: 'flat' }>['on']>;

function upTo(most: number, random: Random): number {
  return 1 + Math.floor(random() * most);
}

/** One to five lines of at most seven units together, so that every way to use them can be tried. */
export function randomLines(random: Random): AskedLine[] {
  const lines: AskedLine[] = [];
  let room = upTo(7, random);
  while (room > 0 && lines.length < 5) {
    const quantity = Math.min(room, upTo(3, random));
    room -= quantity;
    const implicitPromo = random() < 0.1 ? 'OWN' : undefined;
    const [productId, chosen] = randomChoice(random);
    lines.push(asked(productId, { ...chosen, id: `l${lines.length}`, quantity, implicitPromo }));
  }
  return lines;
}

function randomChoice(random: Random): [productId: string, chosen: Parameters<typeof asked>[1]] {
  const productId = pick(['MARG', 'MARG', 'FARM', 'FARM', 'WINGS', 'FRIES', 'COLA', 'MINT', 'DUO'], random);
  if (productId === 'WINGS' || productId === 'FRIES')
    return [productId, { addonIds: random() < 0.3 ? ['dip'] : [] }];
  if (productId !== 'MARG' && productId !== 'FARM') return [productId, {}];
  const sizeId = pick(['regular', 'large'], random);
  const crustId = sizeId === 'large' ? pick(['classic', 'thin'], random) : 'classic';
  return [productId, { sizeId, crustId, addonIds: random() < 0.3 ? [`cheese-${sizeId}`] : [] }];
}

function randomScope(random: Random): Scope {
  return pick<Scope>(
    [
      {},
      { categories: ['2'] },
      { categories: ['2'], sizes: ['large'] },
      { categories: ['2'], crusts: ['classic'], exceptProducts: ['FARM'] },
      { products: ['WINGS', 'FRIES', 'COLA'] },
      { categories: ['4'], products: ['MARG'] },
      { exceptCategories: ['50', '2'] },
    ],
    random,
  );
}

/** An amount or a percentage. */
export function randomAmount(random: Random): OfferedEffect {
  const on = randomScope(random);
  if (random() < 0.5) return { kind: 'flat', on, amount: upTo(20_000, random), each: random() < 0.3 };
  const atMost = random() < 0.5 ? { atMost: upTo(20_000, random) } : {};
  return { kind: 'percentage', on, percent: pick([1, 7, 10, 33, 50, 99, 100], random), ...atMost };
}

/** Something that needs whole sets. */
export function randomSet(random: Random): OfferedEffect {
  const times = random() < 0.3 ? { times: 1 } : {};
  const scope = () => randomScope(random);
  if (random() < 0.5) {
    const parts = Array.from({ length: upTo(3, random) }, () => ({ count: upTo(2, random), on: scope() }));
    if (parts.length === 1) parts[0] = { count: 2, on: scope() };
    return { kind: 'combo', parts, price: upTo(90_000, random), ...times };
  }
  const getOn = random() < 0.5 ? { getOn: scope() } : {};
  const [buy, get] = [upTo(2, random), upTo(2, random)];
  return {
    kind: 'buy-get',
    on: scope(),
    buy,
    get,
    ...getOn,
    percentOff: pick([33, 50, 100], random),
    ...times,
  };
}

export function randomPromo(code: string, effect: OfferedEffect, random: Random): Promo {
  const least = upTo(60_000, random);
  return promoSchema.parse({
    code,
    effect,
    stacks: random() < 0.7,
    withMix: random() < 0.3,
    ...(random() < 0.3 && { minimum: random() < 0.5 ? { above: least } : { from: least } }),
  });
}

export function randomCharges(random: Random): Charges {
  const rate = () => ({ cgst: pick([0, 250, 900], random), sgst: pick([0, 250, 333], random) });
  const charge = () => ({
    D: { amount: upTo(5000, random), ...(random() < 0.5 && { freeFrom: upTo(80_000, random) }) },
  });
  return chargesSchema.parse({
    packaging: charge(),
    delivery: charge(),
    tax: { items: rate(), packaging: rate(), delivery: rate() },
  });
}

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
