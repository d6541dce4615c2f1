import { keepInCart } from './kept-cart.ts';
import { boxesOf, open } from './open-page.ts';
import { expect, test } from './server-fixture.ts';

test.use({ viewport: { width: 360, height: 740 } });

const bucket = { productId: 'CHK7', name: 'Party Bucket', price: 94_900, foodType: 1, quantity: 1 } as const;

test('CRT-02 CRT-24 nothing moves while a quantity waits for its price, nor when an instruction is chosen', async ({
  page,
}) => {
  await keepInCart(page, bucket);
  await open(page, '/cart');
  const row = page.getByRole('listitem').filter({ hasText: 'Party Bucket' }).first();
  const name = row.getByText('Party Bucket', { exact: true }).first();
  await expect(row).toContainText('₹949');
  const [before, nameBefore] = await boxesOf(row, name);

  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/cart-service\//, async (route) => {
    await asked;
    await route.continue();
  });
  await row.getByRole('button', { name: 'Add one more Party Bucket' }).click();
  await expect(row).toContainText('Updating');
  const [waiting, nameWaiting] = await boxesOf(row, name);
  expect(waiting.height).toBe(before.height);
  expect(nameWaiting.width).toBe(nameBefore.width);
  answer();
  await expect(row).toContainText('₹1,898');
  const [priced] = await boxesOf(row);
  expect(priced.height).toBe(before.height);

  const chips = page.getByRole('button', { name: /^(Leave at the door|Call when here)$/ });
  const [first, second] = await boxesOf(chips.nth(0), chips.nth(1));
  await chips.nth(0).click();
  await expect(chips.nth(0)).toHaveAttribute('aria-pressed', 'true');
  const [firstThen, secondThen] = await boxesOf(chips.nth(0), chips.nth(1));
  expect(firstThen.width).toBe(first.width);
  expect(secondThen.left).toBe(second.left);
});

test('the cart begins with what was ordered: the guarantee stands below the bill, and on no empty cart', async ({
  page,
}) => {
  const guarantee = page.getByText('30 minutes by day, or it is free');
  await open(page, '/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(guarantee).toHaveCount(0);
  await keepInCart(page, bucket);
  await open(page, '/cart');
  await expect(guarantee).toBeVisible();
  await expect(async () => {
    const [bill, told] = await boxesOf(page.getByRole('region', { name: 'Bill' }), guarantee);
    expect(told.top).toBeGreaterThanOrEqual(bill.bottom);
  }).toPass();
});
