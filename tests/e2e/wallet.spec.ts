import { accessibilityFaults } from './accessibility.ts';
import { logIn } from './customers.ts';
import { open, sidewaysScroll } from './open-page.ts';
import { comeToPay, fillWallet, payBy, trackIt } from './pay-steps.ts';
import { inKitchen, placeOrder } from './placed-order.ts';
import { expect, test } from './server-fixture.ts';

test('NAV-32 WLT-01 WLT-03 WLT-07 a delivered order earns points, and an order that is given back comes as refund points', async ({
  page,
  app,
}) => {
  const customer = app.newcomers[8];
  if (!customer) throw new Error('There is nobody to order.');
  const order = await placeOrder(app, customer);
  await logIn(page, customer);
  await open(page, '/wallet');
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();

  for (let step = 0; step < 3; step += 1) await inKitchen(app, order, 'advance');
  const lines = page.getByRole('region', { name: 'Passbook' }).getByRole('listitem');
  const shows = async (count: number) => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 3, name: 'Today' })).toBeVisible();
    await expect(lines).toHaveCount(count);
  };
  // The server posts points every three seconds.
  await expect(() => shows(1)).toPass();
  await expect(lines.first()).toContainText(`Earned with order ${order.number}`);
  const points = Math.floor(order.netPrice / 10_000) * 5;
  expect(points).toBeGreaterThan(0);
  await expect(page.getByText(`₹${points}`, { exact: true }).first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  await page.goto('/profile');
  await expect(page.getByRole('link', { name: new RegExp(`^Wallet\\s*${points} points$`) })).toBeVisible();

  await inKitchen(app, order, 'refund');
  await page.goto('/wallet');
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(1)).toContainText(`Refund of order ${order.number}`);
  await page.getByRole('button', { name: 'Deducted' }).click();
  await expect(lines).toHaveCount(1);
  await expect(lines.first()).toContainText('Taken back');
});

test('ROL-04 a guest is asked to log in, and nothing of a wallet is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/wallet-service|loyalty/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/wallet');
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fwallet/);
  expect(asked).toEqual([]);
});

test('WLT-08 ERR-17 points pay a part of an order, also when the wallet did not answer at first, and the passbook says which', async ({
  page,
  app,
}) => {
  const customer = await comeToPay(page, app);
  await fillWallet(app, customer.mobile, 50);
  await page.reload();
  const balance = '**/available_balance/**';
  await page.route(balance, (route) => route.fulfill({ status: 500, body: '{}' }));
  const wallet = page.getByRole('switch', { name: 'Use your wallet' });
  await wallet.click();
  const down = page.getByText('Wallet service is temporarily unavailable. Please try after some time.');
  await expect(down).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.unroute(balance);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(down).toHaveCount(0);
  await expect(wallet).toBeChecked();

  await payBy(page, /^Cash/);
  const number = await trackIt(page);
  await open(page, '/wallet');
  const lines = page.getByRole('region', { name: 'Passbook' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText(`Order ${number}`);
  await expect(lines.first()).toContainText('−₹50');
  await expect(lines.first()).toContainText('Balance ₹0');
});
