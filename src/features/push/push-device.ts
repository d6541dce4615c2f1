import type { PushSubscriptionBody } from '#schemas/api/push.ts';
import { subscriptionNow } from './end-push.ts';

/** The customer said no to the browser's own question: only the browser's settings change that. */
export function isBlocked(): boolean {
  return Notification.permission === 'denied';
}

export async function isSubscribed(): Promise<boolean> {
  return Notification.permission === 'granted' && (await subscriptionNow()) !== null;
}

function isOfKey(subscription: PushSubscription, publicKey: string): boolean {
  const used = subscription.options.applicationServerKey;
  return used !== null && toBase64Url(new Uint8Array(used)) === publicKey;
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Longer than the service worker takes to be there on a slow phone. */
const longestWaitMs = 10_000;

/** The service worker that shows the messages. A page whose browser refuses it has none, and would wait for ever. @throws when it does not come */
async function serviceWorker(): Promise<ServiceWorkerRegistration> {
  const none = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('There is no service worker.')), longestWaitMs);
  });
  return Promise.race([navigator.serviceWorker.ready, none]);
}

/** Asks the customer, when the browser has not, and returns what the server needs; null where the answer is no. @throws when there is no push service */
export async function subscribe(publicKey: string): Promise<PushSubscriptionBody | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await serviceWorker();
  const before = await registration.pushManager.getSubscription();
  // One of another key of the shop would get nothing.
  if (before && !isOfKey(before, publicKey)) await before.unsubscribe();
  const { endpoint, expirationTime, keys } = (
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  ).toJSON();
  return {
    endpoint: endpoint ?? '',
    expirationTime: expirationTime ?? null,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  };
}
