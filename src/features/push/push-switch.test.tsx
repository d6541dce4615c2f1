// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithMenu } from '#src/features/customise/testing/render-with-menu.tsx';
import { ashaCame } from '#src/features/profile/testing/people.ts';
import { offline } from '#src/request/testing/answering.ts';
import { PushSwitch } from './push-switch.tsx';
import { pushWords as words } from './push-words.ts';

const done = { status: 'SUCCESS', data: {} };
const stateOf = (isOn: boolean) => ({ status: 'SUCCESS', data: { publicKey: 'AQID', isOn } });
const given = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/one',
  expirationTime: null,
  keys: { p256dh: 'key', auth: 'auth' },
};

/** A browser with a push service. */
function browser({
  permission = 'default',
  answer = 'granted',
}: {
  permission?: string;
  answer?: string;
} = {}) {
  let subscription: object | null = null;
  const unsubscribe = vi.fn(async () => {
    subscription = null;
    return true;
  });
  const subscribe = vi.fn(async () => {
    subscription = {
      toJSON: () => given,
      unsubscribe,
      options: { applicationServerKey: new Uint8Array([1, 2, 3]).buffer },
    };
    return subscription;
  });
  const registration = { pushManager: { subscribe, getSubscription: async () => subscription } };
  const notification = {
    permission,
    requestPermission: vi.fn(async () => (notification.permission = answer)),
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  return { notification, subscribe, unsubscribe };
}

async function renderSwitch(answers: Readonly<Record<string, unknown>>, events = [ashaCame]) {
  const view = await act(async () =>
    renderWithMenu(<PushSwitch />, {
      path: '/profile',
      events,
      answers: { getPushState: stateOf(false), ...answers },
    }),
  );
  const sentTo = (id: string) =>
    view.call.mock.calls.filter(([endpoint]) => endpoint.id === id).map(([, options]) => options);
  return { ...view, sentTo };
}

const theSwitch = () => screen.queryByRole('switch', { name: words.label });
const press = () => act(async () => theSwitch()?.click());

describe('messages about orders on this device', () => {
  beforeEach(() => void browser());
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('asks for no permission before it is switched on, and then the browser asks once', async () => {
    const { notification } = browser();
    const { sentTo } = await renderSwitch({ savePushSubscription: done });
    expect(theSwitch()).not.toBeChecked();
    expect(notification.requestPermission).not.toHaveBeenCalled();
    await press();
    expect(notification.requestPermission).toHaveBeenCalledOnce();
    expect(theSwitch()).toBeChecked();
    expect(sentTo('savePushSubscription')).toEqual([{ body: given }]);
  });

  it('is switched off on the server and in the browser', async () => {
    const { unsubscribe } = browser();
    const { sentTo } = await renderSwitch({ savePushSubscription: done, removePushSubscription: done });
    await press();
    await press();
    expect(theSwitch()).not.toBeChecked();
    expect(sentTo('removePushSubscription')).toHaveLength(1);
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  it('says where messages are allowed when the browser blocks them', async () => {
    const { subscribe } = browser({ answer: 'denied' });
    await renderSwitch({});
    await press();
    expect(screen.getByText(words.blocked)).toBeVisible();
    expect(theSwitch()).not.toBeChecked();
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('stays off and says so when the browser has no push service, or the call fails', async () => {
    const { subscribe } = browser();
    subscribe.mockRejectedValueOnce(new DOMException('none', 'AbortError'));
    await renderSwitch({ savePushSubscription: offline });
    for (const _ of [1, 2]) {
      await press();
      expect(screen.getByText(words.failed)).toBeVisible();
      expect(theSwitch()).not.toBeChecked();
    }
  });

  it('stays off and says so in a browser that refuses the service worker', async () => {
    browser();
    Object.defineProperty(navigator.serviceWorker, 'ready', { value: new Promise(() => {}) });
    await renderSwitch({});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await press();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    vi.useRealTimers();
    expect(screen.getByText(words.failed)).toBeVisible();
    expect(theSwitch()).toBeEnabled();
    expect(theSwitch()).not.toBeChecked();
  });

  it('stays on when it could not be switched off', async () => {
    browser();
    await renderSwitch({ savePushSubscription: done, removePushSubscription: offline });
    await press();
    await press();
    expect(screen.getByText(words.notEnded)).toBeVisible();
    expect(theSwitch()).toBeChecked();
  });

  it('is not there for a guest, where the shop pushes nothing, and in a browser that cannot show messages', async () => {
    const { unmount } = await renderSwitch({}, []);
    expect(theSwitch()).toBeNull();
    unmount();
    const shop = await renderSwitch({ getPushState: { status: 'SUCCESS', data: { isOn: false } } });
    expect(theSwitch()).toBeNull();
    shop.unmount();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    await renderSwitch({});
    expect(theSwitch()).toBeNull();
  });
});
