import { accessibilityFaults } from './accessibility.ts';
import { categoryBar, dish, group, open } from './menu-page.ts';
import { boxesOf, rest, sidewaysScroll } from './open-page.ts';
import { expect, test } from './server-fixture.ts';

const jump = { name: 'Menu all categories' } as const;

test.describe('the jump to a category on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

  test('MEN-20 goes with the focus to the category that is chosen, and stands above the bar of the cart', async ({
    page,
  }) => {
    await open(page, '/menu');
    const button = page.getByRole('button', jump);
    await dish(group(page, 'Bestsellers'), 'Chicken Tikka').getByRole('button', { name: /^Add/ }).click();
    const cart = page.getByRole('region', { name: 'Cart', exact: true });
    await expect(cart).toBeVisible();
    await expect(async () => {
      const [own, bar] = await boxesOf(button, cart);
      expect(own.bottom).toBeLessThanOrEqual(bar.top);
      expect(own.height).toBeGreaterThanOrEqual(44);
    }).toPass();

    await button.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Categories' });
    await expect(sheet.getByRole('link', { name: 'Beverages 19 dishes' })).toBeVisible();
    await expect(sheet.getByRole('link', { name: /^Bestsellers/ })).toHaveAttribute('aria-current', 'true');
    await rest(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await sheet.getByRole('link', { name: /^Beverages/ }).focus();
    await page.keyboard.press('Enter');
    await expect(sheet).toHaveCount(0);
    const heading = group(page, 'Beverages').getByRole('heading', { level: 2 });
    await expect(page).toHaveURL(/\/menu\/beverages$/);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(categoryBar(page).locator('[aria-current=true]')).toHaveText('Beverages');
  });

  test('MEN-20 is not there while results of a search are shown', async ({ page }) => {
    await open(page, '/menu');
    await expect(page.getByRole('button', jump)).toBeVisible();
    await page.getByRole('searchbox').fill('tikka');
    await expect(page.getByRole('region', { name: 'Search the menu' })).toBeVisible();
    await expect(page.getByRole('button', jump)).toHaveCount(0);
  });
});

for (const width of [768, 1024]) {
  test.describe(`the menu at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('MEN-20 has its categories beside the dishes, which need no jump', async ({ page }) => {
      await open(page, '/menu');
      const bestsellers = group(page, 'Bestsellers');
      const [bar, dishes] = await boxesOf(categoryBar(page), bestsellers);
      expect(bar.right).toBeLessThanOrEqual(dishes.left);
      expect(Math.abs(bar.top - dishes.top)).toBeLessThan(120);
      await expect(page.getByRole('button', jump)).toBeHidden();
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

      await categoryBar(page).getByRole('link', { name: 'Beverages' }).click();
      await expect(group(page, 'Beverages').getByRole('heading', { level: 2 })).toBeInViewport();
      await expect(categoryBar(page)).toBeInViewport();
      await expect(categoryBar(page).locator('[aria-current=true]')).toHaveText('Beverages');
      if (width < 1024) return;
      const cart = page.getByRole('region', { name: 'Your cart' });
      await expect(cart).toBeInViewport();
      const [side, list] = await boxesOf(cart, group(page, 'Beverages'));
      expect(list.right).toBeLessThanOrEqual(side.left);
    });
  });
}
