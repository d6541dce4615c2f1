import type { Page } from '@playwright/test';
import { cart, dish, group, open as openMenu } from './menu-page.ts';
import { open, untilStarted } from './open-page.ts';
import { expect, test } from './server-fixture.ts';
import { untilTriedAgain } from './until-tried-again.ts';

// Pages whose code is not on the phone: the code fails to load at first, and can be loaded later.

const phone = { width: 360, height: 740 };

test.use({ viewport: phone });

const code = '**/assets/*.js';
const lost = (page: Page) => page.getByRole('heading', { level: 1, name: 'Internet connection Lost' });
const notLoaded = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page did not load' });
const restaurants = (page: Page) => page.getByRole('heading', { level: 1, name: 'Our restaurants' });
const crash = (page: Page) => page.getByText('Something went wrong!');

/** By the keyboard: near the end of the home page nodes are drawn, and a click would miss the link that moves. */
const goToRestaurants = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Restaurants' }).press('Enter');

/** What `navigator.onLine` says, whatever the network does. */
const claimOnline = (page: Page, isOnline: boolean) =>
  page.addInitScript((says) => Object.defineProperty(navigator, 'onLine', { get: () => says }), isOnline);

test('PWA-09 offline on a page whose code is not on the phone, then online: it opens by itself, and the cart is kept', async ({
  page,
  context,
}) => {
  await openMenu(page, '/menu/veg-pizza');
  await dish(group(page, 'Veg pizza'), 'Margherita').getByRole('button', { name: 'Add Margherita' }).click();
  await expect(cart(page, phone)).toContainText('1 item');

  await context.setOffline(true);
  await goToRestaurants(page);
  await expect(lost(page)).toBeVisible();
  // A try while the connection is still lost must not spoil the next one.
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(lost(page)).toBeVisible();

  await context.setOffline(false);
  await expect(restaurants(page)).toBeVisible();
  await expect(crash(page)).toHaveCount(0);
  await expect(cart(page, phone)).toContainText('1 item');
});

test('PWA-09 the browser says online and the code does not arrive: Try again works, and there is no crash page', async ({
  page,
}) => {
  await claimOnline(page, true);
  const { fail } = await untilTriedAgain(page);
  await open(page, '/');
  await page.clock.install();
  await fail(code);
  await goToRestaurants(page);
  await expect(notLoaded(page)).toBeVisible();
  await expect(crash(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(restaurants(page)).toBeVisible();
});

test('PWA-09 a page that did not load opens by itself after a pause, without any event of the browser', async ({
  page,
}) => {
  await claimOnline(page, true);
  await open(page, '/');
  await page.clock.install();
  await page.route(code, (route) => route.abort());
  await goToRestaurants(page);
  await expect(notLoaded(page)).toBeVisible();
  await page.unroute(code);
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return restaurants(page).isVisible();
    })
    .toBe(true);
});

test('PWA-09 a page that did not load opens when the customer comes back to it', async ({ page }) => {
  await open(page, '/');
  await page.clock.install();
  await page.route(code, (route) => route.abort());
  await goToRestaurants(page);
  await expect(notLoaded(page)).toBeVisible();
  await page.unroute(code);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(restaurants(page)).toBeVisible();
});

test('PWA-09 the browser says offline and the network works: pages open', async ({ page }) => {
  await claimOnline(page, false);
  await open(page, '/');
  await goToRestaurants(page);
  await expect(restaurants(page)).toBeVisible();
});

test('PWA-09 after a new build on the server a page opens by a reload, and the cart is kept', async ({
  page,
}) => {
  await openMenu(page, '/menu/veg-pizza');
  await dish(group(page, 'Veg pizza'), 'Margherita').getByRole('button', { name: 'Add Margherita' }).click();
  await expect(cart(page, phone)).toContainText('1 item');
  let pages = 0;
  page.on('framenavigated', () => (pages += 1));
  // The open page knows names of files that the new build does not have.
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await page.route('**/restaurants', async (route) => {
    await page.unroute(code);
    await route.continue();
  });
  await goToRestaurants(page);
  await expect(restaurants(page)).toBeVisible();
  await expect(crash(page)).toHaveCount(0);
  await expect(cart(page, phone)).toContainText('1 item');
  expect(pages).toBeLessThanOrEqual(3);
});

test('PWA-09 a typed address is there again after a page that did not load', async ({ page }) => {
  await open(page, '/newAddress');
  await page.clock.install();
  const field = page.getByRole('textbox').first();
  await field.fill('221 B');
  await page.route(code, (route) => route.abort());
  await page.getByRole('link', { name: 'Set on map' }).press('Enter');
  await expect(notLoaded(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox').first()).toHaveValue('221 B');
});

test('PWA-09 the app starts by itself on a page whose scripts did not arrive', async ({ page }) => {
  const shell = '**/assets/shell-*.js';
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/shell-'));
  await page.route(shell, (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('main [data-node]').first()).toBeVisible();
  await refused;
  await page.unroute(shell);
  await untilStarted(page);
});

test('PWA-09 the app starts by itself on a page that was reloaded and whose scripts did not arrive', async ({
  page,
}) => {
  await open(page, '/');
  const start = '**/assets/{shell,entry-client,react}-*.js';
  // What the page that is left was still loading fails too, earlier.
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/shell-'));
  await page.route(start, (route) => route.abort());
  await page.reload();
  await refused;
  await page.unroute(start);
  await untilStarted(page);
});

test('PWA-09 after a new build on the server the menu is there after Try again', async ({ page }) => {
  const tools = '**/assets/{search-menu,menu-groups}-*.js';
  await open(page, '/');
  await page.route(tools, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Menu', exact: true }).last().click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(tools);
  await Promise.all([page.waitForEvent('load'), again.click()]);
  await expect(dish(page, 'Margherita')).toBeVisible();
  await expect(again).toHaveCount(0);
});

test.describe('what did not load is said, although the connection is lost', () => {
  const messages = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
  /** The code that shows messages is fetched some seconds after the start. */
  const prepared = (page: Page) => page.waitForResponse('**/assets/toaster-view-*.js');

  test.describe('at 1280 px', () => {
    test.use({ viewport: { width: 1280, height: 900 } });

    test('PWA-09 a dish that cannot be opened', async ({ page, context }) => {
      await Promise.all([prepared(page), openMenu(page, '/menu/3')]);
      await context.setOffline(true);
      await page
        .getByRole('link', { name: /^Customisable/ })
        .first()
        .click();
      await expect(messages(page)).toContainText('Internet connection Lost');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });

  test('PWA-09 LOC-22 an order type that cannot be asked for: the current one stays', async ({
    page,
    context,
  }) => {
    const search = new URLSearchParams({ deliveryType: 'P', city: 'Bengaluru', search: 'Indiranagar' });
    await open(page, `/selectRestaurant?${search}`);
    await page
      .getByRole('button', { name: /^(Order from here|Opens at .*) ?: Indiranagar/ })
      .first()
      .click();
    await expect(page).toHaveURL('/menu');
    await Promise.all([prepared(page), open(page, '/')]);
    await context.setOffline(true);
    await page.getByRole('main').getByText('Dine-in', { exact: true }).first().click();
    await expect(messages(page)).toContainText('Internet connection Lost');
    await expect(page.getByRole('radio', { name: /^Takeaway/ })).toBeChecked();
  });
});
