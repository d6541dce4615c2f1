import type { Page, Request } from '@playwright/test';
import { formatPaise } from '../../src/ui/price/format-paise.ts';
import { open } from './open-page.ts';
import {
  atGateway,
  cards,
  comeToPay,
  enterCard,
  fillWallet,
  goOn,
  payBy,
  test,
  toPay,
  trackIt,
} from './pay-steps.ts';
import { inKitchen } from './placed-order.ts';
import { expect } from './server-fixture.ts';

/** What a page sends from now on: addresses, headers and bodies. */
function watchRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** Addresses without their query, of the requests that have these digits anywhere. */
function carriersOf(digits: string, requests: readonly Request[]): string[] {
  const has = (text: string) => text.replace(/%20|[\s+-]/g, '').includes(digits);
  return requests
    .filter(
      (request) =>
        has(request.url()) || has(JSON.stringify(request.headers())) || has(request.postData() ?? ''),
    )
    .map((request) => new URL(request.url()).pathname);
}

/** All that this browser keeps for the shop. */
async function kept(page: Page): Promise<string> {
  const state = await page.context().storageState({ indexedDB: true });
  const inPage = await page.evaluate(async () => {
    const cached = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      return Promise.all((await cache.matchAll()).map((reply) => reply.text()));
    });
    return JSON.stringify([{ ...sessionStorage }, history.state, await Promise.all(cached)]);
  });
  return (JSON.stringify(state) + inPage).replace(/[\s-]/g, '');
}

test('PAY-07 PAY-19 PAY-25 PAY-33 PAY-49 a card through PayU leads to the tracked order, and its number reaches the gateway alone', async ({
  page,
  app,
}) => {
  const requests = watchRequests(page);
  const digits = cards.asked.replaceAll(' ', '');
  await comeToPay(page, app);
  await payBy(page, /^Credit card/);
  await enterCard(page, cards.asked);
  await atGateway(page, /^Pay ₹/);
  await trackIt(page);
  expect(carriersOf(digits, requests)).toEqual(['/sandbox/pay/payu/_payment']);
  expect(await kept(page)).not.toContain(digits);
  await open(page, '/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('PAY-25 PAY-16 a card that is typed on the page of the gateway reaches nobody else', async ({
  page,
  app,
}) => {
  const requests = watchRequests(page);
  const digits = cards.paid.replaceAll(' ', '');
  await comeToPay(page, app);
  await payBy(page, /^International cards/);
  await page.getByLabel('Card number').fill(cards.paid);
  await page.getByLabel('Name on card').fill('Asha Rao');
  await page.getByLabel('Expiry (MM/YY)').fill('12/31');
  await page.getByLabel('CVV').fill('737');
  await atGateway(page, /^Pay ₹/);
  await trackIt(page);
  expect(carriersOf(digits, requests)).toEqual(['/sandbox/pay/globalpay/choose']);
  expect(await kept(page)).not.toContain(digits);
});

test('PAY-08 PAY-16 net banking through BillDesk: the bank is chosen here, and paid at its page', async ({
  page,
  app,
}) => {
  await comeToPay(page, app);
  await payBy(page, /^Net banking/);
  await expect(page.getByRole('group', { name: 'Other Banks' })).toBeVisible();
  const popular = page.getByRole('group', { name: 'Popular Banks' });
  await popular.getByRole('radio', { name: 'HDFC Bank' }).check();
  await page.getByRole('button', { name: 'On to the payment page' }).click();
  await atGateway(page, /^Pay ₹/);
  await trackIt(page);
});

test('PAY-13 PAY-29 PAY-31 the loyalty wallet pays all of it', async ({ page, app }) => {
  const customer = await comeToPay(page, app);
  await fillWallet(app, customer.mobile, 2000);
  await page.reload();
  await page.getByRole('switch', { name: 'Use your wallet' }).check();
  await expect(page.getByText('Your wallet pays all of it')).toBeVisible();
  await goOn(page);
  await trackIt(page);
});

test('PAY-27 PAY-29 the loyalty wallet and a card share it, and the gateway asks for the rest', async ({
  page,
  app,
}) => {
  const customer = await comeToPay(page, app);
  const whole = await toPay(page);
  await fillWallet(app, customer.mobile, 50);
  await page.reload();
  await page.getByRole('switch', { name: 'Use your wallet' }).check();
  await expect(page.getByText('₹50 from your wallet')).toBeVisible();
  expect(await toPay(page)).toBe(whole - 5000);
  await payBy(page, /^Credit card/);
  await enterCard(page, cards.asked);
  await atGateway(page, `Pay ${formatPaise(whole - 5000)}`);
  await trackIt(page);
});

test('PAY-21 PAY-26 PAY-13 a Paytm wallet is linked by its code, and pays', async ({ page, app }) => {
  await comeToPay(page, app);
  await payBy(page, /^Paytm wallet/);
  await page.getByRole('textbox', { name: 'Mobile number of your Paytm wallet' }).fill('9876543215');
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = page.getByRole('textbox', { name: '6-digit code' });
  await code.pressSequentially('000000');
  await page.getByRole('button', { name: 'Link the wallet' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await code.press('ControlOrMeta+a');
  await code.pressSequentially('489871');
  await page.getByRole('button', { name: 'Link the wallet' }).click();
  await expect(page.getByText('Your Paytm wallet holds ₹5,000')).toBeVisible();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await trackIt(page);
});

test('PAY-14 PAY-20 PAY-33 ORD-38 an e-voucher pays with its PIN, a wrong one is named, and it has its money again when the order is cancelled', async ({
  page,
  app,
}) => {
  await comeToPay(page, app);
  await payBy(page, /^E-voucher/);
  const number = page.getByRole('textbox', { name: 'e-voucher or gift card number' });
  const pin = page.getByLabel('PIN', { exact: true });
  await number.fill('500010003001');
  await pin.fill('111111');
  const pay = page.getByRole('button', { name: /^Pay ₹/ });
  await pay.click();
  await expect(pin).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toHaveValue('500010003001');
  await pin.fill('482913');
  const placed = page.waitForResponse(
    async (reply) => reply.url().includes('/orders/status') && (await reply.text()).includes('"orderId"'),
  );
  await pay.click();
  await trackIt(page);
  const { data } = (await (await placed).json()) as { data: { orderId: string } };
  await inKitchen(app, { id: data.orderId }, 'cancel');
  await page.reload();
  // In the tracker and on the bill.
  const again = page.getByText(/^₹[\d,.]+ is on your voucher again\.$/);
  await expect(again).toHaveCount(2);
  await expect(again.first()).toBeVisible();
  await expect(again.last()).toBeVisible();
});
