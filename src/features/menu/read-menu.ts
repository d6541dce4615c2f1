import type {
  Addon,
  Availability,
  Menu,
  MenuCategory,
  MenuProduct,
  OptionGroup,
  OptionItem,
  OptionProduct,
  ProductCrust,
  ProductSize,
} from '#schemas/entities/menu.ts';
import { given } from '#schemas/given.ts';

/** Something in a menu that had to be mended or left out. */
export interface MenuFault {
  /** For people: `catalog[2].products[7].size`. */
  readonly path: string;
  readonly code: 'mended' | 'dropped';
}

export interface ReadMenu {
  readonly menu: Menu;
  readonly faults: readonly MenuFault[];
}

type Source = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Source {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const amount = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => text(each) !== undefined) : [];
/** Veg is a promise: what does not say that it is veg is not. */
const foodType = (value: unknown): 0 | 1 => (value === 0 ? 0 : 1);

function availabilityOf(value: unknown): Availability {
  return value === 'out-of-stock' || value === 'not-now' ? value : 'available';
}

class Reader {
  readonly faults: MenuFault[] = [];

  mended(path: string): void {
    this.faults.push({ path, code: 'mended' });
  }

  /** A list of which every item that cannot be read is left out. Absent is a fault only where the list is expected. */
  list<T>(
    { value, path, expected }: { value: unknown; path: string; expected: boolean },
    read: (item: Source, path: string) => T | null,
  ): T[] {
    if (!Array.isArray(value)) {
      if (expected || value !== undefined) this.mended(path);
      return [];
    }
    return value.flatMap((item: unknown, index) => {
      const at = `${path}[${index}]`;
      const known = isRecord(item) ? read(item, at) : null;
      if (known === null) this.faults.push({ path: at, code: 'dropped' });
      return known === null ? [] : [known];
    });
  }
}

function readSize(source: Source): ProductSize | null {
  const sizeId = text(source['sizeId']);
  const price = amount(source['price']);
  if (sizeId === undefined || price === undefined) return null;
  return {
    sizeId,
    price,
    name: text(source['name']) ?? sizeId,
    ...given({ servesLabel: text(source['servesLabel']), kcal: amount(source['kcal']) }),
  };
}

function readCrust(reader: Reader, source: Source, path: string): ProductCrust | null {
  const crustId = text(source['crustId']);
  if (crustId === undefined) return null;
  const sizes = reader.list({ value: source['sizes'], path: `${path}.sizes`, expected: true }, (size) => {
    const sizeId = text(size['sizeId']);
    const price = amount(size['price']);
    return sizeId === undefined || price === undefined ? null : { sizeId, price };
  });
  return { crustId, name: text(source['name']) ?? crustId, sizes };
}

function readOptionProduct(source: Source): OptionProduct | null {
  const productId = text(source['productId']);
  const name = text(source['name']);
  if (productId === undefined || name === undefined) return null;
  return {
    productId,
    name,
    price: amount(source['price']) ?? 0,
    foodType: foodType(source['foodType']),
    available: source['available'] !== false,
    ...given({ picture: text(source['picture']), kcal: amount(source['kcal']) }),
  };
}

function readOptionItem(reader: Reader, source: Source, path: string): OptionItem | null {
  const products = reader.list(
    { value: source['products'], path: `${path}.products`, expected: true },
    readOptionProduct,
  );
  if (products.length === 0) return null;
  return {
    products,
    defaultSelection: source['defaultSelection'] === true,
    includeInCalc: source['includeInCalc'] === true,
  };
}

function readGroup(reader: Reader, source: Source, path: string): OptionGroup | null {
  const orderSeq = amount(source['orderSeq']);
  const items = reader.list({ value: source['items'], path: `${path}.items`, expected: true }, (item, at) =>
    readOptionItem(reader, item, at),
  );
  if (orderSeq === undefined || items.length === 0) return null;
  return { orderSeq, name: text(source['name']) ?? '', items };
}

/** The default where it can be had, else the first that can. */
function chosen(wanted: string | undefined, ids: readonly string[]): string | undefined {
  return wanted !== undefined && ids.includes(wanted) ? wanted : ids[0];
}

/** What a product is called, costs and contains; null for one that could not be sold. */
function readProduct(reader: Reader, source: Source, path: string): MenuProduct | null {
  const productId = text(source['productId']);
  const name = text(source['name']);
  if (productId === undefined || name === undefined) return null;

  const list = (key: string) => ({ value: source[key], path: `${path}.${key}`, expected: true });
  const size = reader.list(list('size'), readSize);
  const crusts = reader.list(list('crust'), (crust, at) => readCrust(reader, crust, at));
  const options = reader.list(list('options'), (group, at) => readGroup(reader, group, at));
  // A combo that lost a group would be sold without a part of it.
  if (Array.isArray(source['options']) && options.length < source['options'].length) return null;
  // A crust that no size has cannot be baked.
  const sizeIds = size.map(({ sizeId }) => sizeId);
  const crust = crusts.filter(({ sizes }) => sizes.some(({ sizeId }) => sizeIds.includes(sizeId)));
  if (crust.length < crusts.length) reader.mended(`${path}.crust`);

  const selectedSizeId = chosen(text(source['selectedSizeId']), sizeIds);
  const extraOf = ({ sizes }: ProductCrust) => sizes.find(({ sizeId }) => sizeId === selectedSizeId)?.price;
  const baked = crust.filter((each) => extraOf(each) !== undefined).map(({ crustId }) => crustId);
  const selectedCrustId = chosen(text(source['selectedCrustId']), baked);

  const sizePrice = size.find(({ sizeId }) => sizeId === selectedSizeId)?.price;
  const defaultPrice = sizePrice ?? amount(source['defaultPrice']) ?? amount(source['price']);
  if (defaultPrice === undefined) return null;
  const selectedCrust = crust.find(({ crustId }) => crustId === selectedCrustId);
  const defaultCrustPrice = (selectedCrust && extraOf(selectedCrust)) ?? 0;
  const price = defaultPrice + defaultCrustPrice;
  if (price !== source['price']) reader.mended(`${path}.price`);

  const maxQuantity = amount(source['maxQuantity']);
  return {
    productId,
    name,
    menuCode: text(source['menuCode']) ?? productId,
    foodType: foodType(source['foodType']),
    allergens: texts(source['allergens']),
    price,
    defaultPrice,
    defaultCrustPrice,
    size,
    crust,
    addonIds: texts(source['addonIds']),
    options: options.toSorted((one, other) => one.orderSeq - other.orderSeq),
    edv: source['edv'] === true,
    availability: availabilityOf(source['availability']),
    ...given({
      description: text(source['description']),
      picture: text(source['picture']),
      kcal: amount(source['kcal']),
      servesLabel: text(source['servesLabel']),
      badge: text(source['badge']),
      strikePrice: amount(source['strikePrice']),
      selectedSizeId,
      selectedCrustId,
      availableText: text(source['availableText']),
      maxQuantity: maxQuantity === 0 ? undefined : maxQuantity,
    }),
  };
}

function readCategory(reader: Reader, source: Source, path: string): MenuCategory | null {
  const categoryId = text(source['categoryId']);
  if (categoryId === undefined) return null;
  const products = reader.list(
    { value: source['products'], path: `${path}.products`, expected: true },
    (product, at) => readProduct(reader, product, at),
  );
  return {
    categoryId,
    name: text(source['name']) ?? categoryId,
    slug: text(source['slug']) ?? categoryId,
    products,
    ...given({ picture: text(source['picture']) }),
  };
}

function readAddon(reader: Reader, source: Source, path: string): Addon | null {
  const addonId = text(source['addonId']);
  const name = text(source['name']);
  const price = amount(source['price']);
  if (addonId === undefined || name === undefined || price === undefined) return null;
  const { group } = source;
  const variants = { value: source['addonVariants'], path: `${path}.addonVariants`, expected: true };
  return {
    addonId,
    name,
    price,
    group: group === 'topping' || group === 'cheese' ? group : 'addon',
    foodType: foodType(source['foodType']),
    available: source['available'] !== false,
    addonVariants: reader.list(variants, (variant) => {
      const addonVariantId = text(variant['addonVariantId']);
      const variantPrice = amount(variant['price']);
      if (addonVariantId === undefined || variantPrice === undefined) return null;
      const rest = given({ sizeId: text(variant['sizeId']), name: text(variant['name']) });
      return { addonVariantId, price: variantPrice, ...rest };
    }),
    ...given({ description: text(source['description']), imageName: text(source['imageName']) }),
  };
}

/**
 * Makes a menu of what a server sent, whatever it is: a product that lacks sizes, crusts, options or lists is mended, one that has no name or
 * price, or that lost a part of what is in it, is left out. Null when there is nothing to sell.
 */
export function readMenu(data: unknown): ReadMenu | null {
  if (!isRecord(data)) return null;
  const reader = new Reader();
  const catalog = reader
    .list({ value: data['catalog'], path: 'catalog', expected: true }, (category, at) =>
      readCategory(reader, category, at),
    )
    .filter(({ products }) => products.length > 0);
  if (catalog.length === 0) return null;
  const addons = reader.list({ value: data['addons'], path: 'addons', expected: true }, (addon, at) =>
    readAddon(reader, addon, at),
  );
  return {
    menu: {
      version: text(data['version']) ?? '',
      catalog,
      addons,
      bestseller: texts(data['bestseller']),
      recommended: texts(data['recommended']),
      essentials: texts(data['essentials']),
      edvMinimum: Math.max(1, amount(data['edvMinimum']) ?? 1),
    },
    faults: reader.faults,
  };
}
