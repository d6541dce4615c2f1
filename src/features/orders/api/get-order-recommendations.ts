import { getOrderRecommendations } from '#schemas/compiled/calls/get-order-recommendations.ts';
import { selectStoreId } from '#src/features/order-type/location-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRead } from '#src/store/use-read.ts';
import { orderKeys } from './order-keys.ts';
import { useCustomerId } from './use-customer-id.ts';

/** ORD-34. What goes with the favourite orders, at the restaurant of the visit. A failure shows nothing: the page is whole without it. */
export function useOrderRecommendations() {
  const customerId = useCustomerId();
  const storeId = useAppSelector(selectStoreId);
  const { data } = useRead({
    key: customerId === null ? null : orderKeys.recommendations(customerId, storeId),
    call: (request) => request.call(getOrderRecommendations),
    read: ({ items }) => items,
  });
  return data ?? [];
}
