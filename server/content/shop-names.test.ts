import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { namesOfDocuments } from '#schemas/check/names-of-documents.ts';
import { warnDocument } from '#schemas/check/warn-document.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { seedShop } from '../testing/standing-shop.ts';
import { readContentFolder } from './read-content-folder.ts';
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

it('reads when the coupons can be used, and keeps their codes as editors have them', async () => {
  const { db, close } = await openMemoryDatabase();
  await seedShop(db);
  const until = '2026-11-20T15:30:00+05:30';
  await db
    .updateTable('promos')
    .set({ rule: sql`rule || ${JSON.stringify({ until })}::jsonb` })
    .where('code', '=', 'FIRST40')
    .execute();
  const { coupons, couponRules } = await readShopNames(db);
  expect([...(coupons ?? [])].toSorted()).toEqual(['CRUNCH100', 'FIRST40', 'LAVA20', 'TWOLARGE']);
  expect(couponRules?.get('FIRST40')).toEqual({
    code: 'FIRST40',
    until,
    isImplicit: false,
    gives: { percent: 40, atMost: 12_000, minimum: 29_900 },
  });
  expect(couponRules?.get('LAVA20')).toEqual({
    code: 'LAVA20',
    isImplicit: true,
    gives: { percent: 20 },
  });
  expect(couponRules?.get('TWOLARGE')?.gives).toEqual({ price: 79_900 });
  expect(couponRules?.get('CRUNCH100')?.gives).toEqual({ amount: 10_000, minimum: 49_900 });
  await close();
}, 60_000);

it('finds nothing to warn of in content/, with the coupons of the sandbox', async () => {
  const { db, close } = await openMemoryDatabase();
  await seedShop(db);
  const { files } = readContentFolder(fileURLToPath(new URL('../../content', import.meta.url)));
  const known = { ...namesOfDocuments(files), ...(await readShopNames(db)) };
  const now = Date.parse('2026-11-20T10:00:00Z');
  expect(files.flatMap((file) => warnDocument({ ...file, known, now }))).toEqual([]);
  await close();
}, 60_000);
