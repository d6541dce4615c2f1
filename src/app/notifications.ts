import { brand } from '#src/config/brand.ts';

interface Shown {
  readonly body: string;
  readonly path: string;
  /** What it is about. */
  readonly tag: string;
}

/** What the server pushed; null for anything else. A path leads to a page of the shop and nowhere else. */
export function readPushed(data: unknown, origin: string): Shown | null {
  if (typeof data !== 'object' || data === null || !('body' in data) || !('path' in data)) return null;
  const { body, path } = data;
  if (typeof body !== 'string' || body === '' || typeof path !== 'string') return null;
  // A server of an older build says the page alone.
  const tag = 'tag' in data && typeof data.tag === 'string' ? data.tag : path;
  return { body, path: isOwn(path, origin) ? path : '/', tag };
}

function isOwn(path: string, origin: string): boolean {
  if (!path.startsWith('/')) return false;
  try {
    return new URL(path, origin).origin === origin;
  } catch {
    return false;
  }
}

/** The part of the service worker that shows messages about orders. */
export function showPushed(self: ServiceWorkerGlobalScope): void {
  const { origin } = self.location;

  self.addEventListener('push', (event) => {
    let data: unknown = null;
    try {
      data = event.data?.json();
    } catch {
      // Not from our server.
    }
    const shown = readPushed(data, origin);
    if (!shown) return;
    const options = {
      body: shown.body,
      // A later message about the same order takes the place of the earlier one, and is heard.
      tag: shown.tag,
      renotify: true,
      icon: '/icons/icon-192.png',
      lang: brand.language,
      data: shown,
    };
    event.waitUntil(self.registration.showNotification(brand.shortName, options as NotificationOptions));
  });

  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const path = readPushed(event.notification.data, origin)?.path ?? '/';
    event.waitUntil(open(path));
  });

  /** In a window that shows this page already, else in a new one: what is open elsewhere may hold something that was typed. */
  async function open(path: string): Promise<void> {
    const address = new URL(path, origin).href;
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = windows.find(({ url }) => url === address);
    await (there ? there.focus() : self.clients.openWindow(address));
  }
}
