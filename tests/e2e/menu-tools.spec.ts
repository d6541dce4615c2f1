import type { Page } from '@playwright/test';
import { categoryBar, group, open } from './menu-page.ts';
import { boxesOf, patience, rest } from './open-page.ts';
import { expect, test } from './server-fixture.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, top: number) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(() => scrolled(page)).toBe(top);
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the menu' });
const vegOnly = (page: Page) => page.getByRole('switch', { name: 'Veg only' });

for (const width of [360, 768, 1280]) {
  test.describe(`tools of the menu at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('MEN-01 MEN-19 search and veg-only stay in reach while the menu scrolls, below the top bar', async ({
      page,
    }) => {
      await open(page, '/menu');
      await scrollTo(page, 2500);
      for (const part of [search(page), vegOnly(page)])
        await expect(async () => {
          const [bar, own] = await boxesOf(page.getByRole('banner'), part);
          expect(own.top).toBeGreaterThanOrEqual(0);
          expect(own.bottom).toBeLessThan(bar.bottom + 80);
          const isReached = await part.evaluate((element) => {
            const { left, top, width: wide, height } = element.getBoundingClientRect();
            return element === document.elementFromPoint(left + wide / 2, top + height / 2);
          });
          expect(isReached).toBe(true);
        }).toPass(patience);
      // The focus goes to both, and the page stays.
      await search(page).focus();
      await vegOnly(page).focus();
      await rest(page);
      expect(await scrolled(page)).toBe(2500);
    });

    test('MEN-01 results of a search begin at their top, and who clears it is back where the menu was left', async ({
      page,
    }) => {
      await open(page, '/menu');
      await scrollTo(page, 2500);
      await search(page).fill('paneer');
      const results = page.getByRole('region', { name: 'Search the menu' });
      const heading = results.getByRole('heading', { level: 2 });
      await expect(heading).toContainText('paneer');
      await expect(async () => {
        const [field, first] = await boxesOf(search(page), heading);
        expect(first.top).toBeGreaterThan(field.bottom);
      }).toPass(patience);
      await expect(heading).toBeInViewport();
      await page.getByRole('button', { name: 'Clear the search' }).click();
      await expect(results).toBeHidden();
      await expect.poll(() => scrolled(page)).toBe(2500);
    });

    test('MEN-20 a category that is gone to begins below what sticks', async ({ page }) => {
      await open(page, '/menu');
      await categoryBar(page).getByRole('link', { name: 'Veg pizza', exact: true }).click();
      await expect(async () => {
        const [field, bar, heading] = await boxesOf(
          search(page),
          categoryBar(page),
          group(page, 'Veg pizza').getByRole('heading', { level: 2 }),
        );
        expect(heading.top).toBeGreaterThan(field.bottom);
        if (width < 768) expect(heading.top).toBeGreaterThanOrEqual(bar.bottom);
        expect(heading.top).toBeLessThan(260);
      }).toPass(patience);
      await expect(categoryBar(page).locator('[aria-current=true]')).toHaveText('Veg pizza');
    });
  });
}
