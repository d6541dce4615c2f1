import type { CartLineInput } from '#schemas/entities/cart.ts';
import { given } from '#schemas/given.ts';
import { lineKey } from '#schemas/rules/line-key.ts';
import type { CartLine } from '#src/features/cart/cart-lines.ts';
import type { PendingWrite } from './cart-record.ts';
import type { LineUnits } from './merge-lines.ts';
import type { PricedCart } from './priced-cart-slice.ts';

type Item = PricedCart['validItems'][number] | PricedCart['invalidItems'][number];

/** Lines that the customer added. An offer gives free items: the app cannot ask for them (CRT-09). */
export function ownLines(lines: readonly CartLine[]): CartLine[] {
  return lines.filter(({ freeItem }) => freeItem !== true);
}

/** CRT-04, CRT-05. A line as the server takes it. */
export function inputOf(line: CartLine): CartLineInput {
  const { key, productId, quantity, price, sizeId, crustId, categoryId, categoryName, hasICCCombo } = line;
  const { addonIds = [], options = [] } = line;
  const { promoType, promoCode } = line;
  return {
    id: key,
    productId,
    item_name: line.name,
    quantity,
    price,
    addonIds: [...addonIds],
    options: options.map(({ orderSeq, productId: chosen }) => ({ orderSeq, productId: chosen })),
    ...given({ item_id: line.menuCode, sizeId, crustId, categoryId, categoryName, hasICCCombo }),
    ...(promoType === 'PRODUCT_IMPLICIT' &&
      promoCode !== undefined && { promoPerQty: { promoType, promoCode } }),
  };
}

/** The lines of the server's cart as lines of the app, without the free items: what cannot be ordered now is in the cart all the same. */
export function linesOf({
  validItems,
  invalidItems,
}: Pick<PricedCart, 'validItems' | 'invalidItems'>): CartLine[] {
  return [
    ...validItems.filter(({ freeItem }) => !freeItem).map((item) => lineOf(item, item.pricePerQty)),
    // Nothing is charged for it, and what it would cost is not known.
    ...invalidItems.map((item) => lineOf(item, 0)),
  ];
}

function lineOf(item: Item, price: number): CartLine {
  const { productId, quantity, foodType, picture, menuCode, maxQuantity, promoPerQty } = item;
  const { sizeId, crustId, addonIds, options, choices, categoryId, categoryName, hasICCCombo } = item;
  return {
    key: keyOf(item),
    productId,
    name: item.product.name,
    quantity,
    price,
    foodType,
    ...given({ sizeId, crustId, categoryId, categoryName, hasICCCombo, picture, menuCode, maxQuantity }),
    ...('size' in item && given({ sizeName: item.size?.name, crustName: item.crust?.name })),
    ...('mix' in item && given({ mix: item.mix })),
    ...given({ addonIds: some(addonIds), options: some(options), choices: some(choices) }),
    ...given({ promoType: promoPerQty?.promoType, promoCode: promoPerQty?.promoCode }),
  };
}

/** The key by which the app knows the line: its own id where it came from an offer, because such lines have equal choices. */
function keyOf(item: Item): string {
  return item.promoPerQty ? item.id : lineKey(item);
}

function some<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}

/** How many units of each line a write has. */
export function unitsOfItems(items: NonNullable<PendingWrite['lines']>['items']): LineUnits[] {
  return items.map(({ id, quantity }) => ({ key: id, quantity }));
}
