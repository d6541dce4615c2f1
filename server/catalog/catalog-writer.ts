import { type Selectable, sql } from 'kysely';
import type { CatalogFile, StoresFile } from '#schemas/import-files.ts';
import type { Database } from '../database/database.ts';
import type { StoreAddonTable, StoreProductTable } from '../database/tables/menu-tables.ts';
import type { Tables } from '../database/tables/tables.ts';
import { upsert } from '../database/upsert.ts';
import { storeRow } from '../locator/store-row.ts';

export interface Saved {
  readonly name: string;
  readonly total: number;
  /** Number of rows that were new or changed. */
  readonly written: number;
  /** What was not taken over, though nothing is wrong with it. */
  readonly notes?: readonly string[];
}

type AwayTable = 'store_products' | 'store_addons';

interface Away<T extends AwayTable> {
  /** The name of the rows in the report. */
  readonly name: string;
  readonly table: T;
  readonly keys: readonly (keyof Tables[T] & string)[];
  /** Stores whose file lists missing products or add-ons, each with its rows. */
  readonly told: readonly { readonly id: string; readonly rows: readonly Selectable<Tables[T]>[] }[];
}

/**
 * Writes stores, products, shelves, promotions and the rules of offers. Rows with the same id are updated. Nothing is removed, because orders and carts refer to
 * the rows. To be used within a transaction.
 */
export function createCatalogWriter(transaction: Database) {
  async function saveCategories(categories: CatalogFile['categories']): Promise<Saved> {
    const rows = categories.map(({ id, name, slug, picture }, position) => ({
      id,
      name,
      slug,
      picture: picture ?? null,
      position,
    }));
    const written = await upsert(transaction, { table: 'categories', keys: ['id'], rows });
    return { name: 'categories', total: rows.length, written };
  }

  async function saveAddons(addons: CatalogFile['addons']): Promise<Saved> {
    const rows = addons.map((addon, position) => ({
      id: addon.addonId,
      name: addon.name,
      addon_group: addon.group,
      price: addon.price,
      description: addon.description ?? null,
      image_name: addon.imageName ?? null,
      food_type: addon.foodType,
      available: addon.available,
      variants: addon.addonVariants,
      kcal: addon.kcal ?? null,
      allergens: addon.allergens ?? null,
      position,
    }));
    const written = await upsert(transaction, { table: 'addons', keys: ['id'], rows });
    return { name: 'add-ons', total: rows.length, written };
  }

  async function saveProducts(products: CatalogFile['products']): Promise<Saved> {
    const written = await upsert(transaction, {
      table: 'products',
      keys: ['id'],
      rows: products.map((product, position) => ({
        id: product.id,
        name: product.name,
        menu_code: product.menuCode,
        description: product.description,
        picture: product.picture,
        price: product.price,
        strike_price: product.strikePrice ?? null,
        food_type: product.foodType,
        kcal: product.kcal ?? null,
        serves_label: product.servesLabel ?? null,
        size_id: product.sizeId ?? null,
        crust_id: product.crustId ?? null,
        category_ids: product.categoryIds,
        badge: product.badge ?? null,
        position,
        allergens: product.allergens ?? null,
        sizes: product.sizes,
        crusts: product.crusts,
        options: product.options,
        addon_ids: product.addonIds,
        edv: product.edv,
        sold_from: product.hours?.from ?? null,
        sold_until: product.hours?.until ?? null,
        max_quantity: product.maxQuantity ?? null,
        order_types: product.orderTypes ?? null,
      })),
    });
    return { name: 'products', total: products.length, written };
  }

  async function saveRules(promos: CatalogFile['promos']): Promise<Saved> {
    const rows = promos.map((rule) => ({ code: rule.code, rule }));
    const written = await upsert(transaction, { table: 'promos', keys: ['code'], rows });
    return { name: 'offers', total: rows.length, written };
  }

  async function saveShelf(shelf: string, ids: readonly string[]): Promise<Saved> {
    const gone = await transaction
      .deleteFrom('shelves')
      .where('shelf', '=', shelf)
      .where(({ not, eb }) => not(eb('product_id', '=', sql<string>`any(${[...ids]}::text[])`)))
      .executeTakeFirst();
    const rows = ids.map((product_id, position) => ({ shelf, product_id, position }));
    const written = await upsert(transaction, { table: 'shelves', keys: ['shelf', 'product_id'], rows });
    return { name: `places of ${shelf}`, total: ids.length, written: written + Number(gone.numDeletedRows) };
  }

  /** Writes exactly the unavailable rows that the stores list; rows of other stores do not change. */
  async function saveAway<T extends AwayTable>({ name, table, keys, told }: Away<T>): Promise<Saved[]> {
    if (told.length === 0) return [];
    const stores = told.map(({ id }) => id);
    const rows = told.flatMap((store) => store.rows);
    const keysOf = (alias: string) => sql.join(keys.map((key) => sql.ref(`${alias}.${key}`)));
    const { rows: back } = await sql`
      delete from ${sql.table(table)} as known
      where store_id = any(${stores}::text[]) and not available and not exists (
        select from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) as away
        where row(${keysOf('away')}) = row(${keysOf('known')})
      )
      returning 1
    `.execute(transaction);
    const written = await upsert(transaction, { table, keys, rows });
    return [{ name, total: rows.length, written: back.length + written }];
  }

  return {
    async saveCatalog(file: CatalogFile): Promise<Saved[]> {
      const { shelves, promotions } = file;
      const saved: Saved[] = [];
      if (file.categories.length > 0) saved.push(await saveCategories(file.categories));
      if (file.addons.length > 0) saved.push(await saveAddons(file.addons));
      saved.push(await saveProducts(file.products));
      for (const [shelf, ids] of Object.entries(shelves)) saved.push(await saveShelf(shelf, ids));
      const written = await upsert(transaction, {
        table: 'promotions',
        keys: ['id'],
        rows: promotions.map((promotion, position) => ({
          id: promotion.id,
          shelf: promotion.shelf,
          heading: promotion.heading,
          text: promotion.text ?? null,
          code: promotion.code ?? null,
          terms: promotion.terms ?? null,
          wash: promotion.wash ?? null,
          picture: promotion.picture ?? null,
          link: promotion.link ?? null,
          position,
          conditions: promotion.conditions,
          non_veg: promotion.nonVeg ?? false,
        })),
      });
      saved.push({ name: 'promotions', total: promotions.length, written });
      if (file.promos.length > 0) saved.push(await saveRules(file.promos));
      return saved;
    },

    async saveStores({ stores }: StoresFile): Promise<Saved[]> {
      const written = await upsert(transaction, {
        table: 'stores',
        keys: ['id'],
        rows: stores.map(storeRow),
      });
      return [
        { name: 'stores', total: stores.length, written },
        ...(await saveAway({
          name: 'products that a store cannot make',
          table: 'store_products',
          keys: ['store_id', 'product_id'],
          told: stores.flatMap(({ id, unavailable }) =>
            unavailable ? [{ id, rows: awayProducts(id, unavailable) }] : [],
          ),
        })),
        ...(await saveAway({
          name: 'add-ons that a store has none of',
          table: 'store_addons',
          keys: ['store_id', 'addon_id'],
          told: stores.flatMap(({ id, unavailableAddons }) =>
            unavailableAddons ? [{ id, rows: awayAddons(id, unavailableAddons) }] : [],
          ),
        })),
      ];
    },
  };
}

type ImportedStore = StoresFile['stores'][number];

function awayProducts(
  store_id: string,
  unavailable: NonNullable<ImportedStore['unavailable']>,
): Selectable<StoreProductTable>[] {
  return unavailable.map(({ productId, text }) => ({
    store_id,
    product_id: productId,
    available: false,
    available_text: text ?? null,
  }));
}

function awayAddons(store_id: string, ids: readonly string[]): Selectable<StoreAddonTable>[] {
  return ids.map((addon_id) => ({ store_id, addon_id, available: false }));
}
