import type { Page } from '@playwright/test';
import { categoryBar, open } from './menu-page.ts';
import { rest } from './open-page.ts';
import { expect, test } from './server-fixture.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

// 1023 px: the last width at which the categories are a bar below the top bar.
for (const width of [360, 1023, 1280]) {
  test.describe(`by keyboard at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the focus goes through what sticks to the top, and the page stays where it is', async ({
      page,
    }) => {
      await open(page, '/menu');
      await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
      await expect.poll(() => scrolled(page)).toBe(3000);
      const last = categoryBar(page).getByRole('link').nth(3);
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press('Tab');
        if (await last.evaluate((link) => link === document.activeElement)) break;
      }
      await expect(last).toBeFocused();
      await rest(page);
      expect(await scrolled(page)).toBe(3000);
    });

    test('a drawer that closes gives the focus back and leaves the page where it was', async ({ page }) => {
      await open(page, '/menu');
      await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
      await expect.poll(() => scrolled(page)).toBe(3000);
      const opener = page.getByRole('button', { name: 'Open the menu' });
      // Opened with a key: before a click Playwright would scroll the element into view, and with it the page.
      await opener.evaluate((button: HTMLElement) => {
        button.focus({ preventScroll: true });
        button.click();
      });
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      await rest(page);
      expect(await scrolled(page)).toBe(3000);
    });
  });
}
