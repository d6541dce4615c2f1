import type { Menu, MenuProduct, OptionGroup } from '#schemas/entities/menu.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { CatalogueProduct, MenuCatalogue } from './menu-catalogue.ts';
import type { MenuRules } from './menu-rules.ts';
import { isWithin } from '../time-in-india.ts';
import { isComplete, placesInStock } from '../catalog/combo-stock.ts';
import { saleHoursText } from '../catalog/sale-hours.ts';

export interface MenuOptions {
  readonly catalogue: MenuCatalogue;
  /** Products out of stock in the store: product id → when it is back, if known. */
  readonly outOfStock: ReadonlyMap<string, string | null>;
  /** Ids of the add-ons that are out of stock in the store. */
  readonly missingAddons: ReadonlySet<string>;
  readonly orderType: OrderTypeCode;
  /** Time of day in India, '16:05'. */
  readonly time: string;
  /** The price of a combo does not depend on the choices in it (MEN-26). */
  readonly combosWithoutPrices: boolean;
  /** The rule of the everyday-value mix (MEN-22), and the synonyms of the search. */
  readonly rules: MenuRules;
}

type Availability = Pick<MenuProduct, 'availability' | 'availableText'>;

/** The menu of a store at a time of day. Products not sold for the order type are left out; unavailable ones stay, marked as such. */
export function buildMenu(options: MenuOptions): Omit<Menu, 'version'> {
  const { catalogue, missingAddons } = options;
  const { categories, products, addons, shelves } = catalogue;
  const byId = new Map(products.map((entry) => [entry.product.productId, entry]));
  const canHave = (productId: string) => {
    const entry = byId.get(productId);
    // An option may be a variant of a product that is not sold separately.
    return (
      !entry || (isSoldFor(entry, options) && availabilityOf(entry, options).availability === 'available')
    );
  };
  const onMenu = products.filter((entry) => isSoldFor(entry, options));
  const shown = new Map(
    onMenu.map((entry) => [entry.product.productId, shownProduct(entry, canHave, options)]),
  );
  const shelf = (name: string) => (shelves.get(name) ?? []).filter((id) => shown.has(id));
  return {
    catalog: categories.flatMap((category) => {
      const own = onMenu.flatMap(({ product, categoryIds }) => {
        const found = categoryIds.includes(category.categoryId) && shown.get(product.productId);
        return found ? [found] : [];
      });
      return own.length === 0 ? [] : [{ ...category, products: own }];
    }),
    addons: addons.map((addon) =>
      missingAddons.has(addon.addonId) ? { ...addon, available: false } : addon,
    ),
    bestseller: shelf('bestsellers'),
    recommended: shelf('recommended'),
    essentials: shelf('essentials'),
    ...options.rules,
  };
}

function isSoldFor({ orderTypes }: CatalogueProduct, { orderType }: MenuOptions): boolean {
  return orderTypes === undefined || orderTypes.includes(orderType);
}

/** ERR-11, ERR-13. Out of stock takes precedence over the hours of sale. */
function availabilityOf(
  { product, hours }: CatalogueProduct,
  { outOfStock, time }: Pick<MenuOptions, 'outOfStock' | 'time'>,
): Availability {
  const back = outOfStock.get(product.productId);
  if (back !== undefined)
    return { availability: 'out-of-stock', ...(back !== null && { availableText: back }) };
  if (hours && !isWithin(hours, time))
    return { availability: 'not-now', availableText: saleHoursText(hours) };
  return { availability: 'available' };
}

function shownProduct(
  entry: CatalogueProduct,
  canHave: (productId: string) => boolean,
  options: MenuOptions,
): MenuProduct {
  const places = placesInStock(entry.product.options, canHave);
  const own = availabilityOf(entry, options);
  return {
    ...entry.product,
    options: options.combosWithoutPrices ? places.map(withoutPrices) : places,
    ...(own.availability === 'available' && !isComplete(places)
      ? { availability: 'out-of-stock' as const }
      : own),
  };
}

function withoutPrices(group: OptionGroup): OptionGroup {
  return {
    ...group,
    items: group.items.map((item) => ({
      ...item,
      products: item.products.map((product) => ({ ...product, price: 0 })),
    })),
  };
}
