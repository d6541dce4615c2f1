import { getOrderDetails } from '#schemas/compiled/calls/get-order-details.ts';
import { selectUserId } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRead } from '#src/store/use-read.ts';
import type { Order } from './order.ts';
import { orderKeys } from './order-keys.ts';

/** ORD-29. One order of the session; null asks for none. */
export function useOrderDetails(orderHistoryId: string | null) {
  const userId = useAppSelector(selectUserId);
  return useRead({
    key: orderHistoryId === null || userId === null ? null : orderKeys.details(userId, orderHistoryId),
    call: (request) => request.call(getOrderDetails, { params: { orderHistoryId: orderHistoryId ?? '' } }),
    read: (order): Order => order,
  });
}
