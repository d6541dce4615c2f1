import type { Page } from '@playwright/test';
import { reload, untilStarted } from './open-page.ts';
import { atGateway, cards, comeToPay, enterCard, goOn, payBy, test, toPay, trackIt } from './pay-steps.ts';
import { expect } from './server-fixture.ts';

/** A payment of the sandbox that is pending is paid after 20 seconds (server/sandbox/gateways/scenarios.ts). */
const paidLater = { timeout: 60_000 };

const waiting = (page: Page) => page.getByRole('heading', { name: 'Waiting for your payment' });

test('a declined card keeps the cart; what was pressed without a connection is ordered once, in another way', async ({
  page,
  app,
}) => {
  await comeToPay(page, app);
  const price = await toPay(page);
  await payBy(page, /^Debit card/);
  await enterCard(page, cards.declined);
  await expect(page.getByRole('alert')).toContainText('The payment did not go through');
  await expect(page.getByText('Your cart is as you left it.')).toBeVisible();
  await page.getByRole('link', { name: 'Change method' }).click();
  await expect(page).toHaveURL(/\/paymentType$/);
  expect(await toPay(page)).toBe(price);
  await page.context().setOffline(true);
  await payBy(page, /^Cash/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.context().setOffline(false);
  await page.keyboard.press('Escape');
  await goOn(page);
  const number = await trackIt(page);
  await page.goto('/orderHistory');
  await expect(page.getByRole('heading', { level: 2, name: /^Order / })).toHaveText([`Order ${number}`]);
});

test('NAV-24 Back from the page of a gateway sends nothing again, keeps the cart, and another way is open', async ({
  page,
  app,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.method() === 'POST') sent.push(request.url());
  });
  await comeToPay(page, app);
  const price = await toPay(page);
  await payBy(page, /^Net banking/);
  await page.getByRole('radio', { name: 'HDFC Bank' }).check();
  await page.getByRole('button', { name: 'On to the payment page' }).click();
  await expect(page.getByRole('heading', { name: 'Pay for your order' })).toBeVisible();
  const times = sent.length;
  await page.goBack();
  await expect(page).toHaveURL(/\/paymentTransaction\?transactionId=/);
  await untilStarted(page);
  await expect(page.getByText('Nothing is ordered yet.')).toBeVisible();
  expect(sent).toHaveLength(times);
  await page.getByRole('link', { name: 'Change method' }).click();
  expect(await toPay(page)).toBe(price);
  await payBy(page, /^Cash/);
  await trackIt(page);
});

test('PAY-25 Back from the gateway of a card keeps the cart and nothing of the card; the ways to pay name the payment', async ({
  page,
  app,
}) => {
  await comeToPay(page, app);
  const price = await toPay(page);
  await payBy(page, /^Credit card/);
  await enterCard(page, cards.asked);
  await expect(page.getByRole('heading', { name: 'Pay for your order' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/paymentType$/);
  await untilStarted(page);
  await expect(page.getByText('Your last payment was not finished')).toBeVisible();
  expect(await toPay(page)).toBe(price);
  await payBy(page, /^Credit card/);
  await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveValue('');
  await enterCard(page, cards.paid);
  await trackIt(page);
});

test('a payment of which the gateway sends nobody back is found by who comes to pay again', async ({
  page,
  app,
}) => {
  await comeToPay(page, app);
  await payBy(page, /^Credit card/);
  await enterCard(page, cards.asked);
  await atGateway(page, 'Paid, and not sent back');
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await page.goto('/paymentType');
  await trackIt(page);
});

test('PAY-54 a pending payment: a reload goes on waiting, another browser learns the status alone, and the order comes', async ({
  page,
  app,
  browser,
}) => {
  const other = await browser.newPage({ baseURL: app.url });
  await comeToPay(page, app);
  await payBy(page, /^Credit card/);
  await enterCard(page, cards.pendingFirst);
  await expect(page).toHaveURL(/\/paymentTransaction\?transactionId=/);
  await expect(waiting(page)).toBeVisible();
  await other.goto(page.url());
  await expect(waiting(other)).toBeVisible();
  await expect(other.getByText('Your order is on the phone on which you began it.')).toBeVisible();
  await expect(other.getByRole('main')).not.toContainText('₹');
  await expect(other.getByRole('button', { name: 'I have paid' })).toHaveCount(0);
  await reload(page);
  await expect(waiting(page)).toBeVisible();

  await expect(page).toHaveURL(/\/thankYou\?/, paidLater);
  await trackIt(page);
  await expect(other).toHaveURL(/\/thankYou\?/);
  await expect(other.getByText('Open it in the browser in which you ordered')).toBeVisible();
  await expect(other.getByRole('main')).not.toContainText('₹');
  await other.close();
});
