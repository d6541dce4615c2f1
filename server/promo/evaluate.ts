import type { Promo } from '#schemas/entities/promo.ts';
import type { Gift, PricedLine } from '../pricing/price-lines.ts';
import { rupees } from '#schemas/rules/rupees.ts';
import { type PromoCart, type PromoContext, wholeOf } from './promo-cart.ts';
import { scopeWords } from './promo-words.ts';
import { type LeftOut, type LineShare, type Missing, type TakenOff, takeOff } from './take-off.ts';
import { type Refusal, whyRefused } from './why-refused.ts';

export interface AppliedPromo {
  readonly code: string;
  /** PARTIAL where items that someone could expect it for stay at their price, or cost less than it takes off (OFR-08). */
  readonly result: 'SUCCESS' | 'PARTIAL';
  /** In paise, off all lines. */
  readonly discount: number;
  /** What the customer saves: the discount and what the gift costs on the menu. */
  readonly saving: number;
  readonly applied: readonly LineShare[];
  readonly leftOut: readonly LeftOut[];
  readonly gift?: Gift | undefined;
  /** What it saves, and what it is not for. */
  readonly text: string;
  /** What it is not for; empty where that is nothing. */
  readonly notFor: string;
}

export interface FailedPromo extends Refusal {
  readonly code: string;
  readonly result: 'FAILED';
}

export type PromoResult = AppliedPromo | FailedPromo;

/** OFR-08, OFR-09. */
export function isApplied(promo: PromoResult): promo is AppliedPromo {
  return promo.result !== 'FAILED';
}

/** What an offer does to a cart, or why it does nothing. Pure: the clock, the customer and the menu are in the context. */
export function evaluate(promo: Promo, cart: PromoCart, context: PromoContext): PromoResult {
  const { lines, left = wholeOf(lines) } = cart;
  const { code } = promo;
  const failed = (refusal: Refusal): FailedPromo => ({ code, result: 'FAILED', ...refusal });
  const refusal = whyRefused(promo, lines, context);
  if (refusal) return failed(refusal);
  const effect = takeOff(promo, { lines, left }, context);
  if ('missing' in effect)
    return failed({ reason: 'ITEMS_MISSING', text: missingText(code, effect.missing, context) });
  if ('giftGone' in effect) {
    const name = context.names.product(effect.giftGone.productId);
    return failed({ reason: 'GIFT_GONE', text: `${name} is not available now. See the other offers.` });
  }
  const discount = effect.applied.reduce((sum, share) => sum + share.discount, 0);
  const saving = discount + (effect.gift ? (context.worthOf(effect.gift) ?? 0) : 0);
  if (saving === 0)
    return failed({
      reason: 'NO_SAVING',
      text: `${code} would not make this order cost less. Keep it for another.`,
    });
  const notFor = leftOutText(effect, lines);
  return {
    code,
    result: effect.leftOut.length > 0 || effect.short !== undefined ? 'PARTIAL' : 'SUCCESS',
    discount,
    saving,
    applied: effect.applied,
    leftOut: effect.leftOut,
    gift: effect.gift,
    text: sentences(savingText(code, discount, { ...effect, names: context.names }), notFor),
    notFor,
  };
}

/** The terms name all of them. */
const namedMissing = 3;

function missingText(code: string, { count, isFirst, scope }: Missing, { names }: PromoContext): string {
  const items = count === 1 ? 'item' : 'items';
  return `Add ${count} ${isFirst ? items : 'more'} to use ${code}: ${scopeWords(scope, names, namedMissing)}.`;
}

function savingText(
  code: string,
  discount: number,
  { gift, short, names }: TakenOff & Pick<PromoContext, 'names'>,
): string {
  if (gift) {
    const number = gift.quantity === 1 ? '' : `${gift.quantity} × `;
    return `${code} gives you ${number}${names.product(gift.productId)} for free.`;
  }
  const saved = `${code} saves you ${rupees(discount)}`;
  return short === undefined
    ? `${saved}.`
    : `${saved} of ${rupees(discount + short)}: the items cost no more.`;
}

export function sentences(...texts: readonly string[]): string {
  return texts.filter(Boolean).join(' ');
}

/** 'Not for Pizza Duo and 1 × Farmhouse.' */
function leftOutText({ leftOut }: TakenOff, lines: readonly PricedLine[]): string {
  if (leftOut.length === 0) return '';
  const named = lines.flatMap(({ id, name, quantity }) => {
    const out = leftOut.find(({ lineId }) => lineId === id);
    if (!out) return [];
    return [quantity === 1 ? name : `${out.quantity} × ${name}`];
  });
  return `Not for ${inWords.format(named)}.`;
}

const inWords = new Intl.ListFormat('en-IN', { type: 'conjunction' });
