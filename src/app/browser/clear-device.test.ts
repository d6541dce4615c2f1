// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { dataOwner } from '#schemas/compiled/stored/data-owner.ts';
import { startPlaceListeners } from '#src/features/place/place-listeners.ts';
import { ashaCame, ashaWith } from '#src/features/profile/testing/people.ts';
import { loggedOut, refreshFailed } from '#src/features/session/session-slice.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { memoryStorage, visit } from '../testing/visit.ts';
import { clearDevice } from './clear-device.ts';

beforeAll(() => import('./start-late.ts'));

const unsubscribe = vi.fn(async () => true);

beforeEach(() => {
  const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) } };
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration },
  });
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A page on which Asha has logged in. */
function pageOfAsha() {
  const { store, startListening } = createTestStore();
  startPlaceListeners(startListening);
  clearDevice({ startListening });
  store.dispatch(ashaCame);
  return store;
}

/** Listeners run after the event. */
const afterwards = () => new Promise((resolve) => setTimeout(resolve));

it.each([
  ['a logout, also one that did not reach the server', loggedOut()],
  ['a session that is refused', refreshFailed()],
])(
  'SES-20 SES-30 this device gets no message about orders of a customer any more, after %s',
  async (_, leaving) => {
    const store = pageOfAsha();
    await afterwards();
    expect(unsubscribe).not.toHaveBeenCalled();
    store.dispatch(leaving);
    await afterwards();
    expect(unsubscribe).toHaveBeenCalledOnce();
  },
);

it('SES-20 so it is of a customer who left before this code was loaded', async () => {
  const device = memoryStorage();
  createPersistence({ device }).write(dataOwner, 'asha');
  visit('/', device);
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
});

it('the messages of another customer who is here by now go on', async () => {
  pageOfAsha().dispatch(ashaWith({ userId: 'u2' }));
  await afterwards();
  expect(unsubscribe).not.toHaveBeenCalled();
});

it('a browser without messages, and one that cannot end them now, go on', async () => {
  unsubscribe.mockRejectedValueOnce(new DOMException('none', 'NetworkError'));
  pageOfAsha().dispatch(loggedOut());
  await afterwards();
  expect(unsubscribe).toHaveBeenCalledOnce();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  pageOfAsha().dispatch(loggedOut());
  await afterwards();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it.each([
  ['', async () => {}],
  [
    ', also in a browser that shows none',
    async () => Promise.reject(new DOMException('none', 'NotAllowedError')),
  ],
])('SES-20 the count of their orders leaves the icon of the app with the customer%s', async (_, clear) => {
  const clearAppBadge = vi.fn(clear);
  Object.defineProperty(navigator, 'clearAppBadge', { configurable: true, value: clearAppBadge });
  pageOfAsha().dispatch(loggedOut());
  await afterwards();
  Reflect.deleteProperty(navigator, 'clearAppBadge');
  expect(clearAppBadge).toHaveBeenCalledOnce();
  expect(unsubscribe).toHaveBeenCalledOnce();
});
