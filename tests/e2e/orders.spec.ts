import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { logIn } from './customers.ts';
import { open, rest, sidewaysScroll } from './open-page.ts';
import { inKitchen, placeOrder } from './placed-order.ts';
import { expect, test } from './server-fixture.ts';

const seconds = (count: number) => count * 1_000;
const stage = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/** Another restaurant than the one by default. */
async function standBy(page: Page, storeId: string, storeName: string): Promise<void> {
  await page.addInitScript((d) => localStorage.setItem('lastLocation', JSON.stringify({ v: 1, d })), {
    storeId,
    storeName,
    storeIsChosen: true,
  });
}

test('ORD-10 ORD-19 ORD-20 ORD-21 an order is followed from the thanks to the door, and then asked for no more', async ({
  page,
  app,
}) => {
  const [customer] = app.newcomers;
  if (!customer) throw new Error('There is nobody to order.');
  const order = await placeOrder(app, customer);
  await logIn(page, customer);
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/tracker-service/')) asked.push(pathname);
  });
  await page.goto(`/thankYou?transactionId=${order.transactionId}`);
  await expect(page.getByRole('heading', { name: 'Confirming your order' })).toBeVisible();
  await page.clock.fastForward(seconds(3));
  await expect(page.getByRole('heading', { name: 'Your order has been confirmed' })).toBeVisible();
  await expect(page.getByText(order.number, { exact: true })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Track your order here' }).click();
  await expect(page).toHaveURL(/\/thankYouAndTracking\?transactionId=/);
  await expect(stage(page, 'Confirmed')).toBeVisible();
  await expect(page.getByText('30 minutes', { exact: true })).toBeVisible();

  for (const name of ['In the oven', 'On its way']) {
    await inKitchen(app, order, 'advance');
    await page.clock.fastForward(seconds(30));
    await expect(stage(page, name)).toBeVisible();
  }
  const map = page.getByRole('region', { name: 'Where the rider is' });
  await expect(map.getByRole('img', { name: 'The rider' })).toBeVisible();
  await expect(map.getByRole('img', { name: 'Your place' })).toBeVisible();
  await expect(page.getByText('20 minutes', { exact: true })).toBeVisible();

  await inKitchen(app, order, 'advance');
  await page.clock.fastForward(seconds(30));
  await expect(stage(page, 'Delivered')).toBeVisible();
  await expect(page.getByRole('link', { name: /Rate this order/ })).toHaveAttribute(
    'href',
    new RegExp(`/feedback\\?id=${order.id}&orderMode=D`),
  );
  await rest(page);
  const before = asked.length;
  await page.clock.fastForward(seconds(300));
  await rest(page);
  expect(asked).toHaveLength(before);
});

test('ORD-31 ORD-32 ORD-35 API-059 an order is put into the cart again after some seconds, unless that is cancelled, and what cannot be had is named', async ({
  page,
  app,
}) => {
  const customer = app.newcomers[1];
  if (!customer) throw new Error('There is nobody to order.');
  await placeOrder(app, customer, {
    lines: [
      { id: 'CHK1', productId: 'CHK1', quantity: 1 },
      { id: 'PIZ1', productId: 'PIZ1', quantity: 2, sizeId: 'medium', crustId: 'hand-tossed' },
    ],
  });
  await logIn(page, customer);
  // This restaurant has none of the first dish.
  await standBy(page, '14061', 'Koramangala');
  await open(page, '/orderHistory');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('onePassReOrder')) sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page.getByText(/^Into your cart in \d s$/)).toBeVisible();
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await expect(page.getByText(/^Into your cart in/)).toHaveCount(0);
  expect(sent).toEqual([]);
  const [request] = await Promise.all([
    page.waitForRequest(/onePassReOrder/),
    page.getByRole('button', { name: 'Order again' }).click(),
  ]);
  expect(request.headers()['upsellversion'] ?? request.headers()['upsell-version']).toBeTruthy();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(/cannot be had now and is left out/)).toBeVisible();
  const lines = page.getByRole('region', { name: 'Your cart' });
  await expect(page.getByText('Margherita').first()).toBeVisible();
  await expect(lines.getByText('Crispy')).toHaveCount(0);
});

test("ORD-36 API-133 NAV-29 somebody else's order is followed by its number and mobile number, and by nothing less", async ({
  page,
  app,
}) => {
  const customer = app.newcomers[2];
  if (!customer) throw new Error('There is nobody to order.');
  const order = await placeOrder(app, customer);
  await open(page, '/trackOrder');
  const track = page.getByRole('button', { name: 'Track', exact: true });
  await page.getByRole('textbox', { name: 'Order number' }).fill(order.number);
  await page.getByRole('textbox', { name: 'Mobile number of the order' }).fill('9123456789');
  await track.click();
  await expect(page.getByText(/No order has this order number and this mobile number/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Mobile number of the order' }).fill(customer.mobile);
  await track.click();
  await expect(stage(page, 'Confirmed')).toBeVisible();
  await expect(page.getByText('2 × Garlic Bread')).toBeVisible();
  await expect(page.locator('main')).not.toContainText('₹');
  await expect(page.locator('main')).not.toContainText('100 Feet Road');
  expect(new URL(page.url()).search).toBe('');
});

test('CON-04 an order for later says when it comes and when it is begun', async ({ page, app }) => {
  const customer = app.newcomers[3];
  if (!customer) throw new Error('There is nobody to order.');
  const scheduledFor = new Date(Date.now() + seconds(4 * 3_600)).toISOString();
  const order = await placeOrder(app, customer, { scheduledFor });
  await logIn(page, customer);
  const at = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });
  const time = new RegExp(at.format(new Date(scheduledFor)).replace(/\s/, '\\s'), 'i');
  await page.goto(`/thankYou?transactionId=${order.transactionId}`);
  await expect(page.getByText('The kitchen begins 30 minutes before the time that you chose.')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: time })).toBeVisible();
  await expect(page.getByText(/minutes or free/)).toHaveCount(0);
  await open(page, `/track?orderHistoryId=${order.id}`);
  await expect(page.getByText(/^Chosen for/)).toHaveText(time);
  await expect(page.getByText(/We begin 30 minutes before/)).toBeVisible();
});

test('NAV-30 ORD-28 API-077 the history goes on by the link of the reply, and opens an order', async ({
  page,
  app,
}) => {
  const customer = app.newcomers[4];
  if (!customer) throw new Error('There is nobody to order.');
  const numbers: string[] = [];
  for (let count = 0; count < 12; count += 1) numbers.unshift((await placeOrder(app, customer)).number);
  await logIn(page, customer);
  await open(page, '/orderHistory');
  const shown = page.getByRole('heading', { name: /^Order \d/ });
  await expect(shown).toHaveText(numbers.slice(0, 10).map((number) => `Order ${number}`));
  await page.getByRole('button', { name: 'Show earlier orders' }).click();
  await expect(shown).toHaveText(numbers.map((number) => `Order ${number}`));
  await expect(page.getByRole('button', { name: 'Show earlier orders' })).toHaveCount(0);
  await page.getByRole('link', { name: new RegExp(`^Details\\s?: order ${numbers[11]}$`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${numbers[11]}` })).toBeVisible();
  const bill = page.getByRole('region', { name: 'Bill' });
  await expect(bill.getByText(/^GSTIN \w{15}$/)).toBeVisible();
  await expect(bill.getByText(/^FSSAI licence \d{14}$/)).toBeVisible();
});

test('ORD-11 ORD-37 ORD-38 a cancelled order says once that it is, and where the money is', async ({
  page,
  app,
}) => {
  const customer = app.newcomers[5];
  if (!customer) throw new Error('There is nobody to order.');
  const order = await placeOrder(app, customer, { isPaid: true });
  await inKitchen(app, order, 'cancel');
  await logIn(page, customer);
  await open(page, `/track?orderHistoryId=${order.id}`);
  const notice = page.getByRole('dialog', { name: 'Your order was cancelled' });
  const [read] = await Promise.all([
    page.waitForResponse(/ok-got-it/),
    notice.getByRole('button', { name: 'Ok, got it' }).click(),
  ]);
  expect(read.ok()).toBe(true);
  await expect(notice).toHaveCount(0);
  await expect(page.getByText(/Banks take 8-10 business days/)).toBeVisible();
  await open(page, `/orderStatus?orderHistoryId=${order.id}`);
  await expect(stage(page, 'Cancelled')).toBeVisible();
  await rest(page);
  await expect(notice).toHaveCount(0);
  await page.getByRole('link', { name: 'Details' }).click();
  await expect(page.getByRole('region', { name: 'Bill' }).getByText(/8-10 business days/)).toBeVisible();
});

test('NAV-44 home shows the order on its way, and later offers it again', async ({ page, app }) => {
  const customer = app.newcomers[6];
  if (!customer) throw new Error('There is nobody to order.');
  const order = await placeOrder(app, customer);
  await logIn(page, customer);
  await open(page, '/');
  await page.getByRole('link', { name: 'Track order' }).click();
  await expect(page).toHaveURL(new RegExp(`/track\\?orderHistoryId=${order.id}`));
  await expect(stage(page, 'Confirmed')).toBeVisible();
  for (let count = 0; count < 3; count += 1) await inKitchen(app, order, 'advance');
  await open(page, '/');
  await expect(page.getByRole('link', { name: 'Track order' })).toHaveCount(0);
  const again = page.getByRole('link', { name: /^Order again\s?: 2 × Garlic Bread/ });
  // Nodes far from the screen are rendered when they come near.
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return again.count();
    })
    .toBe(1);
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order.number}` })).toBeVisible();
});

test.describe('the screens of orders', () => {
  for (const { width, colorScheme, isLarge } of [
    { width: 320, colorScheme: 'light', isLarge: true },
    { width: 360, colorScheme: 'dark', isLarge: false },
    { width: 1280, colorScheme: 'light', isLarge: false },
  ] as const)
    test(`fit ${width} px, ${colorScheme}${isLarge ? ', with large text' : ''}, and axe finds nothing`, async ({
      browser,
      app,
    }) => {
      const customer = app.newcomers[7];
      if (!customer) throw new Error('There is nobody to order.');
      const order = await placeOrder(app, customer);
      await inKitchen(app, order, 'advance');
      await inKitchen(app, order, 'advance');
      const page = await browser.newPage({
        baseURL: app.url,
        viewport: { width, height: 800 },
        colorScheme,
        locale: 'en-IN',
      });
      await logIn(page, customer);
      for (const path of [
        `/thankYouAndTracking?transactionId=${order.transactionId}`,
        `/orderStatus?orderHistoryId=${order.id}`,
        `/track?orderHistoryId=${order.id}`,
        '/orderHistory',
        `/orderHistory?orderId=${order.id}`,
      ]) {
        await open(page, path);
        await expect(page.getByText(order.number).first()).toBeVisible();
        if (isLarge)
          await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        await rest(page);
        expect(await sidewaysScroll(page), path).toBe(0);
        expect(await accessibilityFaults(page), path).toEqual([]);
      }
      await page.close();
    });
});
