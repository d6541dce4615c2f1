import { open } from './open-page.ts';
import { expect, test } from './server-fixture.ts';

test('MEN-01 search finds words and not letters inside them, with other spaces and in Devanagari, and proposes what finds something', async ({
  page,
}) => {
  await open(page, '/menu');
  const field = page.getByRole('searchbox', { name: 'Search the menu' });
  const names = page.getByRole('region', { name: 'Search the menu' }).getByRole('heading', { level: 3 });
  await field.fill('egg');
  await expect(names.filter({ hasText: 'Morning Egg Roll' })).toBeVisible();
  await expect(names).toHaveCount(2);
  await field.fill('pepsi');
  await expect(names.first()).toContainText('Cola');
  await expect(names.filter({ hasText: 'Pizza Duo' })).toHaveCount(1);
  await expect(names.filter({ hasText: 'Choc' })).toHaveCount(0);
  await field.fill('colddrink');
  await expect(names.filter({ hasText: 'Orange Fizz' })).toHaveCount(1);
  await field.fill('पनीर');
  await expect(names.first()).toContainText('Paneer');
  await field.fill('garlic bred');
  await page.getByRole('button', { name: 'garlic bread', exact: true }).click();
  await expect(names.first()).toContainText('Garlic Bread');
});
