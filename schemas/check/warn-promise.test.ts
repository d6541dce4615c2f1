import { expect, it } from 'vitest';
import { addressOf, type Path } from './fault.ts';
import type { CouponGives } from './shop-names.ts';
import { warnPromise } from './warn-promise.ts';

const first40 = { percent: 40, atMost: 12_000, minimum: 29_900 };
const twoLarge = { price: 79_900 };
const crunch = { amount: 10_000, minimum: 49_900 };

function warned(card: object, gives: CouponGives): string[] {
  const found: string[] = [];
  const report = (path: Path, _: string, message: string) => {
    found.push(`${addressOf(path)} ${message}`);
  };
  warnPromise({ card, path: ['offers', 0] }, { code: 'CODE', isImplicit: false, gives }, report);
  return found;
}

it.each<readonly [card: object, gives: CouponGives, message: string]>([
  [
    { heading: '50% off' },
    first40,
    "offers[0].heading says '50% off': the coupon 'CODE' takes 40% off. Correct the text or the code.",
  ],
  [{ text: 'Up to ₹150 off' }, first40, "says 'Up to ₹150': the coupon 'CODE' takes ₹120 off at most."],
  [
    { terms: 'Orders above ₹199' },
    first40,
    "offers[0].terms says 'Orders above ₹199': the coupon 'CODE' is for orders from ₹299.",
  ],
  [{ terms: '₹199 or more' }, first40, "says '₹199 or more'"],
  [{ heading: '₹150 off fried chicken' }, crunch, "says '₹150 off': the coupon 'CODE' takes ₹100 off."],
  [{ heading: 'Two large pizzas at ₹699' }, twoLarge, "says 'at ₹699': the coupon 'CODE' makes it ₹799."],
])('warns of a card that promises otherwise than its coupon: %j', (card, gives, message) => {
  expect(warned(card, gives)).toEqual([expect.stringContaining(message)]);
});

it.each<readonly [card: object, gives: CouponGives]>([
  [{ heading: '40% off your first order', text: 'Up to ₹120 off', terms: 'Orders above ₹299' }, first40],
  [{ heading: 'Two large pizzas at ₹799', text: 'With 100% fun' }, twoLarge],
  [{ heading: '₹100 off fried chicken', terms: '₹499 and above' }, crunch],
  [{ heading: '50% off', text: 5 }, crunch],
])('takes a card that promises what its coupon gives: %j', (card, gives) => {
  expect(warned(card, gives)).toEqual([]);
});
