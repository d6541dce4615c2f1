import type { Page } from '@playwright/test';
import { keepInCart } from './kept-cart.ts';
import { open, patience, untilStarted } from './open-page.ts';
import { expect, test } from './server-fixture.ts';
import { enterCode, introduce, newNumber, sendNumber, textedCode } from './sms-outbox.ts';

const classic = (productId: string, name: string) =>
  ({
    productId,
    name,
    price: 45_900,
    foodType: 0,
    quantity: 1,
    sizeId: 'large',
    crustId: 'hand-tossed',
  }) as const;
/** TWOLARGE fits these two. */
const twoLarge = [classic('PIZ1', 'Margherita'), classic('PIZ2', 'Farmhouse Garden')];

const offer = (page: Page, heading: string) => page.getByRole('article', { name: heading });
const large = (page: Page) => offer(page, 'Two large pizzas at ₹799');

test('NAV-13 OFR-04 OFR-06 the offers are listed, with their terms, and say how they stand', async ({
  page,
}) => {
  await keepInCart(page, ...twoLarge);
  await open(page, '/offers');
  await expect(offer(page, '40% off your first order')).toContainText('Log in to use FIRST40.');
  await expect(large(page)).toContainText(/Saves ₹\d+ on your cart/);
  await expect(offer(page, 'Something sweet from ₹89')).toBeVisible();
  await page.getByRole('button', { name: 'View terms 40% off your first order' }).click();
  const terms = page.getByRole('dialog', { name: '40% off your first order' });
  await expect(terms.getByText('For the first order of a customer.')).toBeVisible();
});

test('OFR-08 VAL-32 an offer is applied from its card, lowers the total, and no second one is taken', async ({
  page,
}) => {
  await keepInCart(page, ...twoLarge);
  await open(page, '/offers');
  const applied = page.waitForResponse(/\/promo\/TWOLARGE/);
  await page.getByRole('button', { name: 'Apply TWOLARGE' }).click();
  const { data } = (await (await applied).json()) as {
    data: { result: string; cart: { netPrice: number; totalAmountBeforeDiscount: number } };
  };
  expect(data.result).toBe('SUCCESS');
  expect(data.cart.netPrice).toBeLessThan(data.cart.totalAmountBeforeDiscount);
  await expect(large(page)).toContainText(/Applied · Saves ₹\d+/);

  // A code of a link is one more.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.evaluate(() => history.pushState(null, '', '/offers?offer=CRUNCH100'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByText('Please remove the applied offer to move further.')).toBeVisible();
  expect(asked.filter((url) => url.includes('/promo/CRUNCH100'))).toEqual([]);

  await page.getByRole('button', { name: 'Remove TWOLARGE' }).click();
  await expect(page.getByRole('button', { name: 'Apply TWOLARGE' })).toBeVisible();
});

test('OFR-08 the code of a link is applied once, and Back does not apply it again', async ({ page }) => {
  await keepInCart(page, ...twoLarge);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/promo/TWOLARGE')) asked.push(request.method());
  });
  await page.goto('/');
  await open(page, '/offers?offer=TWOLARGE');
  await expect(large(page)).toContainText(/Applied · Saves ₹\d+/, patience);
  await expect(page).toHaveURL(/\/offers$/);
  await page.goBack();
  await page.goForward();
  await expect(large(page)).toContainText(/Applied · Saves ₹\d+/, patience);
  expect(asked).toEqual(['GET']);
});

test('OFR-08 a coupon of the home page is applied where it stands', async ({ page }) => {
  await keepInCart(page, ...twoLarge);
  await open(page, '/');
  const apply = page.getByRole('button', { name: 'Apply TWOLARGE' });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await apply.count()).toBe(1);
  }).toPass();
  await apply.scrollIntoViewIfNeeded();
  await untilStarted(page);
  // By the keyboard: while nodes are drawn, a click would miss the button that moves.
  await apply.press('Enter');
  await expect(page.getByRole('button', { name: 'Applied TWOLARGE' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('OFR-10 a code for an empty cart is kept, and applied when the cart fits', async ({ page }) => {
  await open(page, '/offers');
  await page.getByRole('button', { name: 'Apply TWOLARGE' }).click();
  await expect(large(page)).toContainText('Kept: it is applied when your cart fits.');
  await page.evaluate((lines) => {
    localStorage.setItem('cartLines', JSON.stringify({ v: 1, d: lines }));
  }, twoLarge);
  await open(page, '/offers');
  await expect(large(page)).toContainText(/Applied · Saves ₹\d+/, patience);
});

test('OFR-06 SES-08 an offer for customers leads a guest to the login, and from there back to itself', async ({
  page,
  app,
}) => {
  await keepInCart(page, ...twoLarge);
  await open(page, '/offers');
  const first = offer(page, '40% off your first order');
  await first.getByRole('link', { name: /^Log in/ }).click();
  const mobile = newNumber();
  await sendNumber(page, mobile);
  await enterCode(page, await textedCode(app, mobile));
  await introduce(page, 'Meera');
  await expect(page).toHaveURL(/\/offers$/);
  await expect(first.getByRole('button', { name: 'Apply FIRST40' })).toBeVisible();
  await first.getByRole('button', { name: 'Apply FIRST40' }).click();
  await expect(first).toContainText(/Applied · Saves ₹\d+/);
});
