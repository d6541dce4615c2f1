import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { isTransactionId, newTransactionId } from './transaction-id.ts';

it('an id is 24 letters and digits, each as likely as any other', () => {
  const bytes = Buffer.from([0, 61, 62, 247, 248, 255, 123, 124, 26, 52, ...Array<number>(14).fill(1)]);
  // 248 and above are not used: the first signs would be likelier than the others.
  expect(newTransactionId(() => bytes)).toBe(`A9A99Aa0${'B'.repeat(14)}A9`);
  const id = newTransactionId(randomBytes);
  expect(isTransactionId(id)).toBe(true);
  expect(newTransactionId(randomBytes)).not.toBe(id);
});

it.each([undefined, '', 'A'.repeat(23), 'A'.repeat(25), `${'A'.repeat(23)}-`, `${'A'.repeat(24)}\n`])(
  '%j is no id of a transaction',
  (text) => {
    expect(isTransactionId(text)).toBe(false);
  },
);
