import type { ValueFault } from './check-context.ts';
import { nearOr } from './propose.ts';
import { quoted } from './quoted.ts';

/** Checks that the shop has a coupon. */
export function checkCoupon(code: string, coupons: ReadonlySet<string>): ValueFault | undefined {
  if (coupons.has(code)) return undefined;
  return {
    code: 'unknown-coupon',
    message: `${quoted(code)} is no coupon of the shop. ${nearOr(code, [...coupons], `Write one of the coupons: ${[...coupons].slice(0, 10).join(', ')}.`)}`,
  };
}
