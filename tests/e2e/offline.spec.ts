import type { Page } from '@playwright/test';
import { brand } from '#src/config/brand.ts';
import { accessibilityFaults } from './accessibility.ts';
import { open, reload, sidewaysScroll, untilStarted } from './open-page.ts';
import { expect, test } from './server-fixture.ts';

test.use({ serviceWorkers: 'allow' });

/** Whether an address is among the pages in the cache. */
function keepsPage(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (asked) => {
    const cache = await caches.open('pages');
    return (await cache.match(asked, { ignoreVary: true })) !== undefined;
  }, path);
}

test('PWA-09 after a single visit the home page is kept, with its pictures', async ({ page, context }) => {
  await open(page, '/');
  await expect.poll(() => keepsPage(page, '/')).toBe(true);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  const picture = page.locator('main img').first();
  const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect
    .poll(() => page.evaluate(async (url) => (await caches.match(url)) !== undefined, source))
    .toBe(true);

  await context.setOffline(true);
  await page.reload();
  await untilStarted(page);
  await expect(page.locator('main [data-node]').first()).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('PWA-09 the last page of a first visit is cached too', async ({ page, context }) => {
  await open(page, '/');
  await expect.poll(() => keepsPage(page, '/')).toBe(true);
  await page.getByRole('link', { name: 'Menu', exact: true }).last().click();
  await expect(page).toHaveURL('/menu');
  expect(await keepsPage(page, '/menu')).toBe(false);
  // As when the customer locks the phone.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => keepsPage(page, '/menu')).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'started');
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
});

test('PWA-09 after a visit that began on another page the home page is cached as well', async ({
  page,
  context,
}) => {
  await open(page, '/our-story');
  await expect.poll(() => keepsPage(page, '/our-story')).toBe(true);
  await expect.poll(() => keepsPage(page, '/')).toBe(true);
  // The app requests the other resources of the home page by itself.
  const missing = () =>
    page.evaluate(async () => {
      const home = await caches.match('/', { cacheName: 'pages', ignoreVary: true });
      const paths = [...new Set((await home?.text())?.match(/\/assets\/[\w.-]+/g))];
      const kept = await Promise.all(paths.map((path) => caches.match(path, { ignoreSearch: true })));
      return [paths.length > 5, paths.filter((_, index) => !kept[index])];
    });
  await expect.poll(missing).toEqual([true, []]);

  await context.setOffline(true);
  await page.goto('/nutrition-facts');
  await expect(page.getByRole('heading', { level: 1, name: 'Internet connection Lost' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to home' }).click();
  await untilStarted(page);
  await expect(page.locator('main [data-node]').first()).toBeVisible();
});

test('PWA-09 a menu that was kept shows each of its categories under the address of that', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await open(page, '/menu');
  const menuCall = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open('documents')).keys();
      return requests.some(({ url }) => url.endsWith('/menu'));
    });
  await expect.poll(menuCall).toBe(true);
  await expect.poll(() => keepsPage(page, '/menu')).toBe(true);

  await context.setOffline(true);
  await page.goto('/menu/sides');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'started');
  const sides = page.getByRole('heading', { level: 2, name: 'Sides' });
  await expect(sides).toBeInViewport();
  await expect(page).toHaveURL('/menu/sides');
});

test('PWA-09 a page that was not cached is replaced by an offline page with the colours, fonts and name of the brand', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await expect.poll(() => keepsPage(page, '/')).toBe(true);
  await context.setOffline(true);
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto('/info/privacy');
  await expect(page.getByRole('banner')).toHaveText(brand.name);
  const picture = page.locator('main img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
    .toBeGreaterThan(0);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('body')).toHaveCSS(
      'background-color',
      theme === 'light' ? 'rgb(255, 248, 241)' : 'rgb(23, 17, 13)',
    );
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  expect(faults.filter((text) => /security policy/i.test(text))).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('PWA-09 an offline customer gets a message, reloads and still sees the home page; a page never seen says so', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // From the second visit on the service worker handles the requests of the page.
  await reload(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('pages')).match('/')) !== undefined))
    .toBe(true);
  // The first scripts of every page are in the service worker's own cache, and do not depend on the cache of visited pages.
  await page.evaluate(() => caches.delete('assets'));
  await context.setOffline(true);
  await expect(page.getByText('Internet connection Lost')).toBeVisible();
  await page.reload();
  await untilStarted(page);
  await expect(page.locator('main [data-node]').first()).toBeVisible();
  // Chromium's emulation disconnects the next page, but does not set its offline state.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  // Code that was never fetched cannot load now, and the page stays nevertheless.
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name: 'Offers' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Internet connection Lost' })).toBeVisible();
  await page.goBack();
  await expect(page.locator('main [data-node]').first()).toBeVisible();
  await page.goto('/info/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Internet connection Lost' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveJSProperty('href', page.url());
  await context.setOffline(false);
  // It opens once the connection is back. The browser may fire the event itself; then the page may be replaced before it is fired here.
  await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'Internet connection Lost' })).toBeHidden();
  await expect(page).toHaveURL('/info/privacy');
});

for (const { name, returns } of [
  {
    name: 'after a pause, by itself',
    returns: (page: Page) => page.clock.runFor('01:00'),
  },
  {
    name: 'at once when the customer comes back to it',
    returns: (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  },
]) {
  test(`PWA-09 the offline page opens the page that was asked for ${name}, although the browser says nothing of the connection`, async ({
    page,
    context,
  }) => {
    await open(page, '/');
    await expect.poll(() => keepsPage(page, '/')).toBe(true);
    await page.addInitScript(() =>
      addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true }),
    );
    // The time of the page stands still unless the test lets it run.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await context.setOffline(true);
    await page.goto('/our-story');
    const lost = page.getByRole('heading', { level: 1, name: 'Internet connection Lost' });
    await expect(lost).toBeVisible();
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await page.clock.runFor('00:05');
    await failed;
    await expect(lost).toBeVisible();

    await context.setOffline(false);
    // Again, should the emulation let the connection return only after the page has asked. The page may be replaced meanwhile.
    await expect
      .poll(async () => {
        await returns(page).catch(() => undefined);
        return lost.isVisible();
      })
      .toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/our-story');
  });
}

test('SES-12 what a provider put into the address of its answer is kept nowhere, also without a connection', async ({
  page,
  context,
}) => {
  await open(page, '/socialSignin');
  await expect.poll(() => keepsPage(page, '/socialSignin')).toBe(true);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const kept = () =>
    page.evaluate(async () => {
      const requests = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      const lists = await indexedDB.databases();
      const entries = lists.map(
        ({ name = '' }) =>
          new Promise<unknown[]>((resolve, reject) => {
            const opening = indexedDB.open(name);
            opening.onerror = () => reject(opening.error);
            opening.onsuccess = () => {
              const stores = [...opening.result.objectStoreNames];
              if (stores.length === 0) return resolve([]);
              const reading = opening.result
                .transaction(stores)
                .objectStore(stores[0] ?? '')
                .getAll();
              reading.onsuccess = () => resolve(reading.result);
            };
          }),
      );
      return JSON.stringify([requests.flat().map(({ url }) => url), await Promise.all(entries)]);
    });
  await page.goto('/socialSignin?error=access_denied&state=the-state');
  await untilStarted(page);
  await context.setOffline(true);
  await page.goto('/socialSignin?code=the-code&state=the-state');
  await untilStarted(page);
  expect(await kept()).toContain('/socialSignin');
  expect(await kept()).not.toMatch(/the-code|the-state/);
});
