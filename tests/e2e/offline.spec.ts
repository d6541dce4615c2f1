import { expect, test } from './server-fixture.ts';

test('a customer who is offline reloads and still sees the home page; a page never seen says so', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.reload({ waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('main [data-node]').first()).toBeVisible();
  await expect(page.getByText('Internet connection Lost')).toBeVisible();
  await page.goto('/info/privacy');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await context.setOffline(false);
});
