import type { ProductCard } from '#schemas/entities/product.ts';
import { given } from '#schemas/given.ts';
import type { StoredLine } from '#schemas/stored/cart.ts';
import { lineKey } from '#schemas/rules/line-key.ts';
import type { Selection } from '#schemas/rules/line-price.ts';

// Part of every page's first load, so code that reads a menu is in separate files.

/** A line of the cart: the stored fields, and the key that distinguishes it from other lines. */
export interface CartLine extends StoredLine {
  readonly key: string;
}

/** Something to put into the cart: one unit, unless `quantity` is given. */
export type Addition = Omit<CartLine, 'key' | 'quantity'> & { readonly quantity?: number };

type Identity = Pick<CartLine, 'productId' | 'sizeId' | 'crustId' | 'addonIds' | 'options'>;

/** Whether a promotion added the line. Such a line is never merged with what the customer added (CRT-08, CRT-09). */
export function isPromoted({ promoType, freeItem }: Pick<CartLine, 'promoType' | 'freeItem'>): boolean {
  return promoType === 'PRODUCT_IMPLICIT' || freeItem === true;
}

/** Whether it is known what the line costs. A line that could not be ordered when the server's cart was read has no price: 0 does not say that it is free. */
export function isPriceKnown({ price, freeItem }: Pick<CartLine, 'price' | 'freeItem'>): boolean {
  return freeItem === true || price > 0;
}

/** Key of an addition in the cart: that of the line it merges with, or one that no line has. */
export function keyAmong(lines: readonly Pick<CartLine, 'key'>[], added: Addition | CartLine): string {
  const key = lineKey(added);
  if (!isPromoted(added)) return key;
  let free = 1;
  while (lines.some((line) => line.key === `${key}!${free}`)) free += 1;
  return `${key}!${free}`;
}

/** What a line becomes when its choices are edited: it stays one of the offer that it was added from. Whether the offer still holds, the server decides. */
export function editedLine({ promoType, promoCode }: CartLine, addition: Addition): Addition {
  return { ...addition, ...given({ promoType, promoCode }) };
}

/** The choices of a line in the form that the rule for its price takes. */
export function selectionOf({ sizeId, crustId, addonIds = [], options = [] }: Identity): Selection {
  return { sizeId, crustId, addonIds, options };
}

/** A product with its choices. A product card is one: default size and crust, and the default options of a combo. */
type ChosenForm = Pick<ProductCard, 'price' | 'foodType' | 'sizeId' | 'sizeName' | 'crustId' | 'crustName'> &
  Pick<Addition, 'quantity'> & {
    readonly [K in 'addonIds' | 'options' | 'choices']?: CartLine[K] | undefined;
  };

/** What a product puts into the cart: with the defaults of its card, or as it was chosen (CRT-04, CRT-05). */
export function additionOf(card: ProductCard, form: ChosenForm = card): Addition {
  const { productId, name, picture, menuCode, categoryId, categoryName, maxQuantity, mix } = card;
  const { price, foodType, quantity, sizeId, sizeName, crustId, crustName } = form;
  return {
    productId,
    name,
    price,
    foodType,
    ...given({ quantity, sizeId, sizeName, crustId, crustName }),
    ...given({ addonIds: some(form.addonIds), options: some(form.options), choices: some(form.choices) }),
    ...given({ picture, menuCode, categoryId, categoryName, maxQuantity, mix }),
  };
}

function some<T>(list: readonly T[] | undefined): readonly T[] | undefined {
  return list?.length ? list : undefined;
}

/** Units of all lines together. */
export function unitsOf(lines: readonly CartLine[]): number {
  return lines.reduce((units, line) => units + line.quantity, 0);
}
