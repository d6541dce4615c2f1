import { cartSync } from '#schemas/compiled/stored/cart-sync.ts';
import type { CartSync } from '#schemas/stored/cart.ts';
import { linesReplaced, selectLines } from '#src/features/cart/cart-slice.ts';
import { restoreCartLines } from '#src/features/cart/cart-storage.ts';
import { cartIdReceived, selectIsLoggedIn, selectSession } from '#src/features/session/session-slice.ts';
import type { Refusal } from '#src/request/answer.ts';
import type { CartPorts } from './cart-ports.ts';
import { appliedCodeOf, dropCodeOfCart, keepCode } from './cart-coupon.ts';
import { messageOfMerge } from './cart-messages.ts';
import { baseOf, type CartPlace, earlierOf, newRecord, sentBefore } from './cart-record.ts';
import { cartSyncWords as words } from './cart-sync-words.ts';
import {
  commonUnits,
  hasNewPrices,
  type LineUnits,
  mergeLines,
  probableUnits,
  sameUnits,
  unitsIn,
  withPricesOf,
} from './merge-lines.ts';
import { cartForgotten, cartPriced, type PricedCart, pricingBegan } from './priced-cart-slice.ts';
import { linesOf, ownLines } from './wire-lines.ts';

export type CartCopies = ReturnType<typeof createCartCopies>;

/**
 * The two copies of the cart on this device: the lines that the customer sees, and what is known of the server's cart. Both are read from the storage,
 * because another tab may have changed them a moment ago.
 */
export function createCartCopies({ dispatch, getState, persistence, say }: CartPorts) {
  /** Changes that come from here are none of the customer's. */
  let isAtWork = false;

  const cartId = () => selectSession(getState()).cartId;
  const lines = () => ownLines(restoreCartLines(persistence));
  const stored = () => persistence.read(cartSync);
  const keep = (record: CartSync) => persistence.write(cartSync, record);

  function placeOf(id: string): CartPlace {
    return { cartId: id, ofCustomer: selectIsLoggedIn(getState()) };
  }

  function atWork(work: () => void): void {
    isAtWork = true;
    try {
      work();
    } finally {
      isAtWork = false;
    }
  }

  /** Takes over the server's cart, with what was changed here since `base`. */
  function adopt(cart: PricedCart, base: readonly LineUnits[]): void {
    const mine = lines();
    const theirs = linesOf(cart);
    const merged = withPricesOf(theirs, mergeLines({ base, mine, theirs }));
    const record = stored();
    const isAnother = record !== null && record.cartId !== cart.cartId;
    const isFirst = (record?.isUnread ?? record === null) && selectIsLoggedIn(getState());
    const carriedCode = isAnother ? undefined : record?.carriedCode;
    atWork(() => {
      const shown = selectLines(getState());
      if (!sameUnits(merged, shown) || hasNewPrices(merged, shown)) dispatch(linesReplaced(merged));
      keep({
        ...placeOf(cart.cartId),
        version: cart.version,
        lines: unitsIn(theirs),
        earlier: earlierOf(record, cart.cartId),
        ...(carriedCode !== undefined && { carriedCode }),
      });
      if (cartId() !== cart.cartId) dispatch(cartIdReceived(cart.cartId));
    });
    keepCode(persistence, cart);
    dispatch(sameUnits(merged, theirs) ? cartPriced(cart) : pricingBegan());
    const text = messageOfMerge({ base, mine, theirs, merged, isAnother: isAnother || isFirst }, getState());
    if (text) say(text);
  }

  /** What the lines of the device have in common with a cart that was read. `asked` is the cart that the session had when it was asked for. */
  function baseFor(cart: PricedCart, asked: string | null): readonly LineUnits[] {
    const record = stored();
    if (!record) return commonUnits(lines(), unitsIn(linesOf(cart)));
    // The server removes a cart that nobody used for long. Nobody took its lines out.
    if (cart.version === 0 && !cart.isOrdered && record.cartId === cart.cartId) return [];
    // The server has put a new cart in the place of one that became an order.
    const isReplaced = record.cartId === asked && cartId() === asked;
    return isReplaced ? record.lines : baseOf(record, placeOf(cart.cartId));
  }

  /** A cart has one code. That of the cart before is applied once its lines are here, unless the account's cart has one. */
  function carryCode(code: string, { explicitPromo }: PricedCart): void {
    const record = stored();
    if (!record || lines().length === 0) return;
    if (!explicitPromo) keep({ ...record, carriedCode: code });
    else if (explicitPromo.promoCode !== code) say(words.otherCode(explicitPromo.promoCode, code));
  }

  return {
    isAtWork: () => isAtWork,
    lines,
    stored,
    keep,
    adopt,

    /** What is known of the session's cart; null where nothing is. */
    current(): CartSync | null {
      const record = stored();
      if (!record || record.cartId !== cartId() || record.isUnread) return null;
      return { ...record, ...placeOf(record.cartId) };
    },

    /** Before the first lines of this device: from now on all of them are its own. */
    begin(): void {
      const id = cartId();
      if (id === null || stored()) return;
      const place = placeOf(id);
      keep({ ...newRecord(place), ...(place.ofCustomer && { isUnread: true }) });
    },

    /** Whether a reply is about the cart that the session has now. `asked` is the one that it had when the call was made. */
    isOurs: (cart: PricedCart, asked: string | null): boolean =>
      cartId() === cart.cartId || cartId() === asked,

    /** Takes over a cart that was read. `sent`: lines that the server may have taken before. */
    adoptRead(
      cart: PricedCart,
      read: { asked: string | null; sent: readonly LineUnits[] | undefined },
    ): void {
      const before = stored();
      const base = baseFor(cart, read.asked);
      const sent = read.sent ?? sentBefore(before, cart.cartId);
      const theirs = unitsIn(linesOf(cart));
      adopt(cart, sent ? probableUnits(base, { sent, theirs }) : base);
      const code =
        before && before.cartId !== cart.cartId ? appliedCodeOf(persistence, before.cartId) : undefined;
      if (code !== undefined) carryCode(code, cart);
    },

    /** The server takes no changes of the cart any more (CRT-17). */
    close({ hasServerText, text }: Refusal): void {
      const id = cartId();
      atWork(() => dispatch(linesReplaced([])));
      if (id === null) persistence.remove(cartSync);
      else {
        keep({ ...newRecord(placeOf(id)), isClosed: true });
        dropCodeOfCart(persistence, id);
      }
      dispatch(cartForgotten());
      say(hasServerText ? text : words.cartClosed);
    },
  };
}
