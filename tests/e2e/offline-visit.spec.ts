import type { Page } from '@playwright/test';
import { logIn } from './customers.ts';
import { cart, dish, group, screenSizes } from './menu-page.ts';
import { open, untilStarted } from './open-page.ts';
import { placeOrder } from './placed-order.ts';
import { expect, test } from './server-fixture.ts';

test.use({ serviceWorkers: 'allow' });

const [phone] = screenSizes;

const keepsPage = (page: Page, path: string) =>
  page.evaluate(
    async (asked) => (await caches.match(asked, { cacheName: 'pages', ignoreVary: true })) !== undefined,
    path,
  );

/** The units of each dish that the server has, as the device knows; null while a change waits. */
const sentUnits = (page: Page) =>
  page.evaluate(() => {
    const known = JSON.parse(localStorage.getItem('cartSync') ?? 'null') as {
      d: { pending?: unknown; lines: { key: string; quantity: number }[] };
    } | null;
    return known === null || known.d.pending ? null : known.d.lines.map(({ quantity }) => quantity);
  });

test('PWA-09 without a connection home, menu, cart and the last order are there after a reload, and a cart that was changed is sent once', async ({
  page,
  context,
  app,
}) => {
  const customer = app.newcomers[13];
  if (!customer) throw new Error('There is nobody to order.');
  const order = await placeOrder(app, customer);
  await logIn(page, customer);
  await open(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await open(page, '/orderHistory');
  const lastOrder = page.getByRole('heading', { level: 2, name: `Order ${order.number}` });
  await expect(lastOrder).toBeVisible();
  await open(page, '/menu/veg-pizza');
  const add = (name: string) =>
    dish(group(page, 'Veg pizza'), name)
      .getByRole('button', { name: `Add ${name}` })
      .click();
  await add('Margherita');
  await expect.poll(() => sentUnits(page)).toEqual([1]);
  await open(page, '/cart');
  const inCart = page.getByRole('main').getByText('Margherita', { exact: true }).first();
  await expect(inCart).toBeVisible();
  await open(page, '/');
  for (const path of ['/', '/orderHistory', '/menu/veg-pizza', '/cart'])
    await expect.poll(() => keepsPage(page, path), path).toBe(true);

  await context.setOffline(true);
  const visit = async (path: string) => {
    await page.goto(path);
    await page.reload();
    await untilStarted(page);
  };
  await visit('/');
  await expect(page.locator('main [data-node]').first()).toBeVisible();
  await visit('/orderHistory');
  await expect(page.getByText('This is your last order, as this device knew it.')).toBeVisible();
  await expect(lastOrder).toBeVisible();
  await visit('/cart');
  await expect(inCart).toBeVisible();
  await visit('/menu/veg-pizza');
  await add('Farmhouse');
  await expect(cart(page, phone)).toContainText('2 items');
  await page.reload();
  await untilStarted(page);
  await expect(cart(page, phone)).toContainText('2 items');

  const writes: string[] = [];
  page.on('response', (response) => {
    const method = response.request().method();
    if (method !== 'GET' && response.ok() && /\/cart-service\/ve1\/cart\//.test(response.url()))
      writes.push(method);
  });
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => sentUnits(page)).toEqual([1, 1]);
  await page.reload();
  await untilStarted(page);
  await expect.poll(() => sentUnits(page)).toEqual([1, 1]);
  expect(writes).toHaveLength(1);
});
