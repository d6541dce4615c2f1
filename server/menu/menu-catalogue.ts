import type { Selectable } from 'kysely';
import type { Addon, MenuCategory, MenuProduct } from '#schemas/entities/menu.ts';
import type { Database } from '../database/database.ts';
import type { AddonTable, CategoryTable, ProductTable } from '../database/tables/menu-tables.ts';
import type { Hours } from '../time-in-india.ts';

/** A product with the fields that decide where and when it is sold. */
export interface CatalogueProduct {
  /** As on a menu where it is available. */
  readonly product: MenuProduct;
  readonly categoryIds: readonly string[];
  readonly hours?: Hours;
  readonly orderTypes?: readonly string[];
}

/** The shared data that the menus of all stores are built from. */
export interface MenuCatalogue {
  readonly categories: readonly Omit<MenuCategory, 'products'>[];
  readonly products: readonly CatalogueProduct[];
  readonly addons: readonly Addon[];
  /** Shelf → product ids, the first one first. */
  readonly shelves: ReadonlyMap<string, readonly string[]>;
  /** The different times of day between which something is sold. */
  readonly saleHours: readonly Hours[];
}

export async function readCatalogue(db: Database): Promise<MenuCatalogue> {
  const categories = await db
    .selectFrom('categories')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const addons = await db.selectFrom('addons').selectAll().orderBy('position').orderBy('id').execute();
  const rows = await db.selectFrom('products').selectAll().orderBy('position').orderBy('id').execute();
  const places = await db.selectFrom('shelves').selectAll().orderBy('position').execute();
  const products = rows.map(catalogueProduct);
  const saleHours = new Map(products.flatMap(({ hours }) => (hours ? [[JSON.stringify(hours), hours]] : [])));
  const shelves = new Map<string, string[]>();
  for (const { shelf, product_id } of places) {
    const ids = shelves.get(shelf);
    if (ids) ids.push(product_id);
    else shelves.set(shelf, [product_id]);
  }
  return {
    categories: categories.map(categoryOf),
    products,
    addons: addons.map(addonOf),
    shelves,
    saleHours: [...saleHours.values()],
  };
}

function categoryOf({ id, name, slug, picture }: CategoryTable): Omit<MenuCategory, 'products'> {
  return { categoryId: id, name, slug, ...(picture !== null && { picture }) };
}

function addonOf(row: Selectable<AddonTable>): Addon {
  return {
    addonId: row.id,
    name: row.name,
    group: row.addon_group,
    price: row.price,
    ...(row.description !== null && { description: row.description }),
    ...(row.image_name !== null && { imageName: row.image_name }),
    foodType: row.food_type,
    available: row.available,
    addonVariants: row.variants,
    ...(row.kcal !== null && { kcal: row.kcal }),
    ...(row.allergens !== null && { allergens: row.allergens }),
  };
}

function catalogueProduct(row: Selectable<ProductTable>): CatalogueProduct {
  const size = row.sizes.find(({ sizeId }) => sizeId === row.size_id);
  const crust = size && row.crusts.find(({ crustId }) => crustId === row.crust_id);
  const overSize = crust?.sizes.find(({ sizeId }) => sizeId === size?.sizeId);
  return {
    product: {
      productId: row.id,
      name: row.name,
      menuCode: row.menu_code,
      description: row.description,
      picture: row.picture,
      foodType: row.food_type,
      ...(row.kcal !== null && { kcal: row.kcal }),
      ...(row.allergens !== null && { allergens: row.allergens }),
      ...(row.serves_label !== null && { servesLabel: row.serves_label }),
      ...(row.badge !== null && { badge: row.badge }),
      price: row.price,
      ...(row.strike_price !== null && { strikePrice: row.strike_price }),
      defaultPrice: size?.price ?? row.price,
      defaultCrustPrice: overSize?.price ?? 0,
      size: row.sizes,
      crust: row.crusts,
      ...(size && { selectedSizeId: size.sizeId }),
      ...(crust && overSize && { selectedCrustId: crust.crustId }),
      addonIds: row.addon_ids,
      options: row.options,
      edv: row.edv,
      availability: 'available',
      ...(row.max_quantity !== null && { maxQuantity: row.max_quantity }),
    },
    categoryIds: row.category_ids,
    ...(row.sold_from !== null &&
      row.sold_until !== null && { hours: { from: row.sold_from, until: row.sold_until } }),
    ...(row.order_types !== null && { orderTypes: row.order_types }),
  };
}
