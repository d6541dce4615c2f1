import { accessibilityFaults } from './accessibility.ts';
import { indiranagar } from './customers.ts';
import { letDeviceAnswer } from './device-position.ts';
import { open, sidewaysScroll } from './open-page.ts';
import { expect, test } from './server-fixture.ts';

const screens = [
  { path: '/locationSelection', shows: 'Where shall we bring it?', schemes: ['light', 'dark'] },
  { path: '/mapScreen', shows: 'Where shall we bring it?', schemes: ['light', 'dark'] },
  { path: '/newAddress?showContact=true', shows: 'Where should we bring it?', schemes: ['light'] },
  { path: '/restaurants', shows: 'Our restaurants', schemes: ['light'] },
  { path: '/nearestStores?deliveryType=P', shows: 'The nearest to Indiranagar', schemes: ['light'] },
  { path: '/manualSelector', shows: 'Which city are you in?', schemes: ['light'] },
] as const;

for (const { path, shows, schemes } of screens) {
  for (const colorScheme of schemes) {
    test(`${path} has no accessibility violation and no sideways scroll at 360 px, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await letDeviceAnswer(page, indiranagar);
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1, name: shows })).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    });
  }
}

test('LOC-15 the restaurants are readable with JavaScript off, and each has a page with an address of its own', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${app.url}/restaurants`);
  await expect(page.getByText(/^\d+ restaurants/)).toBeVisible();
  const details = page.getByRole('link', { name: /^Details/ });
  expect(await details.count()).toBe(12);
  const [, name = ''] = /^Details\s*: (.*)$/.exec((await details.first().textContent()) ?? '') ?? [];
  await details.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(`^${name} · `));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/restaurants\?storeId=\w+$/);
  await context.close();
});
