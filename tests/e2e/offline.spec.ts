import { expect, test } from './server-fixture.ts';

test('a customer who is offline reloads and still sees the home page; a page never seen says so', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // From the second visit on the service worker stands between the page and the network.
  await page.reload({ waitUntil: 'networkidle' });
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('main [data-node]').first()).toBeVisible();
  await expect(page.getByText('Internet connection Lost')).toBeVisible();
  await page.goto('/info/privacy');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await context.setOffline(false);
});
