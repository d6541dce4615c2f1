import { expect, it } from 'vitest';
import { lastOrder } from '#schemas/compiled/stored/last-order.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { keepLastOrder } from './last-order.ts';
import { orderOf } from './testing/order-fixture.ts';

const kept = { id: 'kept', placedAt: '2026-11-23T12:00:00.000Z' };

it.each([
  ['a newer one of theirs takes its place', 'me', { id: 'new', placedAt: '2026-11-23T12:00:01.000Z' }, 'new'],
  ['an older one of theirs does not', 'me', { id: 'old', placedAt: '2026-11-23T11:59:59.000Z' }, 'kept'],
  ['one of that very moment does', 'me', { id: 'twin', placedAt: kept.placedAt }, 'twin'],
  ['one without a time does not', 'me', { id: 'timeless', placedAt: undefined }, 'kept'],
  ['an older one of somebody else does', 'other', { id: 'old', placedAt: '2020-01-01T00:00:00.000Z' }, 'old'],
])('PWA-09 of the order that the device keeps of a customer: %s', (_, owner, change, id) => {
  const persistence = createPersistence();
  keepLastOrder(persistence, 'me', orderOf(kept));
  keepLastOrder(persistence, owner, orderOf(change));
  expect(persistence.read(lastOrder)).toMatchObject({ owner, order: { id } });
});

it('PWA-09 the same order is kept as it is known last, even with an earlier time', () => {
  const persistence = createPersistence();
  keepLastOrder(persistence, 'me', orderOf(kept));
  keepLastOrder(persistence, 'me', orderOf({ ...kept, placedAt: '2026-11-23T11:00:00.000Z', orderId: '7' }));
  expect(persistence.read(lastOrder)?.order.orderId).toBe('7');
});

it('PWA-09 an order without a time gives way to any other', () => {
  const persistence = createPersistence();
  keepLastOrder(persistence, 'me', orderOf({ ...kept, placedAt: undefined }));
  keepLastOrder(persistence, 'me', orderOf({ id: 'other', placedAt: kept.placedAt }));
  expect(persistence.read(lastOrder)?.order.id).toBe('other');
});
