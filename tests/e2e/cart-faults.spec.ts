import type { Page, Route } from '@playwright/test';
import { keepInCart } from './kept-cart.ts';
import { open } from './open-page.ts';
import { expect, test } from './server-fixture.ts';
import { enterCode, introduce, newNumber, sendNumber, textedCode } from './sms-outbox.ts';

const cola = { productId: 'BEV1', name: 'Cola', price: 6_000, foodType: 0, quantity: 1 } as const;
/** The calls of the cart itself; what it saves is asked elsewhere. */
const cartCalls = '**/agg/cart-service/**';

const bill = (page: Page) => page.getByRole('region', { name: 'Bill' });
const toPay = (page: Page) => page.getByRole('region', { name: 'To pay' });
const line = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Cola' }).first();
const more = (page: Page) => line(page).getByRole('button', { name: /^Add one more/ });

/** The page of a cart that the server has priced. */
async function openCart(page: Page): Promise<void> {
  await keepInCart(page, cola);
  await open(page, '/cart');
  await untilPriced(page, '₹60');
}

async function untilPriced(page: Page, itemTotal: string): Promise<void> {
  await expect(bill(page).getByText('Item total').locator('..')).toContainText(itemTotal);
  await expect(bill(page).getByText('Updating')).toHaveCount(0);
}

const isWrite = (route: Route) => route.request().method() !== 'GET';

/** Writes of the cart fail in this way, until the returned function is called. */
async function spoilWrites(page: Page, spoil: (route: Route) => Promise<void>): Promise<() => Promise<void>> {
  const handler = (route: Route) => (isWrite(route) ? spoil(route) : route.fallback());
  await page.route(cartCalls, handler);
  return () => page.unroute(cartCalls, handler);
}

const refuse = (status: number, code: string, displayMsg: string) => (route: Route) =>
  route.fulfill({ status, json: { status: 'FAILED', errors: [{ code, displayMsg }] } });

test('REQ-26 REQ-28 a connection that is reset four times on the cart page is told while it is retried, then Retry Failed, and another try goes on', async ({
  page,
}) => {
  await openCart(page);
  let resets = 0;
  const mend = await spoilWrites(page, (route) => {
    resets += 1;
    return route.abort('connectionreset');
  });
  await more(page).click();
  await expect(page.getByRole('dialog')).toContainText('There seems to be network issue. Retrying ....');
  await expect(toPay(page)).toContainText('Retry Failed');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(resets).toBe(4);
  await expect(line(page)).toContainText('2');
  await mend();
  await toPay(page).getByRole('button', { name: 'Try again' }).click();
  await untilPriced(page, '₹120');
});

test('REQ-31 a page in place of a reply is asked for again, and the cart is priced', async ({ page }) => {
  await openCart(page);
  let pages = 0;
  const mend = await spoilWrites(page, async (route) => {
    pages += 1;
    if (pages > 2) return route.fallback();
    return route.fulfill({ status: 200, contentType: 'text/html', body: '<html></html>' });
  });
  await more(page).click();
  await untilPriced(page, '₹120');
  expect(pages).toBe(3);
  await mend();
});

test('CRT-16 CRT-19 a restaurant that takes no orders now is said, with another one to choose, and the dish stays', async ({
  page,
}) => {
  await page.route(cartCalls, (route) =>
    isWrite(route)
      ? refuse(409, '2.ADVANCEORDER', 'Indiranagar takes no orders now.')(route)
      : route.fallback(),
  );
  await keepInCart(page, cola);
  await open(page, '/cart');
  await expect(toPay(page)).toContainText(
    'This store is closed right now. You can place the order for later.',
  );
  await expect(toPay(page).getByRole('link', { name: 'Choose another restaurant' })).toBeVisible();
  await expect(line(page)).toBeVisible();
});

test('CRT-18 a message that a store is offline becomes that one can order for later', async ({ page }) => {
  await openCart(page);
  await spoilWrites(page, refuse(409, '2.STOREOFF', 'Indiranagar is offline at the moment.'));
  await more(page).click();
  await expect(toPay(page)).toContainText(
    'This store is closed right now. You can place the order for later.',
  );
  await expect(page.getByText('is offline at the moment')).toHaveCount(0);
  await expect(line(page)).toBeVisible();
});

test('CRT-17 a cart that the server no longer takes is emptied, which is said, and the next dish begins a new one', async ({
  page,
}) => {
  await openCart(page);
  const mend = await spoilWrites(page, refuse(409, '2.CARTINVALID', 'This cart became an order.'));
  await more(page).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByText('This cart became an order.')).toBeVisible();
  await mend();
  await open(page, '/menu/sides');
  const created = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().includes('/agg/cart-service/'),
  );
  await page.getByRole('button', { name: /^Add / }).first().click();
  // API-047, and not the lines of the old one.
  expect(new URL((await created).url()).pathname).toMatch(/\/cart\/[\w-]+$/);
});

test('OFR-07 a coupon service that is down is said, and neither the code nor the cart is lost', async ({
  page,
}) => {
  await openCart(page);
  await page.route('**/promo/**', (route) => route.fulfill({ status: 503, body: '' }));
  const field = page.getByRole('textbox', { name: 'Coupon code' });
  await field.fill('TWOLARGE');
  await page.getByRole('region', { name: 'Offers' }).getByRole('button', { name: 'Apply' }).first().click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('TWOLARGE');
  await expect(line(page)).toBeVisible();
  await untilPriced(page, '₹60');
});

test('REQ-18 a server that fails once while a code is checked does not end the login, and the cart stays', async ({
  page,
  app,
}) => {
  const mobile = newNumber();
  await keepInCart(page, cola);
  await open(page, '/login?redirectUrl=/cart');
  await sendNumber(page, mobile);
  await page.route('**/loginhandler/validatecode', (route) => route.fulfill({ status: 500, body: '' }), {
    times: 1,
  });
  await enterCode(page, await textedCode(app, mobile));
  await introduce(page, 'Mina');
  await expect(page).toHaveURL(/\/cart$/);
  await untilPriced(page, '₹60');
});
