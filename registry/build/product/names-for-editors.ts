import { shopNames } from '#schemas/check/shop-names.ts';
import { namesIn, namesSchema, type NamesOfShop, shopThings } from '#schemas/editor-names.ts';
import type { JsonSchema } from '#schemas/engine/json-schema.ts';
import { seedCatalogFile } from '#server/catalog/seed/seed-catalog.ts';
import { seedProducts } from '#server/catalog/seed/products.ts';
import { seedStores } from '#server/locator/seed/stores.ts';

function namesOfTheSandbox(): NamesOfShop {
  const { categories, products, promos } = seedCatalogFile(seedProducts);
  const { menu, storeIds, coupons } = shopNames({
    categories,
    products: products.map(({ id }) => id),
    stores: seedStores().map(({ id }) => id),
    coupons: promos.map(({ code }) => code),
  });
  return {
    category: [...(menu?.categories ?? [])],
    product: [...(menu?.products ?? [])],
    store: [...(storeIds ?? [])],
    coupon: [...(coupons ?? [])],
    experiment: [],
  };
}

/** The names that stand there, which may be those of a live shop, as long as those of the sandbox are among them; otherwise those of the sandbox. */
export function namesForEditors(there: JsonSchema | undefined): JsonSchema {
  const sandbox = namesSchema(namesOfTheSandbox());
  const known = namesIn(there ?? {});
  const wanted = namesIn(sandbox);
  const isWhole = shopThings.every((thing) => wanted[thing].every((name) => known[thing].includes(name)));
  return isWhole ? namesSchema(known) : sandbox;
}
