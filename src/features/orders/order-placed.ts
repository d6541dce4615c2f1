import type { ScopedMutator } from 'swr';
import { displayNetPrice } from '#schemas/compiled/stored/display-net-price.ts';
import { trainDraft } from '#schemas/compiled/stored/train-draft.ts';
import { dropCodeOfCart } from '#src/features/cart-sync/cart-coupon.ts';
import { syncCart } from '#src/features/cart-sync/sync-cart.ts';
import { forgetTransaction } from '#src/features/checkout/forget-transaction.ts';
import { selectSession } from '#src/features/session/session-slice.ts';
import type { AppThunk } from '#src/store/store.ts';

/** Keys of what an order changes: menus, what pages have of the customer, how offers stand to an empty cart, and the orders themselves. */
function isOfOrders(key: unknown): boolean {
  if (Array.isArray(key)) return key[0] === 'content';
  return typeof key === 'string' && /^(menu\/|offers-of-store\/|orders|tracking\/[^/]+$)/.test(key);
}

/**
 * ORD-05. The transaction became an order: the cart is read again, which the server has closed, and with it goes its coupon; the stored transaction and
 * the caches of menus are dropped. The address keeps the id. Where another transaction was begun since, what is stored is of that one, and stays.
 */
export function orderPlaced(transactionId: string, mutate: ScopedMutator): AppThunk<Promise<void>> {
  return async (dispatch, getState, { persistence }) => {
    if (forgetTransaction(persistence, transactionId)) {
      const { cartId } = selectSession(getState());
      persistence.remove(displayNetPrice);
      persistence.remove(trainDraft);
      if (cartId !== null) dropCodeOfCart(persistence, cartId);
    }
    await Promise.all([dispatch(syncCart()), mutate(isOfOrders, undefined)]);
  };
}
