import type { Page } from '@playwright/test';
import { appTexts } from '#src/config/texts/app.ts';
import { untilStarted } from './open-page.ts';
import { expect, test as base } from './server-fixture.ts';
import { buildOnceMore, serveBuilds } from './two-builds.ts';

type Builds = Awaited<ReturnType<typeof serveBuilds>>;

const test = base.extend<{ builds: Builds }, { next: string }>({
  serviceWorkers: 'allow',
  next: [
    async ({ playwright: _ }, provide) => {
      const { folder, remove } = await buildOnceMore();
      await provide(folder);
      await remove();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  builds: async ({ next }, provide) => {
    const builds = await serveBuilds(next);
    await provide(builds);
    await builds.stop();
  },
});

const question = (page: Page) => page.getByRole('dialog').filter({ hasText: appTexts.updateQuestion });

/** Which version of the service worker has the page, and whether another one waits or is being installed. */
const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { waiting: registration?.waiting?.state, installing: registration?.installing?.state };
  });

/** The file of the shell that a page runs. */
const shellOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .find((name) => name.startsWith('/assets/shell-')),
  );

/** A customer whose pages the service worker handles. */
async function visit(page: Page, { url }: Builds) {
  await page.goto(url);
  await untilStarted(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await untilStarted(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** As the browser does by itself, at the latest after a day. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

function countLoads(page: Page) {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

test('PWA-05 PWA-06 a new build asks; a yes reloads the page once, with the new build and its service worker', async ({
  page,
  builds,
}) => {
  await visit(page, builds);
  const before = await shellOf(page);
  await builds.publish();
  await lookForUpdate(page);
  await expect(question(page)).toContainText('A new update is available. Do you want to update now?');
  expect(await workers(page)).toEqual({ waiting: 'installed' });
  const loads = countLoads(page);
  await Promise.all([
    page.waitForEvent('load'),
    question(page).getByRole('button', { name: 'Update' }).click(),
  ]);
  await untilStarted(page);
  expect(await workers(page)).toEqual({});
  expect(await shellOf(page)).not.toBe(before);
  await expect(question(page)).toHaveCount(0);
  expect(loads()).toBe(1);
});

test('PWA-06 where the customer has two tabs, each is loaded anew when it says yes, also the one that says it last', async ({
  page,
  context,
  builds,
}) => {
  const other = await context.newPage();
  await visit(page, builds);
  await visit(other, builds);
  await builds.publish();
  await lookForUpdate(page);
  await expect(question(page)).toBeVisible();
  await expect(question(other)).toBeVisible();
  const loads = countLoads(other);
  for (const tab of [page, other]) {
    await Promise.all([
      tab.waitForEvent('load'),
      question(tab).getByRole('button', { name: 'Update' }).click(),
    ]);
    if (tab === page) expect(loads()).toBe(0);
    await untilStarted(tab);
    await expect(question(tab)).toHaveCount(0);
  }
});

test('PWA-06 after a no the page stays, and the customer goes on for five pages with the code of the earlier build', async ({
  page,
  builds,
}) => {
  await visit(page, builds);
  await builds.publish();
  await lookForUpdate(page);
  const loads = countLoads(page);
  await question(page).getByRole('button', { name: 'Not now' }).click();
  await expect(question(page)).toHaveCount(0);
  const missing: string[] = [];
  const scripts: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/assets/')) return;
    if (pathname.endsWith('.js')) scripts.push(pathname);
    if (!response.ok()) missing.push(pathname);
  });
  const fromTheSide = async (name: string) => {
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  };
  await page.getByRole('link', { name: 'Menu', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
  for (const name of ['Offers', 'Restaurants', 'Our story', 'Terms and conditions']) await fromTheSide(name);
  expect(scripts.length).toBeGreaterThan(3);
  expect(missing).toEqual([]);
  expect(loads()).toBe(0);
  expect(await workers(page)).toEqual({ waiting: 'installed' });
  await expect(question(page)).toHaveCount(0);
});

test('PWA-05 a version that waits since an earlier visit is asked about again, and one that is still being installed as the app starts too', async ({
  page,
  builds,
}) => {
  await visit(page, builds);
  await builds.publish();
  // The installation takes until `release`: a file that the new version itself fetches is on its way.
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.context().route('**/assets/entry-client-*.js', async (route) => {
    if (route.request().headers()['referer']?.endsWith('/service-worker.js')) await released;
    await route.continue();
  });
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (...given) {
      document.documentElement.dataset['worker'] = 'asked for';
      return register.apply(this, given);
    };
  });
  await page.reload();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const found = new Promise((resolve) => registration?.addEventListener('updatefound', resolve));
    if (registration?.installing) return;
    registration?.update().catch(() => {});
    await found;
  });
  await expect(page.locator('html')).toHaveAttribute('data-worker', 'asked for');
  expect(await workers(page)).toEqual({ installing: 'installing' });
  release();
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'Not now' }).click();
  await page.reload();
  await expect(question(page)).toBeVisible();
});
