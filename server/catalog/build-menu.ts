import type { Menu, MenuProduct, OptionGroup } from '#schemas/entities/menu.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { CatalogueProduct, MenuCatalogue } from './menu-catalogue.ts';
import { isWithin } from '../time-in-india.ts';
import { saleHoursText } from './sale-hours.ts';

export interface MenuOptions {
  readonly catalogue: MenuCatalogue;
  /** What the store cannot make: product id → when it is back, where that is known. */
  readonly outOfStock: ReadonlyMap<string, string | null>;
  /** Ids of the add-ons that the store has none of. */
  readonly missingAddons: ReadonlySet<string>;
  readonly orderType: OrderTypeCode;
  /** Time of day in India, '16:05'. */
  readonly time: string;
  /** Combos cost what they cost, whatever is chosen in them (MEN-26). */
  readonly combosWithoutPrices: boolean;
  /** How many every-day-value items one has to combine (MEN-22). */
  readonly edvMinimum: number;
}

type Availability = Pick<MenuProduct, 'availability' | 'availableText'>;

/** The menu of a store at a time of day. What it never sells for the order type is left out; what it cannot sell now stays, and says so. */
export function buildMenu(options: MenuOptions): Omit<Menu, 'version'> {
  const { catalogue, missingAddons } = options;
  const { categories, products, addons, shelves } = catalogue;
  const byId = new Map(products.map((entry) => [entry.product.productId, entry]));
  const canHave = (productId: string) => {
    const entry = byId.get(productId);
    // An option may be a form of a dish that is not sold by itself.
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
    edvMinimum: options.edvMinimum,
  };
}

function isSoldFor({ orderTypes }: CatalogueProduct, { orderType }: MenuOptions): boolean {
  return orderTypes === undefined || orderTypes.includes(orderType);
}

/** ERR-11, ERR-13. What is out of stock is so at every hour. */
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
  const groups = entry.product.options.map((group) => shownGroup(group, canHave, options));
  const own = availabilityOf(entry, options);
  // A combo of which one place cannot be filled cannot be made.
  const complete = groups.every(({ items }) =>
    items.some(({ products }) => products.some(({ available }) => available)),
  );
  return {
    ...entry.product,
    options: groups,
    ...(own.availability === 'available' && !complete ? { availability: 'out-of-stock' as const } : own),
  };
}

function shownGroup(
  group: OptionGroup,
  canHave: (productId: string) => boolean,
  { combosWithoutPrices }: MenuOptions,
): OptionGroup {
  return {
    ...group,
    items: group.items.map((item) => ({
      ...item,
      products: item.products.map((product) => ({
        ...product,
        price: combosWithoutPrices ? 0 : product.price,
        available: product.available && canHave(product.productId),
      })),
    })),
  };
}
