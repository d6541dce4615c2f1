// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { orderId } from '#schemas/compiled/stored/order-id.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { forgetTransaction } from './forget-transaction.ts';

it.each([
  ['T1', true, null],
  ['T0', false, 'T1'],
])('PAY-54 of what is stored, the end of %s takes its own: %s', (id, isIts, left) => {
  const persistence = createPersistence();
  persistence.write(orderId, 'T1');
  expect(forgetTransaction(persistence, id)).toBe(isIts);
  expect(persistence.read(orderId)).toBe(left);
});
