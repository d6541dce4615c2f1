import type { BrowserContext, Page } from '@playwright/test';
import { headerNames } from '../../schemas/header-names.ts';
import type { AnonymousCredentials } from '../../schemas/entities/session.ts';
import { type Customer, logIn } from './customers.ts';
import { open } from './open-page.ts';
import { fillCart, home, type OrderedLine } from './placed-order.ts';
import { expect, type RunningApp, test as base } from './server-fixture.ts';
import { newNumber, textedCode } from './sms-outbox.ts';

/** The browser knows the author token, which the pages of the gateways ask for where others reach the sandbox. */
export const test = base.extend({
  httpCredentials: async ({ app }, provide) => {
    await provide({ username: 'author', password: app.authorToken });
  },
});

export const phoneAgent =
  'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

/** Cards of the sandbox, by how a payment goes (server/sandbox/gateways/what-to-enter.ts). */
export const cards = {
  paid: '4000 0000 0000 0010',
  declined: '4000 0000 0000 0028',
  pendingFirst: '4000 0000 0000 0036',
  /** With this one a person says it on the page of the gateway. */
  asked: '4111 1111 1111 1111',
} as const;

interface LoginReply {
  readonly attributes: { readonly userId: string; readonly cartId: string };
  readonly credentials: Customer['credentials'];
}

/** A customer of their own for each journey: an order of the last half hour would be asked about in the next one. */
export async function newCustomer({ url, ...app }: RunningApp): Promise<Customer> {
  const mobile = newNumber();
  async function call<Reply>(
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const reply = await fetch(`${url}/loginhandler/${path}`, {
      method,
      headers: {
        [headerNames.apiKey]: 'web',
        [headerNames.clientType]: 'web',
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text}`);
    return JSON.parse(text) as Reply;
  }
  const guest = await call<{ userId: string; credentials: AnonymousCredentials }>(
    'POST',
    'anonymoususer',
    {},
  );
  const asGuest = {
    [headerNames.isLoggedIn]: 'false',
    [headerNames.userId]: guest.userId,
    [headerNames.authToken]: guest.credentials.accessKeyId,
    [headerNames.accessKeyId]: guest.credentials.accessKeyId,
    [headerNames.secretKey]: guest.credentials.secretKey,
    [headerNames.sessionToken]: guest.credentials.sessionToken,
  };
  const name = { firstName: 'Asha', lastName: 'Rao' };
  await call('POST', 'sendotp', { mobile, ...name }, asGuest);
  const code = await textedCode({ url, ...app }, mobile);
  const { attributes, credentials } = await call<LoginReply>(
    'POST',
    'validatecode',
    { mobile, code },
    asGuest,
  );
  const { userId, cartId } = attributes;
  return { userId, cartId, mobile, email: `asha.${mobile}@example.com`, ...name, credentials };
}

/** Orders of this browser go home, by the restaurant of Indiranagar, as an earlier visit has stored it. */
export async function deliverHome(target: Page | BrowserContext, mobile: string): Promise<void> {
  const address = {
    city_region: '',
    area_level0: '',
    area_level1: '',
    ...home,
    name: 'Asha Rao',
    mobile_no: mobile,
  };
  await target.addInitScript(
    ([addressDetail, placeTitle]) => {
      if (!location.protocol.startsWith('http') || localStorage.getItem('lastLocation') !== null) return;
      const keep = (name: string, d: unknown) => localStorage.setItem(name, JSON.stringify({ v: 1, d }));
      keep('orderType', 'D');
      keep('lastLocation', {
        storeId: '14052',
        storeName: 'Indiranagar',
        city: 'Bengaluru',
        placeTitle,
        storeIsChosen: true,
      });
      keep('selectedAddress', { geoCode: null, place: null, chosen: null, tempAddress: null, addressDetail });
    },
    [address, 'Home · Indiranagar'] as const,
  );
}

/** A customer with a full cart and an address: what comes before the payment is not what a journey is about. */
export async function comeToPay(
  page: Page,
  app: RunningApp,
  lines?: readonly OrderedLine[],
): Promise<Customer> {
  const customer = await newCustomer(app);
  await fillCart(app, customer, lines);
  await logIn(page, customer);
  await deliverHome(page, customer.mobile);
  await cartToPay(page);
  return customer;
}

/** From the cart to the ways to pay. */
export async function cartToPay(page: Page): Promise<void> {
  await open(page, '/cart');
  await continueToPay(page);
}

export async function continueToPay(page: Page): Promise<void> {
  // The experiments of the browser decide which of them it says (EXP-14).
  await page.getByRole('button', { name: /^(Choose how to pay|Continue to payment)$/ }).click();
  await expect(page).toHaveURL(/\/paymentType$/);
}

/** Chooses a way to pay, and presses the button of the page. */
export async function payBy(page: Page, way: string | RegExp): Promise<void> {
  await page.getByRole('radio', { name: way }).check();
  await goOn(page);
}

export async function goOn(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'To pay' }).getByRole('button').click();
}

export async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(number);
  await page.getByRole('combobox', { name: 'Month' }).selectOption('12');
  await page.getByRole('combobox', { name: 'Year' }).selectOption({ index: 4 });
  await page.getByLabel('CVV').fill('737');
  await page.getByRole('textbox', { name: 'Name on the card' }).fill('ASHA RAO');
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
}

/** What a person says on the page of a gateway. */
export async function atGateway(page: Page, button: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Pay for your order' })).toBeVisible();
  await page.getByRole('button', { name: button }).click();
}

/** The thanks, and the tracker of the order that it opens. Returns the number that customers call the order by. */
export async function trackIt(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/thankYou\?transactionId=[A-Za-z0-9]{24}$/);
  await expect(page.getByRole('heading', { name: 'Your order has been confirmed' })).toBeVisible();
  const number = await page
    .getByText('Order number', { exact: true })
    .locator('xpath=following-sibling::p')
    .innerText();
  await page.getByRole('button', { name: 'Track your order here' }).click();
  await expect(page).toHaveURL(/\/thankYouAndTracking\?/);
  const now = page.getByRole('list', { name: 'Stages of the order' }).locator('[aria-current=step]');
  // The kitchen of the sandbox is quick.
  await expect(now).toContainText(/Confirmed|In the oven/);
  return number;
}

export const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

/** The address of the app to which a link of UPI leads, as another app of the phone. */
export function upiAppAddress(link: string): string {
  return `/sandbox/pay/upi/app?link=${encodeURIComponent(link)}`;
}

/** What the page says is to pay, in paise. */
export async function toPay(page: Page): Promise<number> {
  const button = page.getByRole('region', { name: 'To pay' }).getByRole('button', { name: /₹/ });
  const [, rupees = ''] = /₹([\d,.]+)/.exec((await button.getAttribute('aria-label')) ?? '') ?? [];
  return Math.round(Number(rupees.replaceAll(',', '')) * 100);
}

/** Gives credit to the loyalty wallet of a customer, as the page of the sandbox does. */
export async function fillWallet(
  { url, authorToken }: RunningApp,
  mobile: string,
  rupees: number,
): Promise<void> {
  const reply = await fetch(`${url}/sandbox/payments/wallet`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      authorization: `Basic ${Buffer.from(`:${authorToken}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ mobile, rupees: String(rupees) }).toString(),
  });
  if (!reply.headers.get('location')?.endsWith('wallet-filled'))
    throw new Error(`The wallet was not filled: ${reply.status}.`);
}
