import { cart, dish, group, open, screenSizes } from './menu-page.ts';
import { sidewaysScroll } from './open-page.ts';
import { expect, test } from './server-fixture.ts';
import { wideToo } from './wide-too.ts';

for (const size of screenSizes) {
  test.describe(`offers at ${size.width} px`, wideToo(size.width), () => {
    test.use({ viewport: size });

    test('NAV-49 an offer of the home page leads to its dish, at its price', async ({ page }) => {
      await open(page, '/');
      const offer = page.getByRole('link', { name: /^Lunch for one at ₹/ });
      // Nodes far below are drawn when the end of the page comes near.
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        expect(await offer.count()).toBe(1);
      }).toPass();
      const price = /₹\d+/.exec((await offer.textContent()) ?? '')?.[0] ?? 'no price';
      // By the keyboard: while nodes are drawn, a click would miss the link that moves.
      await offer.press('Enter');
      const lunch = dish(group(page, 'Combos'), 'Lunch for One');
      await expect(lunch).toBeInViewport();
      await expect(lunch).toContainText(price);
    });

    test('MEN-22 two items of the everyday mix cost less than the two alone, and the cart has that price', async ({
      page,
    }) => {
      await open(page, '/edv');
      await expect(page.getByText('each costs ₹10 less than alone')).toBeVisible();
      await page.getByRole('button', { name: 'Pick Mania Onion' }).click();
      await expect(page.getByRole('button', { name: 'Add 1 item · ₹99' })).toBeDisabled();
      await page.getByRole('button', { name: 'Pick Cola, 475 ml' }).click();
      await page.getByRole('button', { name: 'Add 2 items · ₹139' }).click();
      await open(page, '/menu');
      await expect(cart(page, size)).toContainText('₹139');
    });

    test('MEN-22 the home page names the lowest price of the everyday mix', async ({ page }) => {
      await open(page, '/');
      const rail = page.getByRole('region', { name: 'Everyday value', exact: true });
      await rail.scrollIntoViewIfNeeded();
      await expect(rail).toContainText('Any 2 or more: ₹10 off each.');
      const named = /from ₹(\d+)/.exec((await rail.textContent()) ?? '')?.[1];
      await open(page, '/edv');
      const items = page.getByRole('list', { name: 'Everyday value' }).getByRole('listitem');
      const orderable = items.filter({ has: page.getByRole('button') });
      const prices = (await orderable.allTextContents()).map((text) => Number(/₹(\d+)/.exec(text)?.[1]));
      expect(Math.min(...prices)).toBe(Number(named));
    });

    test('MEN-01 ‘coke’ finds the colas first, and a wrong word offers the nearest one', async ({ page }) => {
      await open(page, '/menu');
      const field = page.getByRole('searchbox', { name: 'Search the menu' });
      const results = page.getByRole('region', { name: 'Search the menu' });
      await field.fill('coke');
      await expect(results.getByRole('listitem').nth(0)).toContainText('Cola');
      await expect(results.getByRole('listitem').nth(1)).toContainText('Cola');

      await field.fill('panner');
      await expect(results.getByRole('heading', { name: 'Nothing called ‘panner’' })).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
      await results.getByRole('button', { name: 'paneer', exact: true }).click();
      await expect(field).toHaveValue('paneer');
      await expect(results.getByRole('heading', { name: /dishes for ‘paneer’/ })).toBeVisible();
      await expect(page).toHaveURL(/search=paneer/);
    });
  });
}
