import { given } from '#schemas/given.ts';
import type { CartLine } from '#src/features/cart/cart-lines.ts';
import type { PricedCart } from '#src/features/cart-sync/priced-cart-slice.ts';

export type ValidItem = PricedCart['validItems'][number];
export type InvalidItem = PricedCart['invalidItems'][number];

/** A line of the page. */
export interface ShownLine {
  readonly line: CartLine;
  /** What the server says of it; undefined before it has answered. */
  readonly item: ValidItem | undefined;
  /** The server's figure is for as many units as the line has now. */
  readonly isPriced: boolean;
}

export interface UnavailableLine {
  readonly line: CartLine;
  readonly item: InvalidItem;
}

/** The customer's lines, with what the server says of each. */
export interface CartView {
  readonly lines: readonly ShownLine[];
  /** Lines that cannot be ordered now (CRT-20). */
  readonly unavailable: readonly UnavailableLine[];
  /** The server's cart is one of just these lines. */
  readonly isOfLines: boolean;
}

/**
 * Lines in the order of the customer, then the items that offers give. A line that was removed is gone at once, whatever an older reply says; a
 * quantity is the customer's, and its figure is shown only where the server has priced that quantity.
 */
export function cartView(lines: readonly CartLine[], cart: PricedCart | null): CartView {
  const valid = new Map(cart?.validItems.map((item) => [item.id, item]));
  const invalid = new Map(cart?.invalidItems.map((item) => [item.id, item]));
  const shown: ShownLine[] = [];
  const unavailable: UnavailableLine[] = [];
  for (const line of lines) {
    const fault = invalid.get(line.key);
    const item = valid.get(line.key);
    if (fault && !item) unavailable.push({ line, item: fault });
    else shown.push({ line: asServed(line, item), item, isPriced: item?.quantity === line.quantity });
  }
  const keys = new Set(lines.map(({ key }) => key));
  const others = [...valid.values()].filter(({ id }) => !keys.has(id));
  const gifts = others.filter(({ freeItem }) => freeItem);
  const gone = [...invalid.keys()].filter((id) => !keys.has(id));
  return {
    lines: [...shown, ...gifts.map((item) => ({ line: lineOf(item), item, isPriced: true }))],
    unavailable,
    isOfLines:
      cart !== null &&
      others.length === gifts.length &&
      gone.length === 0 &&
      shown.every(({ isPriced }) => isPriced) &&
      unavailable.every(({ line, item }) => line.quantity === item.quantity),
  };
}

/** The server decides what is free (CRT-09). */
function asServed(line: CartLine, item: ValidItem | undefined): CartLine {
  return item?.freeItem && !line.freeItem ? { ...line, freeItem: true } : line;
}

/** An item that an offer added on the server, as a line of the page. */
function lineOf(item: ValidItem): CartLine {
  const { id, productId, product, quantity, pricePerQty, foodType, size, crust, choices, picture } = item;
  return {
    key: id,
    productId,
    name: product.name,
    quantity,
    price: pricePerQty,
    foodType,
    freeItem: true,
    ...given({ sizeName: size?.name, crustName: crust?.name, picture }),
    ...(choices.length > 0 ? { choices } : {}),
  };
}

/** The offer that a line belongs to, in the words of the customer where the cart names it (CRT-08, CRT-09). */
export function offerOf(item: ValidItem | undefined, cart: PricedCart | null): string | undefined {
  const code = item?.offerCode ?? item?.promoPerQty?.promoCode;
  return cart?.cartOffers.find((offer) => offer.code === code)?.heading ?? code;
}
