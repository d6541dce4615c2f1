import { open } from './menu-page.ts';
import { expect, test } from './server-fixture.ts';

const title = 'The deal you opened';

test('API-028 a link to a deal shows it above the others, and its code is applied there', async ({
  page,
}) => {
  const asked = page.waitForResponse((response) => response.url().endsWith('/deals/twolarge'));
  await open(page, '/offers?deal=twolarge');
  expect((await asked).status()).toBe(200);
  const region = page.getByRole('region', { name: title });
  await expect(region.getByRole('article')).toHaveCount(1);
  await region.getByRole('button', { name: /TWOLARGE/ }).click();
  await expect(region.getByRole('article')).toContainText(/kept/i);
  await page.reload();
  await expect(region.getByRole('article')).toContainText(/kept/i);
});

test('API-028 a link to a deal that is over says so, and one that fails can be tried again', async ({
  page,
}) => {
  await open(page, '/offers?deal=gone');
  const over = page.getByRole('status').filter({ hasText: 'This deal is over. See the others.' });
  await expect(over).toBeVisible();
  await over.getByRole('button', { name: 'Dismiss' }).click();
  await expect(over).toHaveCount(0);
  await expect(page).toHaveURL(/\/offers$/);

  await page.route('**/deals/twolarge', (route) =>
    route.fulfill({ status: 500, json: { status: 'FAILED' } }),
  );
  await open(page, '/offers?deal=twolarge');
  const failed = page.getByRole('alert').filter({ hasText: 'The deal did not load' });
  await expect(failed).toBeVisible();
  await expect(page.getByRole('region', { name: 'Deals at this restaurant' })).toBeVisible();
  await page.unroute('**/deals/twolarge');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: title }).getByRole('article')).toBeVisible();
});
