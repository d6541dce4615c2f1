import type { CouponRule } from './shop-names.ts';
import { isRecord } from '../is-record.ts';
import { codesIn } from './codes-in.ts';
import { type Path, valueAt } from './fault.ts';
import { quoted } from './quoted.ts';
import type { WarnContext } from './warn-context.ts';
import { warnPromise } from './warn-promise.ts';

/**
 * Warns of coupons that cannot be used: that are over, that have not begun when they are shown, that cannot be entered,
 * or of which their card promises too much or too little.
 */
export function warnCoupons(body: unknown, { kind, known: { couponRules }, now, report }: WarnContext) {
  if (!couponRules) return;
  for (const { code, path } of codesIn(kind, body)) {
    const rule = couponRules.get(code);
    const fault = rule && unusable(rule, Math.max(now, ...beginningsOf(body, path)));
    if (fault) report(path, fault.code, fault.message);
    const card = path.slice(0, -1);
    if (rule && path.at(-1) === 'code') warnPromise({ card: valueAt(body, card), path: card }, rule, report);
  }
}

interface Unusable {
  readonly code: string;
  readonly message: string;
}

/** Why customers cannot use a coupon that is shown from a time on. */
function unusable({ code, from, until, isImplicit }: CouponRule, shownFrom: number): Unusable | undefined {
  if (isImplicit)
    return {
      code: 'not-entered',
      message: `names a coupon that nobody can enter: ${quoted(code)}. It belongs to the items that are added from its offer. Leave the code out, or name one that is entered.`,
    };
  if (until !== undefined && Date.parse(until) <= shownFrom)
    return {
      code: 'coupon-over',
      message: `names a coupon that is over since ${until}: ${quoted(code)}. Name another coupon, or remove it.`,
    };
  if (from !== undefined && Date.parse(from) > shownFrom)
    return {
      code: 'coupon-ahead',
      message: `names a coupon that begins at ${from} only: ${quoted(code)}. Show it from then on ("when": {"from": "${from}"}), or name another coupon.`,
    };
  return undefined;
}

/** When everything begins that a path leads through: nodes by their 'when', notices by themselves. */
function beginningsOf(body: unknown, path: Path): readonly number[] {
  return path.flatMap((_, length) => {
    const value = valueAt(body, path.slice(0, length));
    if (!isRecord(value)) return [];
    const times = [value.from, isRecord(value.when) ? value.when.from : undefined];
    return times.flatMap((time) => {
      const at = typeof time === 'string' ? Date.parse(time) : Number.NaN;
      return Number.isNaN(at) ? [] : [at];
    });
  });
}
