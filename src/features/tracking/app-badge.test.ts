// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offline, requestAnswering } from '#src/request/testing/answering.ts';
import { renewBadge } from './app-badge.ts';
import { trackedAt } from './testing/tracked-fixture.ts';

const badges = { setAppBadge: vi.fn(async () => {}), clearAppBadge: vi.fn(async () => {}) };

beforeEach(() => void Object.assign(navigator, badges));
afterEach(() => {
  vi.clearAllMocks();
  for (const name of Object.keys(badges)) Reflect.deleteProperty(navigator, name);
});

const answering = (...orders: readonly unknown[]) =>
  requestAnswering(async () => ({ status: 'SUCCESS', data: { orders } }));
const order = trackedAt(2).trackOrder.orderSummary;

it('the icon has a badge with the number of orders that are on their way, and none afterwards', async () => {
  await renewBadge(answering(order, { ...order, id: 'order-2' }));
  expect(badges.setAppBadge).toHaveBeenCalledExactlyOnceWith(2);
  await renewBadge(answering());
  expect(badges.clearAppBadge).toHaveBeenCalledOnce();
});

it('without connection the badge stays', async () => {
  await renewBadge(requestAnswering(async () => offline));
  expect(badges.setAppBadge).not.toHaveBeenCalled();
  expect(badges.clearAppBadge).not.toHaveBeenCalled();
});

it('a browser without badges, and one that shows none for this app, go on', async () => {
  badges.setAppBadge.mockRejectedValueOnce(new DOMException('none', 'NotAllowedError'));
  await renewBadge(answering(order));
  expect(badges.setAppBadge).toHaveBeenCalledOnce();
  for (const name of Object.keys(badges)) Reflect.deleteProperty(navigator, name);
  const call = vi.fn(async () => offline);
  await renewBadge(requestAnswering(call));
  expect(call).not.toHaveBeenCalled();
});
