import { expect, it, vi } from 'vitest';
import { eventsHandlers } from './events-handlers.ts';

type Call = Parameters<ReturnType<typeof eventsHandlers>['postEvents']>[0];

it.each([
  ['mobile', 'Mozilla/5.0 (Linux; Android 13; SM-A045F) Chrome/120.0 Mobile Safari/537.36'],
  ['tablet', 'Mozilla/5.0 (Linux; Android 13; SM-X200) Chrome/120.0 Safari/537.36'],
  ['desktop', undefined],
])('PWA-14 events are told with the type of the device: %s', async (deviceType, userAgent) => {
  const info = vi.fn();
  const { postEvents } = eventsHandlers({
    limit: { take: async () => {}, check: async () => {}, giveBack: async () => {} },
    recent: undefined,
    count: async () => ({ events: [], group: 'none' }),
    metrics: undefined,
  });
  const events = ['page_view', 'page_view', 'login'].map((name) => ({
    id: name,
    name,
    at: 1,
    properties: {},
  }));
  const request = { ip: '127.0.0.1', headers: { 'user-agent': userAgent }, log: { info, debug() {} } };
  await postEvents({ request, body: { clientId: '1.45', events } } as unknown as Call);
  expect(info).toHaveBeenCalledExactlyOnceWith(
    { clientId: '1.45', deviceType, counts: { page_view: 2, login: 1 } },
    'events',
  );
});
