import { type Selectable, sql } from 'kysely';
import type { ProductCard } from '#schemas/entities/product.ts';
import { isCustomisable } from '#schemas/rules/customisable.ts';
import { cardFacts } from '#schemas/rules/default-facts.ts';
import { defaultForm } from '#schemas/rules/default-form.ts';
import type { MixRule } from '#schemas/rules/mix-price.ts';
import { hasVegForm } from '#schemas/rules/veg-form.ts';
import { catalogueTag, noteTags, stockTag } from '../cache-tags.ts';
import type { Database } from '../database/database.ts';
import type { ProductTable } from '../database/tables/menu-tables.ts';
import type { PromotionTable } from '../database/tables/offer-tables.ts';
import { isForMeat, type PromosRepository } from '../promo/promos-repository.ts';
import { isOver } from '../promo/why-refused.ts';
import { type Hours, isWithin, timeInIndia } from '../time-in-india.ts';
import { isComplete, placesInStock, productsIn } from './combo-stock.ts';
import type { ByMix } from './drafted-mix.ts';
import { saleHoursText } from './sale-hours.ts';

export type Shelf = 'bestsellers' | 'everyday-value' | 'essentials' | 'recommended';
export type PromotionShelf = 'offers' | 'other-offers';

export type CatalogRepository = ReturnType<typeof createCatalogRepository>;

interface CatalogOptions {
  readonly db: Database;
  readonly now: () => number;
  /** The rule of the everyday-value mix, by the live configuration. */
  readonly mixRule: () => Promise<MixRule | undefined>;
  readonly promos: Pick<PromosRepository, 'list'>;
}

export function createCatalogRepository({ db, now, mixRule, promos }: CatalogOptions) {
  const rows = db.selectFrom('promotions').selectAll().orderBy('shelf').orderBy('position').orderBy('id');

  /**
   * The promotions that customers can use: one with a code whose rule is missing (imports of earlier builds had none), cannot be read or is over
   * would promise what no cart gives.
   */
  async function usable(query: typeof rows) {
    noteTags(catalogueTag);
    const [promotions, offers] = await Promise.all([query.execute(), promos.list()]);
    const running = new Map(
      offers.filter(({ rule }) => !isOver(rule, now())).map((offer) => [offer.rule.code, offer]),
    );
    return promotions.flatMap((promotion) => {
      if (promotion.code === null) return promotion;
      const offer = running.get(promotion.code);
      return offer ? { ...promotion, non_veg: promotion.non_veg || isForMeat(offer) } : [];
    });
  }

  /** Which of the products in combos the store cannot make now, or does not sell at this hour: as on the menu, Add puts none of them into the cart. */
  async function goneOf(
    productIds: readonly string[],
    { storeId, time }: { readonly storeId: string; readonly time: string },
  ): Promise<ReadonlySet<string>> {
    if (productIds.length === 0) return new Set();
    const found = await db
      .selectFrom('products as product')
      .leftJoin('store_products as offer', (join) =>
        join.onRef('offer.product_id', '=', 'product.id').on('offer.store_id', '=', storeId),
      )
      .select(['product.id', 'product.sold_from', 'product.sold_until', 'offer.available'])
      .where('product.id', 'in', [...new Set(productIds)])
      .execute();
    return new Set(
      found.flatMap((row) => ((row.available ?? true) && isOnSale(hoursOf(row), time) ? [] : [row.id])),
    );
  }

  return {
    /** The products of a shelf in a store; those that can be ordered now come first. With `by` a mix saves what that says, and not what is live. */
    async productsOf(storeId: string, shelf: Shelf, by?: ByMix): Promise<ProductCard[]> {
      noteTags(catalogueTag, stockTag(storeId));
      const rows = await db
        .selectFrom('shelves as shelf')
        .innerJoin('products as product', 'product.id', 'shelf.product_id')
        .leftJoin('store_products as offer', (join) =>
          join.onRef('offer.product_id', '=', 'product.id').on('offer.store_id', '=', storeId),
        )
        // The main category of the product.
        .leftJoin('categories as category', (join) =>
          join.on('category.id', '=', sql<string>`product.category_ids[1]`),
        )
        .selectAll('product')
        .select(['offer.available', 'offer.available_text', 'category.name as category_name'])
        .where('shelf.shelf', '=', shelf)
        .orderBy('shelf.position')
        .execute();
      const time = timeInIndia(now());
      const { mix } = by ?? { mix: await mixRule() };
      const gone = await goneOf(
        rows.flatMap(({ options }) => productsIn(options)),
        { storeId, time },
      );
      const cards = rows.map((row) => productCard(row, { time, mix, gone }));
      return [...cards.filter(({ available }) => available), ...cards.filter(({ available }) => !available)];
    },

    async promotionsOf(shelf: PromotionShelf) {
      return (await usable(rows.where('shelf', '=', shelf))).map(promotionOf);
    },

    /** The deals of a shelf, or all of them. */
    async deals(shelf?: PromotionShelf) {
      const found = await usable(shelf === undefined ? rows : rows.where('shelf', '=', shelf));
      return found.map(dealOf);
    },

    /** When the next offer ends, in epoch milliseconds, and with it what is shown of it; Infinity where none does. */
    async nextEnd(): Promise<number> {
      const ends = (await promos.list()).map(({ rule: { until } }) =>
        until === undefined ? Infinity : Date.parse(until),
      );
      return Math.min(Infinity, ...ends.filter((end) => end > now()));
    },

    async findDeal(id: string) {
      const [row] = await usable(rows.where('id', '=', id));
      return (
        row && { deal: dealOf(row), terms: [...(row.terms === null ? [] : [row.terms]), ...row.conditions] }
      );
    },

    async categories() {
      noteTags(catalogueTag);
      return db.selectFrom('categories').select(['name', 'slug']).orderBy('position').orderBy('id').execute();
    },
  };
}

function productCard(
  row: Selectable<ProductTable> & {
    available: boolean | null;
    available_text: string | null;
    category_name: string | null;
  },
  {
    time,
    mix,
    gone,
  }: { readonly time: string; readonly mix: MixRule | undefined; readonly gone: ReadonlySet<string> },
): ProductCard {
  const hours = hoursOf(row);
  const inStock = row.available ?? true;
  const onSale = isOnSale(hours, time);
  const options = placesInStock(row.options, (id) => !gone.has(id));
  const product = {
    name: row.name,
    size: row.sizes,
    crust: row.crusts,
    options,
    selectedSizeId: row.size_id ?? undefined,
    selectedCrustId: row.crust_id ?? undefined,
    kcal: row.kcal ?? undefined,
    allergens: row.allergens ?? undefined,
  };
  const text = inStock ? hours && !onSale && saleHoursText(hours) : row.available_text;
  return {
    productId: row.id,
    name: row.name,
    menuCode: row.menu_code,
    description: row.description,
    picture: row.picture,
    price: row.price,
    ...(row.strike_price !== null && { strikePrice: row.strike_price }),
    foodType: row.food_type,
    ...cardFacts(product),
    ...(row.serves_label !== null && { servesLabel: row.serves_label }),
    customisable: isCustomisable({ ...product, addonIds: row.addon_ids }),
    ...defaultForm(product),
    ...(row.max_quantity !== null && { maxQuantity: row.max_quantity }),
    ...(row.category_name !== null && { categoryName: row.category_name }),
    ...(row.category_ids[0] !== undefined && { categoryId: row.category_ids[0] }),
    ...(row.edv && mix && { mix }),
    ...(options.length > 0 && { vegForm: hasVegForm({ options, foodType: row.food_type }) }),
    ...(row.badge !== null && { badge: row.badge }),
    available: inStock && onSale && isComplete(options),
    ...(text && { availableText: text }),
  };
}

function hoursOf({
  sold_from: from,
  sold_until: until,
}: Pick<Selectable<ProductTable>, 'sold_from' | 'sold_until'>) {
  return from === null || until === null ? undefined : { from, until };
}

function isOnSale(hours: Hours | undefined, time: string): boolean {
  return hours === undefined || isWithin(hours, time);
}

function promotionOf(row: Selectable<PromotionTable>) {
  const { heading, text, code, terms, wash, picture, link, non_veg } = row;
  return {
    heading,
    ...(text !== null && { text }),
    ...(code !== null && { code }),
    ...(terms !== null && { terms }),
    ...(wash !== null && { wash }),
    ...(picture !== null && { picture }),
    ...(link !== null && { link }),
    ...(non_veg && { nonVeg: true }),
  };
}

function dealOf(row: Selectable<PromotionTable>) {
  return { dealId: row.id, ...promotionOf(row) };
}
