import type { Page } from '@playwright/test';
import { indiranagar, standAt } from './customers.ts';
import { expect, test } from './server-fixture.ts';
import { wideToo } from './wide-too.ts';

/** Opens a page with only the small script that records input; the app loads when the test allows it. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(?!boot|rolldown-runtime)[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const width of [360, 1280]) {
  test.describe(`before the app is there, at ${width} px`, wideToo(width), () => {
    test.use({ viewport: { width, height: 800 } });

    test('LOC-06 an order type is chosen and a button pressed: both are done when it comes, in order', async ({
      page,
    }) => {
      await standAt(page, indiranagar);
      const release = await holdApp(page);
      await page.goto('/locationSelection');
      await page.getByRole('radio', { name: 'Dine-in' }).check();
      await page.getByRole('button', { name: /Use my current location/ }).click();
      release();
      await expect(page).toHaveURL('/nearestStores?deliveryType=DINEIN');
    });

    test('LOC-06 a way of ordering that is tapped on the home page leads on to where a restaurant is chosen', async ({
      page,
    }) => {
      const release = await holdApp(page);
      await page.goto('/');
      await page.getByRole('main').getByText('Takeaway', { exact: true }).click();
      release();
      await expect(page).toHaveURL('/selectRestaurant?deliveryType=P');
    });

    test('LOC-07 a place is typed into the search: it is looked for, and its list opens', async ({
      page,
    }) => {
      const release = await holdApp(page);
      await page.goto('/locationSelection');
      const search = page.getByRole('combobox', { name: /^Search for/ });
      await search.pressSequentially('kormangla');
      release();
      await expect(page.getByRole('option', { name: /Koramangala/ }).first()).toBeVisible();
      await expect(search).toHaveValue('kormangla');
      await expect(search).toBeFocused();
    });

    test('MEN-19 the menu is searched and switched to veg only', async ({ page }) => {
      const release = await holdApp(page);
      await page.goto('/menu');
      await page.getByRole('searchbox').fill('paneer');
      await page.getByRole('switch', { name: 'Veg only' }).check();
      release();
      await expect(page).toHaveURL('/menu?search=paneer');
      await expect(page.getByRole('switch', { name: 'Veg only' })).toBeChecked();
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: /veg/i })).toBeVisible();
    });
  });
}
