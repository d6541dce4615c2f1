import type { ColumnType, Generated } from 'kysely';
import type { Link } from '#schemas/actions.ts';

/** A jsonb column: written as JSON text (both engines take it alike), read parsed. */
type Json<T> = ColumnType<T, string, string>;
type Timestamp = ColumnType<Date, Date, Date>;
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface SessionFamilyTable {
  id: string;
  kind: 'guest' | 'logged-in';
  user_id: string;
  cart_id: string;
  attributes: Json<Record<string, unknown>>;
  created_at: Timestamp;
  revoked_at: NullableTimestamp;
}

export interface SessionGenerationTable {
  family_id: string;
  number: number;
  salt: string;
  key_id: string | null;
  access_hash: string;
  secret_hash: string | null;
  refresh_hash: string | null;
  access_expires_at: Timestamp;
  refresh_expires_at: Timestamp;
  rotated_at: NullableTimestamp;
}

export interface StoreTable {
  id: string;
  name: string;
  locality: string | null;
  city: string;
  region: string;
  state: string;
  online: boolean;
  latitude: number;
  longitude: number;
  order_types: string[];
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
  kcal: number;
  serves_label: string | null;
  customisable: boolean;
  size_id: string | null;
  crust_id: string | null;
  category_ids: string[];
  badge: string | null;
  position: number;
}

/** Named shelves of products: bestsellers, everyday-value, essentials. */
export interface ShelfTable {
  shelf: string;
  product_id: string;
  position: number;
}

export interface StoreProductTable {
  store_id: string;
  product_id: string;
  available: boolean;
  available_text: string | null;
}

/** Offers as the home page shows them. */
export interface PromotionTable {
  id: string;
  shelf: 'offers' | 'other-offers';
  heading: string;
  text: string | null;
  code: string | null;
  terms: string | null;
  wash: 'ember' | 'leaf' | 'dusk' | 'cream' | null;
  picture: string | null;
  link: ColumnType<Link | null, string | null, string | null>;
  position: number;
}

/** Scores of the cricket promotion. Names are first names with an initial. */
export interface LeaderboardTable {
  name: string;
  runs: number;
}

export interface OrderTable {
  id: string;
  user_id: string;
  store_id: string;
  order_type: string;
  stage: number;
  items: Json<{ productId: string; name: string; quantity: number }[]>;
  net_price: number;
  placed_at: Timestamp;
  expected_at: NullableTimestamp;
}

export interface ContentVersionTable {
  kind: string;
  slug: string;
  version: number;
  checksum: string;
  body: Json<unknown>;
  author: string;
  /** The version that was live when this one was published. */
  replaces: number | null;
  published_at: Timestamp;
}

export interface ContentLiveTable {
  kind: string;
  slug: string;
  version: number;
  since: Timestamp;
}

export interface ContentPreviewTable {
  id: string;
  documents: Json<{ kind: string; slug: string; body: unknown }[]>;
  created_at: Timestamp;
  expires_at: Timestamp;
}

export interface FeedbackDismissalTable {
  user_id: string;
  widget_id: string;
  dismissed_at: Timestamp;
}

export interface RateLimitTable {
  key: string;
  points: Generated<number>;
  expire: string | null;
}

export interface Tables {
  session_families: SessionFamilyTable;
  session_generations: SessionGenerationTable;
  stores: StoreTable;
  products: ProductTable;
  shelves: ShelfTable;
  store_products: StoreProductTable;
  promotions: PromotionTable;
  leaderboard: LeaderboardTable;
  orders: OrderTable;
  content_versions: ContentVersionTable;
  content_live: ContentLiveTable;
  content_previews: ContentPreviewTable;
  feedback_dismissals: FeedbackDismissalTable;
  rate_limits: RateLimitTable;
}
