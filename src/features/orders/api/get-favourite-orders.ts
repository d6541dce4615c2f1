import { getFavouriteOrders } from '#schemas/compiled/calls/get-favourite-orders.ts';
import { selectIsLoggedIn, selectUserId } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRead } from '#src/store/use-read.ts';
import type { Order } from './order.ts';
import { orderKeys } from './order-keys.ts';

/** ORD-33. The favourite orders of a customer, the latest first; asked for only where they are shown. */
export function useFavouriteOrders(isShown: boolean) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const userId = useAppSelector(selectUserId);
  return useRead({
    key: isShown && isLoggedIn && userId !== null ? orderKeys.favourites(userId) : null,
    call: (request) => request.call(getFavouriteOrders),
    read: ({ orders }): readonly Order[] => orders,
  });
}
