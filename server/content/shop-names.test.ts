import { expect, it } from 'vitest';
import { constants } from '#src/config/constants.ts';
import { seedCatalog } from '../catalog/seed/seed-catalog.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { namesOfTheApp, readShopNames } from './shop-names.ts';

it('NAV-53 knows the names that the app has for categories', () => {
  expect(namesOfTheApp).toEqual(expect.arrayContaining(Object.keys(constants.menu.slugAliases)));
});

it('NAV-52 reads categories, products and stores, and says nothing of a shop that has none yet', async () => {
  const { db, close } = await openMemoryDatabase();
  expect(await readShopNames(db)).toEqual({});
  await seedCatalog(db);
  const { menu, storeIds } = await readShopNames(db);
  expect([...(menu?.categories ?? [])]).toEqual(
    expect.arrayContaining(['2', 'veg-pizza', 'rice-bowls-wraps', 'bestsellers', 'chicken']),
  );
  expect(menu?.products.size).toBeGreaterThan(10);
  expect(storeIds?.has('14052')).toBe(true);
  await close();
}, 60_000);
