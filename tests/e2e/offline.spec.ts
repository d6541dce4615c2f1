import { expect, test } from './server-fixture.ts';

test('PWA-09 a customer who is offline is told, reloads and still sees the home page; a page never seen says so', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // From the second visit on the service worker stands between the page and the network.
  await page.reload({ waitUntil: 'networkidle' });
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // The code that every page begins with is kept with the service worker, and needs nothing of what was kept because it was seen.
  await page.evaluate(() => caches.delete('assets'));
  await context.setOffline(true);
  await expect(page.getByText('Internet connection Lost')).toBeVisible();
  await page.reload();
  await expect(page.locator('main [data-node]').first()).toBeVisible();
  // Chromium's emulation cuts the line of the page that comes then, and tells it nothing.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  // What was never fetched cannot come now, and the page stands all the same.
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name: 'Offers' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Internet connection Lost' })).toBeVisible();
  await page.goBack();
  await expect(page.locator('main [data-node]').first()).toBeVisible();
  await page.goto('/info/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Internet connection Lost' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveJSProperty('href', page.url());
  await context.setOffline(false);
  // It opens once the connection is back, as it says. The browser tells some pages so by itself; then the page may be gone before it is told here.
  await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'Internet connection Lost' })).toBeHidden();
  await expect(page).toHaveURL('/info/privacy');
});
