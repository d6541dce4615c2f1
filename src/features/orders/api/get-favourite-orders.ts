import { getFavouriteOrders } from '#schemas/compiled/calls/get-favourite-orders.ts';
import { useRead } from '#src/store/use-read.ts';
import type { Order } from './order.ts';
import { orderKeys } from './order-keys.ts';
import { useCustomerId } from './use-customer-id.ts';

/** ORD-33. The favourite orders of a customer, the latest first; asked for only where they are shown. */
export function useFavouriteOrders(isShown: boolean) {
  const customerId = useCustomerId();
  return useRead({
    key: isShown && customerId !== null ? orderKeys.favourites(customerId) : null,
    call: (request) => request.call(getFavouriteOrders),
    read: ({ orders }): readonly Order[] => orders,
    changesOften: true,
  });
}
