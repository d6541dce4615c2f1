import { expect, it } from 'vitest';
import { warnCouponText } from './warn-coupon-text.ts';

const shop: ReadonlySet<string> = new Set(['FIRST40', 'DIWALI', 'INSIDE20']);

function couponsIn(text: string, coupons: ReadonlySet<string> | undefined = shop) {
  const messages: string[] = [];
  warnCouponText(text, ['text'], {
    kind: 'landing',
    slug: 'default',
    known: { coupons },
    now: 0,
    report: (_path, _code, message) => messages.push(message),
  });
  return messages.map((message) => /'([^']+)'/.exec(message)?.[1]);
}

it.each([
  ['Use code FRIST40', 'FRIST40'],
  ['Use code: “FRIST40”', 'FRIST40'],
  ['Use code frist40', 'frist40'],
  ['The coupon code FRIST40', 'FRIST40'],
  ['USE CODE NEW99', 'NEW99'],
  ['Use code DIWLAI', 'DIWLAI'],
])('warns of a coupon that the shop does not have: %s', (text, coupon) => {
  expect(couponsIn(text)).toEqual([coupon]);
});

it('proposes the one that was probably meant', () => {
  const messages: string[] = [];
  warnCouponText('Use code frist40', [], {
    kind: 'landing',
    slug: 'default',
    known: { coupons: shop },
    now: 0,
    report: (_path, _code, message) => messages.push(message),
  });
  expect(messages).toEqual([
    "names a coupon that the shop does not have: 'frist40'. Did you mean 'FIRST40'? Correct the code.",
  ]);
});

it.each([
  'Use code FIRST40, first40 or the code DIWALI',
  'ENTER YOUR PIN CODE BELOW',
  'ENTER THE CODE FIRST',
  'QR code INSIDE the box',
  'Enter your PIN code AB12',
  'Enter the code first',
  'Tell the code of the text message',
  'Code 560001',
  'Code HELLO to the team',
])('sees no unknown coupon in: %s', (text) => {
  expect(couponsIn(text)).toEqual([]);
});

it('says nothing where the coupons are not known', () => {
  const told: string[] = [];
  warnCouponText('Use code FRIST40', [], {
    kind: 'landing',
    slug: 'default',
    known: {},
    now: 0,
    report: (_path, code) => told.push(code),
  });
  expect(told).toEqual([]);
});
