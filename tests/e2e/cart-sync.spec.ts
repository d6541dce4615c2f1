import type { Browser, Page, Request } from '@playwright/test';
import type { CartSync } from '../../schemas/stored/cart.ts';
import { logIn } from './customers.ts';
import { cart, dish, group, open, reload, screenSizes } from './menu-page.ts';
import * as anyPage from './open-page.ts';
import { expect, type RunningApp, test } from './server-fixture.ts';
import { enterCode, sendNumber, textedCode } from './sms-outbox.ts';

const [phone] = screenSizes;

const isCartCall = (request: Request) => /\/cart-service\/ve1\/cart\//.test(request.url());
const isWrite = (request: Request) => isCartCall(request) && request.method() !== 'GET';

/** Calls that change the cart, from now on: 'POST items', 'PUT menu'. */
function cartWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (!isWrite(request)) return;
    const { pathname, searchParams } = new URL(request.url());
    const last = searchParams.get('source') ?? pathname.split('/').at(-1);
    writes.push(`${request.method()} ${last}`);
  });
  return writes;
}

const card = (page: Page, name: string) => dish(group(page, 'Veg pizza'), name);
const add = (page: Page, name: string) =>
  card(page, name)
    .getByRole('button', { name: `Add ${name}` })
    .click();

/** What the device knows of the server's cart: units by dish, and nothing while a change waits. */
async function sentUnits(page: Page): Promise<Record<string, number> | null> {
  const text = await page.evaluate(() => localStorage.getItem('cartSync'));
  const known = text === null ? null : (JSON.parse(text) as { d: CartSync }).d;
  if (!known || known.pending) return null;
  return Object.fromEntries(known.lines.map(({ key, quantity }) => [key.split('/')[0], quantity]));
}

interface ServedCart {
  readonly displayNetPrice: number;
  readonly bill: { readonly itemTotal: number };
  readonly validItems: readonly {
    readonly product: { readonly name: string };
    readonly quantity: number;
    readonly total: number;
  }[];
}

/** The next cart that the server sends in reply to a change. */
async function nextCart(page: Page): Promise<ServedCart> {
  const reply = await page.waitForResponse((response) => isWrite(response.request()) && response.ok());
  return ((await reply.json()) as { data: ServedCart }).data;
}

const unitsOf = ({ validItems }: ServedCart) =>
  Object.fromEntries(validItems.map(({ product, quantity }) => [product.name, quantity]));

async function logInByCode(page: Page, app: RunningApp, mobile: string): Promise<void> {
  await anyPage.open(page, '/login?redirectUrl=/menu/veg-pizza');
  await sendNumber(page, mobile);
  await enterCode(page, await textedCode(app, mobile));
  await expect(page).toHaveURL(/\/menu\/veg-pizza/);
}

async function otherPhone(browser: Browser, app: RunningApp): Promise<Page> {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: phone,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  return context.newPage();
}

test('CRT-10 CRT-02 API-045 a quantity that is hammered gives one call, and the server’s total is that of the last quantity', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/menu/veg-pizza');
  const writes = cartWrites(page);
  const priced = nextCart(page);
  // Time stands still while the customer presses, however slow the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await add(page, 'Margherita');
  const more = card(page, 'Margherita').getByRole('button', { name: /^Add one more/ });
  await more.evaluate(async (button: HTMLElement) => {
    for (let presses = 0; presses < 29; presses += 1) {
      button.click();
      await Promise.resolve();
    }
  });
  await expect(cart(page, phone)).toContainText('25 items');
  expect(writes).toEqual([]);
  await page.clock.resume();
  const served = await priced;
  // The cart takes 25 (CON-07).
  expect(unitsOf(served)).toEqual({ Margherita: 25 });
  expect(served.bill.itemTotal).toBe(served.validItems[0]?.total);
  await expect.poll(() => sentUnits(page)).toMatchObject({ PIZ1: 25 });
  expect(writes).toEqual(['POST items']);
});

test('CRT-10 a reload in the middle of the wait loses nothing and sends it once', async ({ page }) => {
  await page.clock.install();
  await open(page, '/menu/veg-pizza');
  const writes = cartWrites(page);
  const priced = nextCart(page);
  // Time stands still until the page is left, so that the wait has not ended, however slow the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await add(page, 'Margherita');
  await expect(cart(page, phone)).toContainText('1 item');
  expect(writes).toEqual([]);
  await page.reload();
  await page.clock.resume();
  await expect(cart(page, phone)).toContainText('1 item');
  expect(unitsOf(await priced)).toEqual({ Margherita: 1 });
  expect(writes).toEqual(['POST items']);
});

test('API-048 a change on the menu is sent from the menu', async ({ page }) => {
  await open(page, '/menu/veg-pizza');
  const writes = cartWrites(page);
  let priced = nextCart(page);
  await add(page, 'Margherita');
  await priced;
  priced = nextCart(page);
  await add(page, 'Farmhouse');
  expect(unitsOf(await priced)).toEqual({ Margherita: 1, Farmhouse: 1 });
  expect(writes).toEqual(['POST items', 'PUT menu']);
});

test('offline changes wait, and are sent once when the connection is back', async ({ page, context }) => {
  await open(page, '/menu/veg-pizza');
  const writes = cartWrites(page);
  let priced = nextCart(page);
  await add(page, 'Margherita');
  await priced;
  await context.setOffline(true);
  await add(page, 'Farmhouse');
  await expect(cart(page, phone)).toContainText('2 items');
  await card(page, 'Farmhouse')
    .getByRole('button', { name: /^Add one more/ })
    .click();
  await expect(cart(page, phone)).toContainText('3 items');
  priced = nextCart(page);
  await context.setOffline(false);
  expect(unitsOf(await priced)).toEqual({ Margherita: 1, Farmhouse: 2 });
  expect(writes).toEqual(['POST items', 'PUT menu']);
});

test('SES-24 a 401 in the middle of a change renews the session, and the change is done once', async ({
  page,
}) => {
  await open(page, '/menu/veg-pizza');
  let priced = nextCart(page);
  await add(page, 'Margherita');
  await priced;
  await page.route(
    '**/cart-service/**',
    (route) => route.fulfill({ status: 401, json: { status: 'FAILED', errors: [] } }),
    { times: 1 },
  );
  const renewed = page.waitForRequest('**/loginhandler/refreshtokenanonymous');
  priced = nextCart(page);
  await add(page, 'Farmhouse');
  await renewed;
  expect(unitsOf(await priced)).toEqual({ Margherita: 1, Farmhouse: 1 });
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('REQ-28 a connection that is reset twice on the menu is not mentioned', async ({ page }) => {
  await open(page, '/menu/veg-pizza');
  await page.route('**/cart-service/**', (route) => route.abort('connectionreset'), { times: 2 });
  const priced = nextCart(page);
  await add(page, 'Margherita');
  expect(unitsOf(await priced)).toEqual({ Margherita: 1 });
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('SES-34 the cart of a guest is put into the one that the customer has, and both phones show all of it; SES-20 a logout takes it away', async ({
  page,
  browser,
  app,
}) => {
  const customer = app.customers.at(-1);
  if (!customer) throw new Error('There are no customers.');
  await logIn(page, customer);
  await open(page, '/menu/veg-pizza');
  await add(page, 'Margherita');
  await expect.poll(() => sentUnits(page)).toMatchObject({ PIZ1: 1 });

  const other = await otherPhone(browser, app);
  await open(other, '/menu/veg-pizza');
  await add(other, 'Farmhouse');
  await add(other, 'Margherita');
  await logInByCode(other, app, customer.mobile);
  await expect(cart(other, phone)).toContainText('3 items');
  await expect.poll(async () => Object.keys((await sentUnits(other)) ?? {})).toHaveLength(2);

  // The first phone changes its copy, which is older by now.
  const priced = nextCart(page);
  await card(page, 'Margherita')
    .getByRole('button', { name: /^Add one more/ })
    .click();
  expect(unitsOf(await priced)).toEqual({ Margherita: 3, Farmhouse: 1 });
  await expect(cart(page, phone)).toContainText('4 items');

  await other.getByRole('button', { name: 'Open the menu' }).click();
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(cart(other, phone)).toBeHidden();
  await expect.poll(() => other.evaluate(() => localStorage.getItem('cartSync'))).toBeNull();
  await reload(page);
  await expect(cart(page, phone)).toContainText('4 items');
  await other.context().close();
});

test('MEN-22 what a mix saves is said on the other phone of the customer too', async ({
  page,
  browser,
  app,
}) => {
  const customer = app.customers.at(-2);
  if (!customer) throw new Error('There are no customers.');
  await logIn(page, customer);
  await open(page, '/edv');
  const priced = nextCart(page);
  await page.getByRole('button', { name: 'Pick Mania Onion' }).click();
  await page.getByRole('button', { name: 'Pick Cola, 475 ml' }).click();
  await page.getByRole('button', { name: 'Add 2 items · ₹139' }).click();
  await priced;

  const other = await otherPhone(browser, app);
  await logIn(other, customer);
  await open(other, '/menu');
  await expect(cart(other, phone)).toContainText('₹139');
  await expect(cart(other, phone)).toContainText('₹20 saved in a mix');
  await other.context().close();
});
