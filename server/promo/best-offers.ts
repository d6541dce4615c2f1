import { type Promo, stackedAtMost } from '#schemas/entities/promo.ts';
import { compareIds } from '../pricing/paise.ts';
import type { Reductions } from '../pricing/price-cart.ts';
import type { PricedLine } from '../pricing/price-lines.ts';
import { rupees } from '#schemas/rules/rupees.ts';
import { type AppliedPromo, evaluate, isApplied, type PromoResult, sentences } from './evaluate.ts';
import { type Left, leftOf, type PromoContext, wholeOf } from './promo-cart.ts';

interface OffersToChoose {
  readonly promos: readonly Promo[];
  readonly lines: readonly PricedLine[];
  readonly context: PromoContext;
  /** Code that the customer has entered. Where it makes the order cheaper, only sets with it are chosen from (OFR-11). */
  readonly entered?: string | undefined;
}

export interface ChosenOffers extends Reductions {
  readonly applied: readonly AppliedPromo[];
  /** Each offer alone, as a list of offers shows it. */
  readonly alone: readonly PromoResult[];
  readonly saving: number;
  /** What the code that was entered does: it saves what the order costs less than without it. Undefined where there is no such offer. */
  readonly entered: PromoResult | undefined;
}

interface Step {
  readonly left: Left;
  readonly applied: readonly AppliedPromo[];
}

/**
 * The offers that save most: one alone, or a set of those that stack. Of equal ones it is the smaller set, then the first by codes. Offers of
 * type PRODUCT_IMPLICIT are no choice: each applies to the lines that were added from it, which no other offer changes. A code that was entered is
 * left out where other offers save as much without it: it must not make the order dearer.
 */
export function bestOffers({ promos, lines, context, entered }: OffersToChoose): ChosenOffers {
  const sorted = promos.toSorted(inOrder);
  const own = apply(
    sorted.filter(({ trigger }) => trigger === 'PRODUCT_IMPLICIT'),
    { left: wholeOf(lines), applied: [] },
    (promo, left) => evaluate(promo, { lines, left }, context),
  );
  const alone = sorted.map((promo) => evaluate(promo, { lines }, context));
  const holds = new Set(alone.filter(isApplied).map(({ code }) => code));
  const usable = sorted.filter(({ code, trigger }) => trigger !== 'PRODUCT_IMPLICIT' && holds.has(code));
  const tried = setsOf(usable).flatMap((set) => {
    const step = apply(set, own, (promo, left) => evaluate(promo, { lines, left }, context));
    return step.applied.length === own.applied.length + set.length ? [step] : [];
  });
  const without = bestOf(tried.filter((step) => !isIn(step, entered))) ?? own;
  const all = bestOf(tried) ?? own;
  const net = savingOf(all) - savingOf(without);
  const best = net > 0 ? all : without;
  return {
    applied: best.applied,
    alone,
    saving: savingOf(best),
    entered: enteredResult(
      best.applied.find(({ code }) => code === entered) ?? alone.find(({ code }) => code === entered),
      net,
    ),
    discounts: discountsOf(best),
    gifts: best.applied.flatMap(({ gift }) => gift ?? []),
  };
}

function isIn({ applied }: Step, code: string | undefined): boolean {
  return applied.some((promo) => promo.code === code);
}

function bestOf(steps: readonly Step[]): Step | undefined {
  return steps.toSorted(
    (one, other) =>
      savingOf(other) - savingOf(one) ||
      one.applied.length - other.applied.length ||
      compareIds(codesOf(one), codesOf(other)),
  )[0];
}

export const othersSaveMore = { reason: 'OTHERS_SAVE_MORE', text: 'Other offers save you more.' } as const;

/** `net`: what the order costs less with the code than without it. */
function enteredResult(own: PromoResult | undefined, net: number): PromoResult | undefined {
  if (!own || !isApplied(own)) return own;
  const { code, gift, notFor } = own;
  if (net <= 0) return { code, result: 'FAILED', ...othersSaveMore };
  if (net === own.saving || gift) return { ...own, saving: net };
  const text = sentences(`${code} saves you ${rupees(net)} more than the other offers.`, notFor);
  return { ...own, saving: net, text };
}

/** Sets come before percentages, percentages before amounts; offers of one kind go by their codes. */
const order: Readonly<Record<Promo['effect']['kind'], number>> = {
  combo: 0,
  'buy-get': 1,
  'free-item': 2,
  percentage: 3,
  flat: 4,
};

function inOrder(one: Promo, other: Promo): number {
  return order[one.effect.kind] - order[other.effect.kind] || compareIds(one.code, other.code);
}

/** Nothing, each offer alone, and all sets of those that stack. */
function setsOf(promos: readonly Promo[]): readonly (readonly Promo[])[] {
  const stacking = promos.filter(({ stacks }) => stacks);
  if (stacking.length > stackedAtMost)
    throw new RangeError(`${stacking.length} offers stack in one order: ${stackedAtMost} are the most.`);
  const sets = stacking.reduce<(readonly Promo[])[]>(
    (before, promo) => [...before, ...before.map((set) => [...set, promo])],
    [[]],
  );
  return [...sets, ...promos.filter(({ stacks }) => !stacks).map((promo) => [promo])];
}

/** Applies offers one after the other, each to what those before it have left. */
function apply(
  promos: readonly Promo[],
  from: Step,
  evaluated: (promo: Promo, left: Left) => PromoResult,
): Step {
  return promos.reduce<Step>((step, promo) => {
    const result = evaluated(promo, step.left);
    if (!isApplied(result)) return step;
    return { left: without(step.left, promo, result), applied: [...step.applied, result] };
  }, from);
}

const setKinds: readonly string[] = ['combo', 'buy-get', 'free-item'];

function without(left: Left, { effect }: Promo, { applied }: AppliedPromo): Left {
  const usesUnits = setKinds.includes(effect.kind);
  const next = new Map(left);
  for (const { lineId, quantity, discount } of applied) {
    const { amount, units } = leftOf(left, { id: lineId });
    next.set(lineId, { amount: amount - discount, units: units - (usesUnits ? quantity : 0) });
  }
  return next;
}

function savingOf({ applied }: Step): number {
  return applied.reduce((sum, { saving }) => sum + saving, 0);
}

function codesOf({ applied }: Step): string {
  return applied
    .map(({ code }) => code)
    .toSorted(compareIds)
    .join(' ');
}

function discountsOf({ applied }: Step): ReadonlyMap<string, number> {
  const discounts = new Map<string, number>();
  for (const { lineId, discount } of applied.flatMap((promo) => promo.applied))
    discounts.set(lineId, (discounts.get(lineId) ?? 0) + discount);
  return discounts;
}
