import type { EffectOf } from '#schemas/entities/promo.ts';
import { apportion, compareIds, shareOf } from '../pricing/paise.ts';
import type { PricedLine } from '../pricing/price-lines.ts';
import { isInScope, type Left, leftOf } from './promo-cart.ts';

/** One item that can be in a set, at its price without toppings and other extras. */
export interface Unit {
  readonly line: PricedLine;
  readonly price: number;
}

/** Sets that were found: each unit is in one of them at most. */
export interface Sets {
  readonly units: readonly Unit[];
  /** What is taken off them, in the same order. */
  readonly off: readonly number[];
}

/** The units of lines that are in no set yet, the dearest first; of equal ones it is the product that decides, not how the cart is divided into lines. */
export function unitsIn(lines: readonly PricedLine[], left: Left): Unit[] {
  return lines
    .flatMap((line) => {
      const price = Math.max(0, line.unitBase - line.unitMixSaving);
      return Array.from({ length: leftOf(left, line).units }, () => ({ line, price }));
    })
    .toSorted((one, other) => other.price - one.price || compareIds(nameOf(one), nameOf(other)));
}

function nameOf({ line: { productId, sizeId = '', crustId = '', id } }: Unit): string {
  return [productId, sizeId, crustId, id].join(' ');
}

/** The sets that save most; of equal ones the most sets. */
function bestOf(found: readonly Sets[]): Sets | undefined {
  const saving = ({ off }: Sets) => off.reduce((sum, each) => sum + each, 0);
  return found
    .toReversed()
    .reduce<Sets | undefined>(
      (best, sets) => (best && saving(best) >= saving(sets) ? best : sets),
      undefined,
    );
}

/** All that fit from one set on, by their number. */
function fitting(most: number, setsOf: (number: number) => Sets | undefined): Sets[] {
  const found: Sets[] = [];
  for (let number = 1; number <= most; number += 1) {
    const sets = setsOf(number);
    if (!sets) break;
    found.push(sets);
  }
  return found;
}

/** Buy some, get more of the same for less: in each set those that cost least. Sets of neighbouring prices save most. */
export function sameSets(units: readonly Unit[], effect: EffectOf<'buy-get'>): Sets | undefined {
  const { buy, get, percentOff, times = Infinity } = effect;
  const size = buy + get;
  return bestOf(
    fitting(Math.min(times, Math.floor(units.length / size)), (number) => {
      const taken = units.slice(0, number * size);
      return {
        units: taken,
        off: taken.map(({ price }, at) => (at % size < buy ? 0 : percentOf(price, percentOff))),
      };
    }),
  );
}

/** Buy some, get others for less: the dearest of the others, as long as enough are left to be bought. */
export function otherSets(
  { bought, got }: { readonly bought: readonly Unit[]; readonly got: readonly Unit[] },
  effect: EffectOf<'buy-get'>,
): Sets | undefined {
  const { buy, get, percentOff, times = Infinity } = effect;
  const most = Math.min(times, Math.floor(bought.length / buy));
  return bestOf(
    fitting(most, (number) => {
      let spare = bought.length - number * buy;
      const cheaper = new Set<Unit>();
      for (const unit of got) {
        if (cheaper.size === number * get) break;
        if (!bought.includes(unit)) cheaper.add(unit);
        else if (spare > 0) {
          spare -= 1;
          cheaper.add(unit);
        }
      }
      if (cheaper.size < number * get) return undefined;
      // The cheapest are bought: dearer ones are worth more in another set.
      const paid = bought.filter((unit) => !cheaper.has(unit)).slice(-number * buy);
      return {
        units: [...cheaper, ...paid],
        off: [...[...cheaper].map(({ price }) => percentOf(price, percentOff)), ...paid.map(() => 0)],
      };
    }),
  );
}

function percentOf(price: number, percent: number): number {
  return shareOf(price, percent, 100);
}

export interface ComboFit {
  readonly sets: readonly Unit[];
  /** Index of the first part that lacks units, and how many. */
  readonly missing?: { readonly part: number; readonly count: number } | undefined;
}

/**
 * The dearest units that fill the parts of so many combos. A unit goes where there is room, moving others to another part if need be; units that
 * fit in this way form a matroid, so that taking the dearest first gives the dearest choice.
 */
export function fillCombos(
  units: readonly Unit[],
  { parts }: Pick<EffectOf<'combo'>, 'parts'>,
  number: number,
): ComboFit {
  const inPart: Unit[][] = parts.map(() => []);
  const place = (unit: Unit, tried: Set<number>): boolean => {
    for (const [at, part] of parts.entries()) {
      if (tried.has(at) || !isInScope(part.on, unit.line)) continue;
      tried.add(at);
      const filled = inPart[at];
      if (!filled) continue;
      if (filled.length < part.count * number) {
        filled.push(unit);
        return true;
      }
      for (const [index, other] of filled.entries()) {
        if (!place(other, tried)) continue;
        filled[index] = unit;
        return true;
      }
    }
    return false;
  };
  for (const unit of units) place(unit, new Set());
  const lacking = parts.map(({ count }, at) => count * number - (inPart[at]?.length ?? 0));
  const part = lacking.findIndex((count) => count > 0);
  return {
    sets: inPart.flat(),
    ...(part >= 0 && { missing: { part, count: lacking[part] ?? 0 } }),
  };
}

/** The combos that save most. The saving is divided among their units in proportion to the prices. */
export function comboSets(units: readonly Unit[], effect: EffectOf<'combo'>): Sets | undefined {
  const { price, times = Infinity } = effect;
  return bestOf(
    fitting(times, (number) => {
      const { sets, missing } = fillCombos(units, effect, number);
      if (missing) return undefined;
      const taken = units.filter((unit) => sets.includes(unit));
      const saving = taken.reduce((sum, unit) => sum + unit.price, 0) - number * price;
      const weights = taken.map((unit, at) => ({ id: String(at).padStart(4, '0'), weight: unit.price }));
      const shares = apportion(Math.max(0, saving), weights);
      return { units: taken, off: weights.map(({ id }) => shares.get(id) ?? 0) };
    }),
  );
}
