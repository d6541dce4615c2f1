// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerServiceWorker } from './service-worker-registration.ts';
import { onUpdateWaiting } from './update-waiting.ts';

const fake = vi.hoisted(() => ({ workbox: new EventTarget(), skipWaiting: () => {} }));
vi.mock('workbox-window', () => ({
  Workbox: class extends EventTarget {
    constructor() {
      super();
      fake.workbox = this;
    }
    messageSkipWaiting() {
      fake.skipWaiting();
    }
    async register() {}
  },
}));

let accept = () => {};
const reload = vi.fn();
const skipWaiting = vi.fn();

beforeEach(() => {
  fake.skipWaiting = skipWaiting;
  const never = new Promise(() => {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: null, ready: never },
  });
  onUpdateWaiting((update) => {
    accept = update;
  });
});
afterEach(() => {
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A page, and a new version of the service worker that waits. */
function newVersion() {
  void registerServiceWorker(reload);
  const worker = Object.assign(new EventTarget(), { state: 'installed' });
  fake.workbox.dispatchEvent(Object.assign(new Event('waiting'), { sw: worker }));
  return {
    activate() {
      for (const state of ['activating', 'activated']) {
        worker.state = state;
        worker.dispatchEvent(new Event('statechange'));
      }
    },
    control: () => void fake.workbox.dispatchEvent(new Event('controlling')),
  };
}

it('PWA-06 a yes reloads a page once, when the new version has taken over', () => {
  const { control, activate } = newVersion();
  accept();
  expect([skipWaiting.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  control();
  activate();
  expect(reload).toHaveBeenCalledOnce();
});

it('PWA-06 a yes reloads the page of a first visit too, which no version controls, while another tab has one that does', () => {
  const { activate } = newVersion();
  accept();
  expect([skipWaiting.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  activate();
  expect(reload).toHaveBeenCalledOnce();
});

it('PWA-06 the page of a first visit is reloaded by its own yes, also where another tab has said it before', () => {
  const { activate } = newVersion();
  activate();
  expect(reload).not.toHaveBeenCalled();
  accept();
  expect([skipWaiting.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1]);
});
