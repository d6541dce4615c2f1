import type { ChosenOption, ProductCard } from '#schemas/entities/product.ts';
import { given } from '#schemas/given.ts';
import type { Selection } from '#schemas/rules/line-price.ts';

// Part of every page's first load: what reads a menu is in files of its own.

/** A line of the cart as this device knows it. What is absent was not chosen, or there was nothing to choose. */
export interface CartLine {
  readonly key: string;
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  readonly sizeId?: string;
  readonly sizeName?: string;
  readonly crustId?: string;
  readonly crustName?: string;
  /** Ids of add-ons, or of their variants. One that is there twice was taken twice (extra cheese). */
  readonly addonIds?: readonly string[];
  /** What was chosen for each place of a combo (CRT-05). */
  readonly options?: readonly ChosenOption[];
  /** Names of the add-ons and options, as the customer read them. */
  readonly choices?: readonly string[];
  /** Price of one in paise as the catalogue gave it: for display only, what is charged is the server's to say. */
  readonly price: number;
  readonly picture?: string;
  readonly foodType: ProductCard['foodType'];
  /** The product's code in the kitchen: `item_id` to the server. */
  readonly menuCode?: string;
  readonly categoryId?: string;
  readonly categoryName?: string;
  /** A combo of the cricket promotion. */
  readonly hasICCCombo?: boolean;
  /** Lines of type 'PRODUCT_IMPLICIT' never merge (CRT-08). */
  readonly promoType?: string;
  /** Given away: shown as free, and its quantity is the promotion's to say (CRT-09). */
  readonly freeItem?: boolean;
  /** Units of the product that one cart takes (ERR-12). */
  readonly maxQuantity?: number;
}

/** What was put into the cart: one unit, unless it says how many. */
export type Addition = Omit<CartLine, 'key' | 'quantity'> & { readonly quantity?: number };

type Identity = Pick<CartLine, 'productId' | 'sizeId' | 'crustId' | 'addonIds' | 'options'>;

/**
 * Lines with the same key are one line (CRT-07): same product, size, crust, add-ons and options, in whatever order these were chosen. The key
 * of a line without add-ons and options is the one that earlier versions of the app kept.
 */
export function lineKey({ productId, sizeId = '', crustId = '', addonIds, options }: Identity): string {
  const parts = [productId, sizeId, crustId].map(encodeURIComponent);
  const addons = addonIds?.map(encodeURIComponent).toSorted().join('+');
  const chosen = options?.map((each) => `${each.orderSeq}=${encodeURIComponent(each.productId)}`);
  if (addons || chosen?.length) parts.push(addons ?? '', chosen?.toSorted().join('+') ?? '');
  return parts.join('/');
}

/** Whether a promotion put it there: it stays apart from what the customer added (CRT-08, CRT-09). */
export function isPromoted({ promoType, freeItem }: Pick<CartLine, 'promoType' | 'freeItem'>): boolean {
  return promoType === 'PRODUCT_IMPLICIT' || freeItem === true;
}

/** Key under which a cart takes something in: that of the line it merges with, or one that no line has. */
export function keyAmong(lines: readonly Pick<CartLine, 'key'>[], added: Addition | CartLine): string {
  const key = lineKey(added);
  if (!isPromoted(added)) return key;
  let free = 1;
  while (lines.some((line) => line.key === `${key}!${free}`)) free += 1;
  return `${key}!${free}`;
}

/** What was chosen, as the rule for a line's price takes it. */
export function selectionOf({ sizeId, crustId, addonIds = [], options = [] }: Identity): Selection {
  return { sizeId, crustId, addonIds, options };
}

/** A product in one of its forms. Its card is one: the default size and crust, and what stands in the places of a combo. */
type ChosenForm = Pick<ProductCard, 'price' | 'foodType' | 'sizeId' | 'sizeName' | 'crustId' | 'crustName'> &
  Pick<Addition, 'quantity'> & {
    readonly [K in 'addonIds' | 'options' | 'choices']?: CartLine[K] | undefined;
  };

/** What goes into the cart when a product is added: as its card has it, or as it was chosen (CRT-04, CRT-05). */
export function additionOf(card: ProductCard, form: ChosenForm = card): Addition {
  const { productId, name, picture, menuCode, categoryId, categoryName, maxQuantity } = card;
  const { price, foodType, quantity, sizeId, sizeName, crustId, crustName } = form;
  return {
    productId,
    name,
    price,
    foodType,
    ...given({ quantity, sizeId, sizeName, crustId, crustName }),
    ...given({ addonIds: some(form.addonIds), options: some(form.options), choices: some(form.choices) }),
    ...given({ picture, menuCode, categoryId, categoryName, maxQuantity }),
  };
}

function some<T>(list: readonly T[] | undefined): readonly T[] | undefined {
  return list?.length ? list : undefined;
}

/** Units of all lines together. */
export function unitsOf(lines: readonly CartLine[]): number {
  return lines.reduce((units, line) => units + line.quantity, 0);
}
