import { expect, it } from 'vitest';
import { openMemoryDatabase } from '../testing/databases.ts';
import { seedShop } from '../testing/standing-shop.ts';
import { readShopNames } from './shop-names.ts';

it('NAV-52 NAV-53 reads categories, products and stores, and leaves out what a shop does not have yet', async () => {
  const { db, close } = await openMemoryDatabase();
  expect(await readShopNames(db)).toEqual({});
  await seedShop(db);
  const { menu, storeIds } = await readShopNames(db);
  expect([...(menu?.categories ?? [])]).toEqual(
    expect.arrayContaining(['2', 'veg-pizza', 'rice-bowls-wraps', 'bestsellers', 'chicken', 'vegetarian']),
  );
  expect(menu?.products.size).toBeGreaterThan(10);
  expect(storeIds?.has('14052')).toBe(true);
  await close();
}, 60_000);
