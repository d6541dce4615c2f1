import { getStores } from '#schemas/compiled/calls/get-stores.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { useRead } from '#src/store/use-read.ts';
import { storeKeys } from './store-keys.ts';

/** All stores that take orders of a type, by name (API-107); with null, the stores of all types. */
export function useStores({
  orderType,
  enabled = true,
}: {
  orderType: OrderTypeCode | null;
  enabled?: boolean;
}) {
  return useRead({
    key: enabled ? storeKeys.stores(orderType) : null,
    call: (request) => request.call(getStores, orderType ? { query: { orderDeliveryType: orderType } } : {}),
    read: ({ stores }) => stores,
  });
}
