import { expect, it, vi } from 'vitest';
import { brand } from '#src/config/brand.ts';
import { showPushed } from './notifications.ts';

const origin = 'https://shop.example';

function worker(windows: readonly { url: string; focus: () => void }[] = []) {
  const listeners = new Map<string, (event: unknown) => void>();
  const showNotification = vi.fn(async () => {});
  const openWindow = vi.fn(async () => null);
  showPushed({
    location: { origin },
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
  } as unknown as ServiceWorkerGlobalScope);
  return {
    showNotification,
    openWindow,
    async happen(name: string, event: object) {
      const waits: Promise<unknown>[] = [];
      listeners.get(name)?.({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
      await Promise.all(waits);
    },
  };
}

const track = '/track?orderHistoryId=o-1';

it('shows what was pushed under the name of the shop, a later message in the place of an earlier one', async () => {
  const { happen, showNotification } = worker();
  await happen('push', { data: { json: () => ({ body: 'It is on its way.', path: track }) } });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    brand.shortName,
    expect.objectContaining({
      body: 'It is on its way.',
      tag: track,
      renotify: true,
      icon: '/icons/icon-192.png',
      lang: 'en-IN',
    }),
  );
});

it('what is about something else stands beside it, though it leads to the same page', async () => {
  const { happen, showNotification } = worker();
  const path = '/orderHistory';
  for (const tag of ['one', 'other'])
    await happen('push', { data: { json: () => ({ body: 'Rs 100.00 comes back.', path, tag }) } });
  const tags = (showNotification.mock.calls as unknown as [string, { tag: string }][]).map(
    ([, { tag }]) => tag,
  );
  expect(tags).toEqual(['one', 'other']);
});

it('shows nothing of what is not a message of the shop', async () => {
  const { happen, showNotification } = worker();
  const broken = () => {
    throw new SyntaxError('not JSON');
  };
  for (const json of [broken, () => null, () => ({ body: '' }), () => ({ body: 4, path: '/' })])
    await happen('push', { data: { json } });
  await happen('push', { data: null });
  expect(showNotification).not.toHaveBeenCalled();
});

it.each([
  [track, `${origin}${track}`],
  ['https://evil.example/', `${origin}/`],
  ['//evil.example/', `${origin}/`],
])('a tap on a message with %s opens %s', async (path, address) => {
  const { happen, openWindow } = worker();
  const close = vi.fn();
  await happen('notificationclick', { notification: { close, data: { body: 'Hello', path } } });
  expect(close).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(address);
});

it('a tap goes to a window that shows the page already', async () => {
  const focus = vi.fn();
  const { happen, openWindow } = worker([{ url: `${origin}${track}`, focus }]);
  await happen('notificationclick', {
    notification: { close: vi.fn(), data: { body: 'Hello', path: track } },
  });
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
});
