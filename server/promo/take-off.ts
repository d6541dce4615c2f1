import type { EffectOf, Promo, PromoScope } from '#schemas/entities/promo.ts';
import { apportion, shareOf } from '../pricing/paise.ts';
import type { Gift, PricedLine } from '../pricing/price-lines.ts';
import { isInScope, type Left, leftOf, mayTouch, type PromoContext } from './promo-cart.ts';
import { comboSets, fillCombos, otherSets, sameSets, type Sets, type Unit, unitsIn } from './sets.ts';

/** What an offer does to one line. */
export interface LineShare {
  readonly lineId: string;
  /** Units that it applies to. */
  readonly quantity: number;
  /** In paise, off all of them together. */
  readonly discount: number;
}

/** Units that someone could expect it for, and that stay at their price. */
export type LeftOut = Omit<LineShare, 'discount'>;

export interface TakenOff {
  readonly applied: readonly LineShare[];
  readonly leftOut: readonly LeftOut[];
  readonly gift?: Gift | undefined;
  /** An amount that the items did not cost, so that less is taken off. */
  readonly short?: number | undefined;
}

/** Items that are missing for an offer. */
export interface Missing {
  readonly count: number;
  /** The order has none of them yet. */
  readonly isFirst: boolean;
  readonly scope: PromoScope;
}

export type Effect = TakenOff | { readonly missing: Missing } | { readonly giftGone: Gift };

interface Parts {
  /** The lines that the offer may apply to. */
  readonly lines: readonly PricedLine[];
  /** All that is paid for. */
  readonly paid: readonly PricedLine[];
  readonly left: Left;
}

/** What an offer takes off what earlier ones have left of the lines. Its conditions are checked elsewhere. */
export function takeOff(
  promo: Promo,
  { lines, left }: { readonly lines: readonly PricedLine[]; readonly left: Left },
  context: Pick<PromoContext, 'worthOf'>,
): Effect {
  const parts: Parts = {
    lines: lines.filter((line) => mayTouch(promo, line)),
    // An offer of lines concerns its lines alone, and a line of another offer is not left out by this one.
    paid: lines.filter(({ kind }) => promo.trigger !== 'PRODUCT_IMPLICIT' && kind === 'ordinary'),
    left,
  };
  const { effect } = promo;
  switch (effect.kind) {
    case 'percentage':
      return percentage(effect, parts);
    case 'flat':
      return flat(effect, parts);
    case 'buy-get':
      return buyGet(effect, parts);
    case 'combo':
      return combo(effect, parts);
    case 'free-item':
      return freeItem(promo.code, effect, { ...parts, context });
  }
}

function percentage({ on, percent, atMost = Infinity }: EffectOf<'percentage'>, parts: Parts): Effect {
  const lines = parts.lines.filter((line) => isInScope(on, line));
  if (lines.length === 0) return { missing: { count: 1, isFirst: true, scope: on } };
  const discount = Math.min(atMost, shareOf(costOf(lines, parts.left), percent, 100));
  return { applied: divided(discount, lines, parts.left), leftOut: unitsOutside(lines, parts) };
}

function flat({ on, amount, each }: EffectOf<'flat'>, parts: Parts): Effect {
  const lines = parts.lines.filter((line) => isInScope(on, line));
  if (lines.length === 0) return { missing: { count: 1, isFirst: true, scope: on } };
  if (each) {
    const applied = lines.map((line) => ({
      lineId: line.id,
      quantity: line.quantity,
      discount: Math.min(leftOf(parts.left, line).amount, amount * line.quantity),
    }));
    return { applied, leftOut: unitsOutside(lines, parts) };
  }
  const discount = Math.min(amount, costOf(lines, parts.left));
  return {
    applied: divided(discount, lines, parts.left),
    leftOut: [],
    ...(discount < amount && { short: amount - discount }),
  };
}

function buyGet(effect: EffectOf<'buy-get'>, { lines, left }: Parts): Effect {
  const { on, buy, get, getOn } = effect;
  const units = unitsIn(lines, left);
  const bought = units.filter(({ line }) => isInScope(on, line));
  if (!getOn) {
    const sets = sameSets(bought, effect);
    if (sets) return ofSets(sets, bought);
    return { missing: { count: buy + get - bought.length, isFirst: bought.length === 0, scope: on } };
  }
  const got = units.filter(({ line }) => isInScope(getOn, line));
  const sets = otherSets({ bought, got }, effect);
  if (sets) return ofSets(sets, got);
  const isBought = bought.length >= buy;
  if (isBought)
    return {
      missing: { count: Math.max(1, get - got.length), isFirst: got.length === 0, scope: getOn },
    };
  return { missing: { count: buy - bought.length, isFirst: bought.length === 0, scope: on } };
}

function combo(effect: EffectOf<'combo'>, { lines, left }: Parts): Effect {
  const units = unitsIn(lines, left).filter(({ line }) => effect.parts.some(({ on }) => isInScope(on, line)));
  const sets = comboSets(units, effect);
  if (sets) return ofSets(sets, units);
  const { missing } = fillCombos(units, effect, 1);
  const part = effect.parts[missing?.part ?? 0];
  const count = missing?.count ?? 1;
  return { missing: { count, isFirst: count === part?.count, scope: part?.on ?? {} } };
}

function freeItem(
  code: string,
  { on, buy, productId, sizeId, crustId, quantity }: EffectOf<'free-item'>,
  { lines, left, context }: Parts & { readonly context: Pick<PromoContext, 'worthOf'> },
): Effect {
  const units = unitsIn(lines, left).filter(({ line }) => isInScope(on, line));
  if (units.length < buy)
    return { missing: { count: buy - units.length, isFirst: units.length === 0, scope: on } };
  const gift = { code, productId, sizeId, crustId, quantity };
  if (context.worthOf(gift) === null) return { giftGone: gift };
  // The cheapest are bought: dearer ones are worth more in the set of another offer.
  const bought = units.slice(-buy);
  return { ...ofSets({ units: bought, off: bought.map(() => 0) }, bought), gift };
}

function costOf(lines: readonly PricedLine[], left: Left): number {
  return lines.reduce((sum, line) => sum + leftOf(left, line).amount, 0);
}

function divided(discount: number, lines: readonly PricedLine[], left: Left): LineShare[] {
  const weights = lines.map((line) => ({ id: line.id, weight: leftOf(left, line).amount }));
  const shares = apportion(discount, weights);
  return lines.map(({ id, quantity }) => ({ lineId: id, quantity, discount: shares.get(id) ?? 0 }));
}

function unitsOutside(lines: readonly PricedLine[], { paid }: Parts): LeftOut[] {
  return paid.filter((line) => !lines.includes(line)).map(({ id, quantity }) => ({ lineId: id, quantity }));
}

function ofSets({ units, off }: Sets, candidates: readonly Unit[]): TakenOff {
  const applied = new Map<string, LineShare>();
  for (const [at, { line }] of units.entries()) {
    const { quantity, discount } = applied.get(line.id) ?? { quantity: 0, discount: 0 };
    applied.set(line.id, {
      lineId: line.id,
      quantity: quantity + 1,
      discount: discount + (off[at] ?? 0),
    });
  }
  const leftOut = new Map<string, number>();
  for (const unit of candidates)
    if (!units.includes(unit)) leftOut.set(unit.line.id, (leftOut.get(unit.line.id) ?? 0) + 1);
  return {
    applied: [...applied.values()],
    leftOut: [...leftOut].map(([lineId, quantity]) => ({ lineId, quantity })),
  };
}
