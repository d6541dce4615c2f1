import type { ColumnType, Generated } from 'kysely';
import type { Link } from '#schemas/actions.ts';
import type { AddressInput } from '#schemas/entities/address.ts';
import type { SocialSource } from '#schemas/entities/session.ts';
import type { Addon, OptionGroup, ProductCrust, ProductSize } from '#schemas/entities/menu.ts';

/** A jsonb column: written as JSON text (which both engines accept), read parsed. */
type Json<T> = ColumnType<T, string, string>;
type Timestamp = ColumnType<Date, Date, Date>;
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface SessionFamilyTable {
  id: string;
  kind: 'guest' | 'logged-in';
  user_id: string;
  cart_id: string;
  created_at: Timestamp;
  /** The session ends then: at once, or in a moment when a login took its place. */
  revoked_at: NullableTimestamp;
  /** Browser and system that logged in; null for guests. */
  device: ColumnType<string | null, string | null | undefined, string | null>;
  /** When it was refreshed last; null before the first time. */
  last_used_at: NullableTimestamp;
}

export interface CustomerTable {
  id: string;
  /** Ten digits, verified by a code. */
  mobile: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  cart_id: string;
  created_at: Timestamp;
}

/** The accounts of providers that customers log in with. `subject` is the provider's name for the account. */
export interface SocialIdentityTable {
  source: SocialSource;
  subject: string;
  customer_id: string;
  linked_at: Timestamp;
}

/** Somebody for whom a provider has vouched a moment ago. */
export interface SocialArrivalTable {
  /** Hash of the token that the app holds. */
  id: string;
  source: SocialSource;
  subject: string;
  /** As the provider has verified it, or null; from the sign-up on as it was entered there, and so the names. */
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  expires_at: Timestamp;
  /** The number of the sign-up, and the session that asked for its code. */
  mobile: string | null;
  asked_by: string | null;
  used_at: NullableTimestamp;
  /** The session that logged in by it, and the one that it got. */
  used_by: string | null;
  session_id: string | null;
}

export interface CustomerPasswordTable {
  customer_id: string;
  /** Argon2id, with a key that follows from the server's secret. */
  hash: string;
  changed_at: Timestamp;
}

/** The last code that was sent to a mobile number. The code itself is derived from the salt and the server's secret. */
export interface LoginCodeTable {
  mobile: string;
  salt: string;
  /** Wrong guesses. */
  tries: number;
  /** Null when sending failed. */
  sent_at: NullableTimestamp;
  expires_at: Timestamp;
  /** The session that gave the names. */
  asked_by: string;
  first_name: string | null;
  last_name: string | null;
  used_at: NullableTimestamp;
  /** The session that logged in by it, and the one that it got. */
  used_by: string | null;
  session_id: string | null;
}

/** Messages of the sandbox, which sends none. */
export interface SmsOutboxTable {
  id: Generated<string>;
  mobile: string;
  body: string;
  sent_at: Timestamp;
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
  address: string;
  pincode: string;
  phone: string;
  /** Times of day, '11:00'. */
  opens: string;
  closes: string;
  /** In metres. */
  delivery_radius: number;
  /** The text that searches look in; the database keeps its trigrams in a separate table. */
  search_words: string;
}

/** The gazetteer: the places that an address search finds and that positions are named by. */
export interface PlaceTable {
  id: string;
  kind: 'city' | 'locality' | 'landmark' | 'pincode';
  name: string;
  aliases: string[];
  /** Null for a city. */
  locality: string | null;
  city: string;
  region: string;
  state: string;
  pincode: string | null;
  latitude: number;
  longitude: number;
  /** Population of its city. */
  population: number;
  search_words: string;
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

export interface CategoryTable {
  id: string;
  name: string;
  /** Its friendly path. */
  slug: string;
  picture: string | null;
  position: number;
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

/** Revisions of the menus: scope 'all' for the shared parts, 'store/<id>' for a store's availability. Written only by triggers. */
export interface MenuRevisionTable {
  scope: string;
  revision: string;
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
  /** Its full terms, one sentence each. */
  conditions: Generated<string[]>;
  /** It shows food with meat, fish or egg. */
  non_veg: Generated<boolean>;
}

/** Scores of the cricket promotion. Names are first names with an initial. */
export interface LeaderboardTable {
  name: string;
  runs: number;
  mobile: string | null;
  updated_at: Generated<Date>;
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

export interface FavouriteProductTable {
  user_id: string;
  product_id: string;
  marked_at: Timestamp;
}

export interface AddressTable {
  id: string;
  user_id: string;
  address: Json<AddressInput>;
  /** Of the address, so that the same address is saved once. */
  checksum: string;
  saved_at: Timestamp;
}

/** The version of the built-in data that the database was filled with. */
export interface SeedTable {
  name: 'gazetteer' | 'sandbox';
  version: string;
}

export interface RateLimitTable {
  key: string;
  points: Generated<number>;
  expire: string | null;
}

export interface Tables {
  session_families: SessionFamilyTable;
  session_generations: SessionGenerationTable;
  customers: CustomerTable;
  social_identities: SocialIdentityTable;
  social_arrivals: SocialArrivalTable;
  customer_passwords: CustomerPasswordTable;
  login_codes: LoginCodeTable;
  /** The last password that was texted to a mobile number, until it is used: a code in all respects. */
  password_codes: LoginCodeTable;
  sms_outbox: SmsOutboxTable;
  stores: StoreTable;
  places: PlaceTable;
  categories: CategoryTable;
  products: ProductTable;
  addons: AddonTable;
  menu_revisions: MenuRevisionTable;
  shelves: ShelfTable;
  store_products: StoreProductTable;
  store_addons: StoreAddonTable;
  promotions: PromotionTable;
  leaderboard: LeaderboardTable;
  orders: OrderTable;
  content_versions: ContentVersionTable;
  content_live: ContentLiveTable;
  content_previews: ContentPreviewTable;
  feedback_dismissals: FeedbackDismissalTable;
  favourite_products: FavouriteProductTable;
  addresses: AddressTable;
  seeds: SeedTable;
  rate_limits: RateLimitTable;
}
