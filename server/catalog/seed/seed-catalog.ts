import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import { catalogFile, storesFile } from '#schemas/import-files.ts';
import { orderTypeCodes } from '#schemas/node.ts';
import type { Database } from '../../database/database.ts';
import { importedShop, recordSeed, seededVersion } from '../../database/seeds.ts';
import { seedStores } from '../../locator/seed/stores.ts';
import { seedPromos } from '../../promo/seed/promos.ts';
import { createCatalogWriter } from '../catalog-writer.ts';
import { seedAddons } from './addons.ts';
import { fillUp } from './fill-up.ts';
import { seedProducts, seedShelves } from './products.ts';
import { seedLeaders, seedPromotions, seedVoters } from './promotions.ts';
import { seedCategories } from './seed-categories.ts';
import { categories, type SeedProduct } from './seed-product.ts';
import { seedUnavailable, seedUnavailableAddons } from './unavailable.ts';

interface SeedOptions {
  /** Least number of products: those of the menu, then variations of them. */
  readonly products?: number | undefined;
}

/**
 * Fills an empty catalogue with the sandbox's stores, menu and offers, and updates one that an older build has filled. An imported shop does
 * not change, nor does any data of customers.
 */
export async function seedCatalog(db: Database, { products: count = 0 }: SeedOptions = {}): Promise<void> {
  const version = sandboxVersion();
  await db.transaction().execute(async (transaction) => {
    // Processes that start together on one database wait for one another here.
    await sql`lock table stores in exclusive mode`.execute(transaction);
    if (!(await isForSandbox(transaction, version))) return;
    const products = fillUp(seedProducts, count);
    const writer = createCatalogWriter(transaction);
    await writer.saveCatalog(seedCatalogFile(products));
    await writer.saveStores(seedStoresFile(products));
    await writeLeaders(transaction);
    await recordSeed(transaction, { name: 'sandbox', version });
  });
}

/** Whether the catalogue is empty, or an older one of the sandbox's own. */
async function isForSandbox(transaction: Database, version: string): Promise<boolean> {
  const stores = await transaction.selectFrom('stores').select(['id', 'name']).execute();
  if (stores.length === 0) return true;
  const seeded = await seededVersion(transaction, 'sandbox');
  if (seeded !== undefined) return seeded !== version && seeded !== importedShop;
  // Filled before versions were stored: a shop that is not the sandbox has other stores.
  const own = new Map(seedStores().map(({ id, name }) => [id, name]));
  return stores.every(({ id, name }) => own.get(id) === name);
}

/** Changes whenever the data of the sandbox's shop changes. */
function sandboxVersion(): string {
  const everything = [seedCatalogFile(seedProducts), seedStoresFile(seedProducts), seedLeaders, seedVoters];
  return createHash('sha256').update(JSON.stringify(everything)).digest('hex').slice(0, 16);
}

/** The sandbox's catalogue as an import file would hold it: checked by the same rules. */
export function seedCatalogFile(products: readonly SeedProduct[]): z.output<typeof catalogFile> {
  return catalogFile.parse({
    categories: seedCategories.map(({ categoryId, ...category }) => ({ id: categoryId, ...category })),
    addons: [...seedAddons],
    products: products.map(importedProduct),
    shelves: seedShelves,
    promotions: seedPromotions,
    promos: [...seedPromos],
  });
}

/** The sandbox's stores, with what each cannot make of these products, as an import file would hold them. */
function seedStoresFile(products: readonly SeedProduct[]): z.output<typeof storesFile> {
  const productIds = products.map(({ id }) => id);
  const addonIds = seedAddons.map(({ addonId }) => addonId);
  return storesFile.parse({
    stores: seedStores().map((store) => ({
      ...store,
      unavailable: seedUnavailable(store.id, productIds),
      unavailableAddons: seedUnavailableAddons(store.id, addonIds),
    })),
  });
}

/** Products with ice cream, which would melt before the train arrives. */
const notOnTrains: ReadonlySet<string> = new Set(['DES11', 'BEV4', 'BEV14', 'BEV15', 'BEV16']);

function importedProduct(product: SeedProduct) {
  const {
    veg,
    category,
    alsoIn = [],
    serves,
    defaultSizeId,
    defaultCrustId,
    sizes,
    crusts,
    ...rest
  } = product;
  return {
    ...rest,
    menuCode: `MC-${product.id}`,
    foodType: veg ? 0 : 1,
    servesLabel: serves,
    sizes,
    sizeId: defaultSizeId,
    crusts,
    crustId: defaultCrustId,
    categoryIds: [category, ...alsoIn].map((name) => categories[name]),
    ...(notOnTrains.has(product.id) && { orderTypes: orderTypeCodes.filter((code) => code !== 'IRCTC') }),
  };
}

async function writeLeaders(transaction: Database) {
  await transaction.deleteFrom('leaderboard').execute();
  await transaction.insertInto('leaderboard').values(seedLeaders).execute();
  await transaction.deleteFrom('vote_leaders').execute();
  await transaction.insertInto('vote_leaders').values(seedVoters).execute();
}
