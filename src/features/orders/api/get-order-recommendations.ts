import { getOrderRecommendations } from '#schemas/compiled/calls/get-order-recommendations.ts';
import { selectStoreId } from '#src/features/order-type/location-slice.ts';
import { selectIsLoggedIn, selectUserId } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRead } from '#src/store/use-read.ts';
import { orderKeys } from './order-keys.ts';

/** ORD-34. What goes with the favourite orders, at the restaurant of the visit. A failure shows nothing: the page is whole without it. */
export function useOrderRecommendations() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const userId = useAppSelector(selectUserId);
  const storeId = useAppSelector(selectStoreId);
  const { data } = useRead({
    key: isLoggedIn && userId !== null ? orderKeys.recommendations(userId, storeId) : null,
    call: (request) => request.call(getOrderRecommendations),
    read: ({ items }) => items,
  });
  return data ?? [];
}
