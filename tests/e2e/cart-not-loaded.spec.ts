import type { Page } from '@playwright/test';
import { keepInCart } from './kept-cart.ts';
import { open } from './menu-page.ts';
import { expect, test } from './server-fixture.ts';
import { untilTriedAgain } from './until-tried-again.ts';

test.use({ viewport: { width: 360, height: 740 } });

const bucket = { productId: 'CHK7', name: 'Party Bucket', price: 94_900, foodType: 1, quantity: 1 } as const;
const bar = (page: Page) => page.getByRole('region', { name: 'To pay' });

for (const [what, files] of [
  ['the bill', '**/assets/cart-extras-*.js'],
  ['the prices', '**/assets/cart-sync-*.js'],
] as const) {
  test(`PWA-09 the code of ${what} does not arrive: the lines can be changed, and Try again gets it`, async ({
    page,
  }) => {
    await keepInCart(page, bucket);
    await (await untilTriedAgain(page)).fail(files);
    await open(page, '/cart');
    const again = bar(page).getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.getByRole('button', { name: 'Add one more Party Bucket' }).click();
    await expect(page.getByRole('heading', { name: '2 items' })).toBeVisible();
    await again.click();
    await expect(bar(page)).toContainText('₹');
    await expect(page.getByRole('region', { name: 'Bill' })).toContainText('CGST');
    await expect(page.getByRole('heading', { name: '2 items' })).toBeVisible();
  });
}
