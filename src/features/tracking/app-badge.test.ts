// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offline, requestAnswering } from '#src/request/testing/answering.ts';
import { renewBadge, showBadge } from './app-badge.ts';

const badges = { setAppBadge: vi.fn(async () => {}), clearAppBadge: vi.fn(async () => {}) };

beforeEach(() => void Object.assign(navigator, badges));
afterEach(() => {
  vi.clearAllMocks();
  for (const name of Object.keys(badges)) Reflect.deleteProperty(navigator, name);
});

it('the icon has a badge while an order is on its way, and none afterwards', () => {
  showBadge(1);
  expect(badges.setAppBadge).toHaveBeenCalledExactlyOnceWith(1);
  showBadge(0);
  expect(badges.clearAppBadge).toHaveBeenCalledOnce();
});

it('a start without orders on their way takes the badge away, and one without connection leaves it', async () => {
  await renewBadge(requestAnswering(async () => offline));
  expect(badges.clearAppBadge).not.toHaveBeenCalled();
  await renewBadge(requestAnswering(async () => ({ status: 'SUCCESS', data: { orders: [] } })));
  expect(badges.clearAppBadge).toHaveBeenCalledOnce();
});

it('a browser without badges, and one that shows none for this app, go on', async () => {
  badges.setAppBadge.mockRejectedValueOnce(new DOMException('none', 'NotAllowedError'));
  showBadge(2);
  for (const name of Object.keys(badges)) Reflect.deleteProperty(navigator, name);
  showBadge(2);
  expect(badges.setAppBadge).toHaveBeenCalledOnce();
});
