import { getStores } from '#schemas/compiled/endpoints.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { locationKeys } from '#src/features/cities/api/location-keys.ts';
import { useRead } from '#src/store/use-read.ts';

/** All stores that take orders of a type, by name (API-107); null for all there are. */
export function useStores({
  orderType,
  enabled = true,
}: {
  orderType: OrderTypeCode | null;
  enabled?: boolean;
}) {
  return useRead({
    key: enabled ? locationKeys.stores(orderType) : null,
    call: (request) => request.call(getStores, orderType ? { query: { orderDeliveryType: orderType } } : {}),
    read: ({ data }) => data?.stores ?? [],
  });
}
