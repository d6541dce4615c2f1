import { expect, it } from 'vitest';
import { extraRefundId, extrasBack, openExtra, withExtra, withExtras } from './paid-twice.ts';
import { transactionOf } from './testing/transaction-of.ts';

const { payment } = transactionOf();
const extra = (gatewayId: string, amount = 100) => ({ gatewayId, amount, refund: { number: 1 } });
const [a, b, c] = [extra('a'), extra('b', 250), extra('c', 70)];
const back = <T>(one: T) => ({ ...one, isBack: true }) as const;

it('what was paid besides is kept once, and never the payment that counts', () => {
  const first = withExtras(payment, [a, b], 'b');
  expect(first).toEqual({ added: [a], payment: { ...payment, extras: [a] } });
  expect(withExtras(first.payment, [a, b], 'b')).toEqual({ added: [], payment: first.payment });
  const more = withExtras(first.payment, [a, c], null);
  expect(more).toEqual({ added: [c], payment: { ...payment, extras: [a, c] } });
  expect(withExtras(payment, [b], 'b').payment).toBe(payment);
});

it('one goes back after the other, and what has gone back is known', () => {
  expect(openExtra(payment)).toBeUndefined();
  expect(extrasBack(payment)).toBe(0);
  const some = { ...payment, extras: [back(a), b, c] };
  expect(openExtra(some)).toBe(b);
  expect(extrasBack(some)).toBe(100);
  const next = withExtra(some, 'b', { isBack: true });
  expect(next.extras).toEqual([back(a), back(b), c]);
  const all = withExtra(next, 'c', { isBack: true });
  expect(all.extras).toEqual([back(a), back(b), back(c)]);
  expect(openExtra(all)).toBeUndefined();
  expect(extrasBack(all)).toBe(420);
  expect(withExtra(payment, 'a', { isBack: true }).extras).toEqual([]);
});

it('each refund has a name of its own, and each new try of it', () => {
  const some = { ...payment, extras: [a, b] };
  expect(extraRefundId('T', some, a)).toBe('RTX1');
  expect(extraRefundId('T', some, b)).toBe('RTX2');
  expect(extraRefundId('T', some, { ...b, refund: { number: 3 } })).toBe('RTX2T3');
});
