import type { CartLineInput } from '#schemas/entities/cart.ts';
import { cartLines, sameLines } from './asked-lines.ts';
import { cartChanged } from './cart-faults.ts';
import type { Cart, CartContent } from './carts-repository.ts';
import type { Shop } from './shop-now.ts';

/** What the headers of a write say. */
export interface Place extends Pick<Shop, 'store' | 'orderType'> {
  /** Absent where the request says nothing about the wallet. */
  readonly isWalletUsed: boolean | undefined;
  /** MEN-26. It says so of the menu that the customer sees. */
  readonly seesNoOptionPrices: boolean;
}

/** The cart at a store, for an order type. Where nothing was put in yet, there is nothing to take along. */
export function atPlace(
  cart: Cart,
  { store, orderType, isWalletUsed = cart.isWalletUsed, seesNoOptionPrices }: Place,
): CartContent {
  if (cart.lines.length === 0 && cart.version === 0) return { ...contentOf(cart), isWalletUsed };
  return { ...contentOf(cart), storeId: store.id, orderType, isWalletUsed, seesNoOptionPrices };
}

/** All lines of the cart, made from the version that it has. */
export function withLines(
  cart: Cart,
  { version, items, place }: { version: number; items: readonly CartLineInput[]; place: Place },
): CartContent {
  // The version of a cart that became an order says nothing of the one in its place: that must be empty.
  if (cart.isReplaced ? cart.lines.length > 0 : version !== cart.version) throw cartChanged();
  return filled(cart, items, place);
}

/** The lines of a device for a cart that has none. A cart that has others keeps them: nobody loses what they put in elsewhere. */
export function begun(
  cart: Cart,
  { items, place }: { items: readonly CartLineInput[]; place: Place },
): CartContent {
  const lines = cartLines(items);
  if (lines.length === 0) return atPlace(cart, place);
  if (cart.lines.length > 0 && !sameLines(cart.lines, lines)) throw cartChanged();
  return filled(cart, lines, place);
}

function filled(cart: Cart, items: readonly CartLineInput[], place: Place): CartContent {
  const lines = cartLines(items);
  return atPlace(sameLines(cart.lines, lines) ? cart : { ...cart, lines }, place);
}

export function contentOf(cart: Cart): CartContent {
  const { lines, enteredCode, storeId, orderType, isWalletUsed, seesNoOptionPrices } = cart;
  return { lines, enteredCode, storeId, orderType, isWalletUsed, seesNoOptionPrices };
}
