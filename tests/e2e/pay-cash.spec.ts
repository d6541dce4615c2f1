import type { Locator, Page } from '@playwright/test';
import type { StoredLine } from '../../schemas/stored/cart.ts';
import { logIn } from './customers.ts';
import { keepInCart } from './kept-cart.ts';
import { open } from './open-page.ts';
import { cartToPay, comeToPay, deliverHome, newCustomer, payBy, test, trackIt } from './pay-steps.ts';
import { fillCart, placeOrder } from './placed-order.ts';
import { expect } from './server-fixture.ts';
import { codeField, enterCode, introduce, newNumber, sendNumber, textedCode } from './sms-outbox.ts';

const bread: StoredLine = {
  productId: 'SID1',
  name: 'Garlic Bread',
  price: 14_900,
  foodType: 0,
  quantity: 2,
};
/** So much that an order for cash needs a code. */
const dear: StoredLine = {
  productId: 'PIZ7',
  name: 'Chicken Tikka',
  sizeId: 'large',
  sizeName: 'Large',
  crustId: 'hand-tossed',
  crustName: 'New Hand Tossed',
  price: 97_900,
  foodType: 1,
  quantity: 3,
};

/** What the app draws: below the share of `autoLoginPercentage`, or not. */
async function letDraw(page: Page, drawn: number): Promise<void> {
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, drawn);
}

test('SES-33 ROL-02 PAY-11 a guest who is drawn logs in over the ways to pay, and the order for cash goes on', async ({
  page,
  app,
}) => {
  const mobile = newNumber();
  await letDraw(page, 0);
  await keepInCart(page, bread);
  await deliverHome(page, mobile);
  await cartToPay(page);
  await payBy(page, /^Cash/);
  await expect(page.getByRole('dialog', { name: 'Log in or sign up' })).toBeVisible();
  await sendNumber(page, mobile);
  await enterCode(page, await textedCode(app, mobile));
  await introduce(page, 'Asha');
  await trackIt(page);
});

test('SES-33 PAY-12 a guest who is not drawn logs in on the page of the login; a dear order for cash needs a code', async ({
  page,
  app,
}) => {
  const mobile = newNumber();
  await letDraw(page, 0.5);
  await keepInCart(page, dear);
  await deliverHome(page, mobile);
  await cartToPay(page);
  await payBy(page, /^Cash/);
  await expect(page).toHaveURL(/\/login-otp\?redirectUrl=%2FpaymentType&from=paymentType/);
  await sendNumber(page, mobile);
  await enterCode(page, await textedCode(app, mobile));
  await introduce(page, 'Ravi');
  await expect(page).toHaveURL(/\/paymentType$/);
  await payBy(page, /^Cash/);
  const sheet = page.getByRole('dialog', { name: 'Confirm your order' });
  await expect(sheet.getByRole('status')).toContainText(mobile.slice(-4));
  await codeField(page).pressSequentially(await textedCode(app, mobile));
  await sheet.getByRole('button', { name: 'Confirm and place the order' }).click();
  await trackIt(page);
});

test('PAY-40 PAY-41 an order of the last half hour is asked about: it is tracked, or another one is placed', async ({
  page,
  app,
}) => {
  const customer = await comeToPay(page, app);
  const first = await placeOrder(app, customer);
  await fillCart(app, customer);
  await cartToPay(page);
  await payBy(page, /^Cash/);
  const question = page.getByRole('dialog').filter({ hasText: 'Last order already in progress!' });
  await question.getByRole('link', { name: 'Track Last Order' }).click();
  await expect(page).toHaveURL(new RegExp(`/track\\?orderHistoryId=${first.id}$`));
  await expect(page.getByText(`Order ${first.number}`)).toBeVisible();
  await page.goBack();
  await payBy(page, /^Cash/);
  await question.getByRole('button', { name: 'Continue & Place Order' }).click();
  expect(await trackIt(page)).not.toBe(first.number);
});

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not lead there.');
}

test('NAV-22 the way from the cart over the ways to pay to the thanks is open to a keyboard alone', async ({
  page,
  app,
}) => {
  const customer = await newCustomer(app);
  await fillCart(app, customer);
  await logIn(page, customer);
  await deliverHome(page, customer.mobile);
  await open(page, '/cart');
  await tabTo(page, page.getByRole('button', { name: /^(Choose how to pay|Continue to payment)$/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/paymentType$/);
  await tabTo(page, page.getByRole('radio', { name: /^Cash/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('region', { name: 'To pay' }).getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your order has been confirmed' })).toBeVisible();
});
