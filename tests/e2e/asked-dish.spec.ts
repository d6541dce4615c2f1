import type { Page } from '@playwright/test';
import { dish, group, open, reload, screenSizes } from './menu-page.ts';
import { sidewaysScroll } from './open-page.ts';
import { expect, test } from './server-fixture.ts';
import { wideToo } from './wide-too.ts';

const vegOnly = (page: Page) => page.getByRole('switch', { name: 'Veg only' });
const saying = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function turnVegOnlyOn(page: Page): Promise<void> {
  await open(page, '/menu');
  await vegOnly(page).check();
}

for (const size of screenSizes) {
  test.describe(`a link to a dish at ${size.width} px`, wideToo(size.width), () => {
    test.use({ viewport: size });

    test('NAV-51 MEN-19 of a group that veg only hides: named, and shown with its choices when asked', async ({
      page,
    }) => {
      await turnVegOnlyOn(page);
      await open(page, '/menu/3/PIZ7');
      const notice = saying(page, 'Chicken Tikka is hidden');
      await expect(notice).toContainText('Veg only is on, and it is not vegetarian.');
      await expect(notice).toBeInViewport({ ratio: 1 });
      await expect(vegOnly(page)).toBeChecked();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await sidewaysScroll(page)).toBe(0);

      await notice.getByRole('button', { name: 'Show it' }).click();
      const choices = page.getByRole('dialog', { name: 'Make it yours' });
      await expect(choices.getByRole('heading', { name: 'Chicken Tikka' })).toBeVisible();
      await page.goBack();
      await expect(choices).toHaveCount(0);
      // The page below was scrolled to the dish.
      await expect(dish(group(page, 'Non-veg pizza'), 'Chicken Tikka')).toBeInViewport({ ratio: 1 });
      await expect(vegOnly(page)).not.toBeChecked();
      await expect(notice).toHaveCount(0);
    });

    test('NAV-51 MEN-19 of a group that veg only shows in part: named, also after a reload', async ({
      page,
    }) => {
      await turnVegOnlyOn(page);
      await open(page, '/menu/50/CMB1');
      const notice = saying(page, 'Pizza Duo is hidden');
      await expect(notice).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('heading', { name: /^Combos/, level: 2 })).toBeInViewport({ ratio: 1 });
      await reload(page);
      await expect(notice).toBeInViewport({ ratio: 1 });
      await notice.getByRole('button', { name: 'Show it' }).click();
      const choices = page.getByRole('dialog', { name: 'Make it yours' });
      await expect(choices.getByRole('heading', { name: 'Pizza Duo' })).toBeVisible();
      await page.goBack();
      await expect(choices).toHaveCount(0);
      await expect(notice).toHaveCount(0);
      await expect(dish(group(page, 'Combos'), 'Pizza Duo')).toBeInViewport({ ratio: 1 });
    });

    test('NAV-51 to what the restaurant does not have says which one, and leads on', async ({ page }) => {
      await open(page, '/menu/4/NOPE');
      const notice = saying(page, 'does not have the dish of your link');
      await expect(notice).toBeInViewport({ ratio: 1 });
      await expect(notice).toContainText('Here is what there is in Sides.');
      await notice.getByRole('link', { name: 'Choose another store' }).click();
      await expect(page).toHaveURL(/\/locationSelection/i);
    });
  });
}
