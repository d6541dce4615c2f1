import type { Page } from '@playwright/test';
import { open } from './open-page.ts';
import { expect, test } from './server-fixture.ts';
import { wideToo } from './wide-too.ts';

async function search(page: Page, text: string) {
  const box = page.getByRole('combobox', { name: 'Search for your area, street or PIN code' });
  await box.fill(text);
  return page.getByRole('option').first();
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, wideToo(width), () => {
    test.use({ viewport: { width, height: 800 } });

    test.beforeEach(async ({ page }) => {
      await open(page, '/');
      await page.getByRole('link', { name: 'Delivery to' }).click();
    });

    test('LOC-07 API-112 an order goes to a house in a street, typed in any order and with errors', async ({
      page,
    }) => {
      await expect(await search(page, 'powai hiranandani')).toContainText('Hiranandani Gardens');
      await expect(await search(page, '12 main road indiranagar')).toContainText('12th Main Road');
      const house = await search(page, 'indranagar 12th main, #45');
      await expect(house).toContainText('45, 12th Main Road');
      await house.click();
      await expect(page).toHaveURL('/menu');
      await expect(page.getByRole('link', { name: /^Delivery to 45, 12th Main Road/ })).toBeVisible();
    });

    test('LOC-07 API-112 the search falls back to the words it knows, and says what it left out', async ({
      page,
    }) => {
      await expect(await search(page, 'Sunrise Villa 77 indiranagar')).toContainText('Indiranagar');
      await expect(
        page.getByText('No match for “Sunrise Villa 77” in Indiranagar. Showing places there.', {
          exact: true,
        }),
      ).toBeVisible();
      await search(page, 'indiranagar');
      await expect(page.getByText(/^No match/)).toHaveCount(0);
    });

    test('LOC-07 API-112 names in the scripts of India find their place', async ({ page }) => {
      await expect(await search(page, 'इंदिरानगर')).toContainText('Indiranagar');
      await expect(await search(page, 'ಜಯನಗರ')).toContainText('Jayanagar');
      await expect(await search(page, 'சென்னை')).toContainText('Chennai');
    });
  });
}
