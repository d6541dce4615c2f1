import type { Page, Request } from '@playwright/test';
import { headerNames } from '../../schemas/header-names.ts';
import { createDesk } from './content-command.ts';
import { open } from './open-page.ts';
import { type AppName, openIn } from './partner-app.ts';
import { deliverHome, goOn, newCustomer, test } from './pay-steps.ts';
import { fillCart } from './placed-order.ts';
import { expect, type RunningApp } from './server-fixture.ts';
import { newNumber } from './sms-outbox.ts';

test.use({ viewport: { width: 360, height: 740 } });

const waiting = (page: Page) => page.getByRole('heading', { name: 'Waiting for your payment' });
const sheet = (page: Page, app: AppName) =>
  page.getByRole('dialog', { name: new RegExp(`^Pay ₹.+ with ${app}$`) });

/** A customer with a full cart, whom the app logs in, at the ways to pay. Returns the calls that are made from here on. */
async function comeToPayIn(page: Page, running: RunningApp, app: AppName): Promise<Request[]> {
  const customer = await newCustomer(running);
  await fillCart(running, customer);
  await deliverHome(page, customer.mobile);
  const loggedIn = page.waitForResponse(/\/auth-service\/micro-app\/ve1\//);
  await openIn(page, { app, mobile: customer.mobile });
  expect((await loggedIn).status()).toBe(200);
  await open(page, '/cart');
  await page.getByRole('button', { name: /^(Choose how to pay|Continue to payment)$/ }).click();
  await expect(page).toHaveURL(/\/paymentType\?/);
  const calls: Request[] = [];
  page.on('request', (request) => void calls.push(request));
  return calls;
}

const sentTo = (calls: readonly Request[], path: RegExp) => calls.filter((call) => path.test(call.url()));

async function payInPaytm(page: Page, how: string): Promise<void> {
  await page.getByRole('radio', { name: /^Paytm/ }).check();
  await goOn(page);
  await sheet(page, 'Paytm').getByRole('button', { name: how, exact: true }).click();
}

async function payInGooglePay(page: Page, how: string): Promise<void> {
  await page.getByRole('radio', { name: /^UPI/ }).check();
  await goOn(page);
  await expect(page).toHaveURL(/\/upiForm\?/);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await sheet(page, 'Google Pay').getByRole('button', { name: how, exact: true }).click();
}

test.describe('paying in the app of Paytm', () => {
  test('MIN-02 MIN-05 MIN-08 MIN-12 API-098 PAY-50 the order is there, by the key and with the customer of the partner', async ({
    page,
    app,
  }) => {
    const calls = await comeToPayIn(page, app, 'Paytm');
    await payInPaytm(page, 'Pay');
    await expect(page).toHaveURL(/\/thankYou\?transactionId=[A-Za-z0-9]{24}/);
    await expect(page.getByRole('heading', { name: 'Your order has been confirmed' })).toBeVisible();
    const [submitted] = sentTo(calls, /\/pg\/paytm\/submit$/);
    expect(submitted?.method()).toBe('POST');
    const reply = (await (await submitted?.response())?.json()) as {
      status: string;
      data: { action: string };
    };
    expect([reply.status, reply.data.action]).toEqual(['SUCCESS', 'THANKYOU']);
    expect(submitted?.headers()).toMatchObject({
      [headerNames.apiKey]: 'paytm',
      [headerNames.clientType]: 'paytm',
      [headerNames.miniApp]: 'PAYTM',
    });
    const bodies = sentTo(calls, /\/order/).map((call) => call.postData() ?? '');
    expect(bodies.some((body) => /"partnerUserId":"[^"]+"/.test(body))).toBe(true);
  });

  test('PAY-52 one that the bank refuses leads to the failed page, with no transaction', async ({
    page,
    app,
  }) => {
    await comeToPayIn(page, app, 'Paytm');
    await payInPaytm(page, 'The bank refuses');
    await expect(page).toHaveURL(/\/thankYou\?transactionId=NA/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('MIN-12 who goes back there is told, and pays again', async ({ page, app }) => {
    const calls = await comeToPayIn(page, app, 'Paytm');
    await payInPaytm(page, 'Go back without paying');
    await page.getByRole('dialog', { name: 'Oops!' }).getByRole('button', { name: 'Try again' }).click();
    expect(sentTo(calls, /\/pg\/paytm\/submit$/)).toEqual([]);
    await sheet(page, 'Paytm').getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(/\/thankYou\?transactionId=[A-Za-z0-9]{24}/);
  });

  test('PAY-51 API-098 one that Paytm does not know yet is waited for, also after a reload', async ({
    page,
    app,
  }) => {
    await comeToPayIn(page, app, 'Paytm');
    await payInPaytm(page, 'Paid, and the gateway does not know it yet');
    await expect(page).toHaveURL(/\/paymentTransaction\?/);
    await expect(waiting(page)).toBeVisible();
    await page.reload();
    await expect(waiting(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('paying in the app of Google Pay', () => {
  test('MIN-01 MIN-05 MIN-08 by UPI: the order is there', async ({ page, app }) => {
    const calls = await comeToPayIn(page, app, 'Google Pay');
    await payInGooglePay(page, 'Pay');
    await expect(page).toHaveURL(/\/thankYou\?transactionId=[A-Za-z0-9]{24}/);
    const [submitted] = sentTo(calls, /\/pg\/paytm\/submit$/);
    expect(submitted?.headers()).toMatchObject({
      [headerNames.apiKey]: 'gpay',
      [headerNames.clientType]: 'gpay',
      [headerNames.miniApp]: 'GPAY',
    });
    const bodies = sentTo(calls, /\/order/).map((call) => call.postData() ?? '');
    expect(bodies.some((body) => /"partnerUserId":"[^"]+"/.test(body))).toBe(true);
  });

  test('PAY-53 one that the bank refuses is a popup, and one stays', async ({ page, app }) => {
    await comeToPayIn(page, app, 'Google Pay');
    await payInGooglePay(page, 'The bank refuses');
    await expect(page.getByRole('dialog', { name: 'Oops!' })).toBeVisible();
    await expect(page).toHaveURL(/\/upiForm/);
  });

  test('PAY-53 who goes back there is told, and one stays', async ({ page, app }) => {
    await comeToPayIn(page, app, 'Google Pay');
    await payInGooglePay(page, 'Go back without paying');
    await expect(page.getByRole('dialog', { name: 'Oops!' })).toContainText(
      'Payment Failed. Please try again.',
    );
    await expect(page).toHaveURL(/\/upiForm/);
  });
});

for (const [app, sender, source] of [
  ['Paytm', 'PAYTM', 'paytm'],
  ['Google Pay', 'GPAY', 'gpay'],
] as const) {
  test(`MIN-06 MIN-07 what is blocked in ${app} is gone there, also by its address`, async ({
    page,
    app: running,
  }) => {
    const desk = await createDesk(running);
    const publish = async (blocked: readonly string[]) => {
      await desk.edit<{ vendorConfig: Record<string, { blockedFeatures: readonly string[] }> }>(
        'app-config/default',
        ({ vendorConfig }) => {
          vendorConfig[sender] = { blockedFeatures: blocked };
        },
      );
      const { code, output } = await desk.content('publish', 'app-config/default');
      expect(code, output).toBe(0);
    };
    await publish(['app_banner', 'manual_locator']);
    try {
      await openIn(page, { app, mobile: newNumber() });
      await open(page, '/locationSelection');
      await expect(page.locator('a[href*="/manualSelector"]')).toHaveCount(0);
      await open(page, '/manualSelector');
      await expect(page.getByRole('heading', { name: 'Not in this app' })).toBeVisible();
      await open(page, `/manualSelector?utm_source=not-${source}`);
      await expect(page.getByRole('heading', { name: 'Not in this app' })).toHaveCount(0);
    } finally {
      await publish(['app_banner']);
      await desk.tidy();
    }
  });

  test(`MIN-10 a session that ends in ${app} says to exit, and no form of the web follows`, async ({
    page,
  }) => {
    await openIn(page, { app, mobile: newNumber() });
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('userInfo')))
      .toContain('"isLoggedIn":true');
    const ended = { status: 401, contentType: 'application/json', body: '{}' };
    await page.route(/\/loginhandler\/refreshtoken$/, (route) => route.fulfill(ended));
    await page.route(/\/order-service\/ve[0-9]\/orders(\?|$)/, (route) => route.fulfill(ended));
    await page.goto('/orderHistory');
    const popup = page.getByRole('dialog', { name: 'Oops!' });
    await expect(popup).toContainText('You have been logged out. Please exit.');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await popup.getByRole('button', { name: 'Ok' }).click();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  });

  test(`MIN-01 MIN-02 NAV-64 the sandbox frames the shop as ${app} would`, async ({ page }) => {
    await openIn(page, { app, mobile: newNumber(), isFramed: true });
    await expect(page).toHaveURL(new RegExp(`/sandbox/partners/${source}$`));
    const shop = page.frameLocator('iframe[title="The shop"]');
    await expect(shop.locator('html')).toHaveAttribute('data-app', 'started');
    await expect(shop.getByRole('button', { name: 'Open the menu', exact: true })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('userInfo')))
      .toContain('"isLoggedIn":true');
    await page.getByRole('link', { name: 'Close the shop' }).click();
    await expect(page.getByRole('button', { name: `Open in ${app}` })).toBeVisible();
  });
}
