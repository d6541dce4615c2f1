import type { ColumnType, Generated } from 'kysely';
import type { Addon, OptionGroup, ProductCrust, ProductSize } from '#schemas/entities/menu.ts';
import type { Json } from './columns.ts';

export interface CategoryTable {
  id: string;
  name: string;
  /** Its friendly path. */
  slug: string;
  picture: string | null;
  position: number;
}

export interface ProductTable {
  id: string;
  name: string;
  menu_code: string;
  description: string;
  picture: string;
  price: number;
  strike_price: number | null;
  food_type: 0 | 1;
  /** Energy of the default choice; null where it is not known. */
  kcal: number | null;
  serves_label: string | null;
  size_id: string | null;
  crust_id: string | null;
  category_ids: string[];
  badge: string | null;
  position: number;
  /** What the default choice contains; null where it is not known. */
  allergens: string[] | null;
  sizes: ColumnType<ProductSize[], string | undefined, string>;
  crusts: ColumnType<ProductCrust[], string | undefined, string>;
  options: ColumnType<OptionGroup[], string | undefined, string>;
  addon_ids: Generated<string[]>;
  edv: Generated<boolean>;
  /** Sold from this time of day on, '07:00', in India; null: at all times. */
  sold_from: string | null;
  sold_until: string | null;
  max_quantity: number | null;
  /** Sold for these order types only; null: for all. */
  order_types: string[] | null;
}

export interface AddonTable {
  id: string;
  name: string;
  addon_group: Addon['group'];
  price: number;
  description: string | null;
  image_name: string | null;
  food_type: 0 | 1;
  available: boolean;
  variants: Json<Addon['addonVariants']>;
  position: number;
  /** Energy where no variant fits; null where it is not known. */
  kcal: number | null;
  /** Null where they are not known. */
  allergens: string[] | null;
}

/** Named shelves of products: bestsellers, everyday-value, essentials, recommended. */
export interface ShelfTable {
  shelf: string;
  product_id: string;
  position: number;
}

/** Products that are unavailable in a store at the moment. A store sells every product without a row here. */
export interface StoreProductTable {
  store_id: string;
  product_id: string;
  available: boolean;
  available_text: string | null;
}

/** Add-ons that are unavailable in a store at the moment. A store has every add-on without a row here. */
export interface StoreAddonTable {
  store_id: string;
  addon_id: string;
  available: boolean;
}

/** Revisions of the menus: scope 'all' for the shared parts, 'store/<id>' for a store's availability. Written only by triggers. */
export interface MenuRevisionTable {
  scope: string;
  revision: string;
}
