import { getOrderDetails } from '#schemas/compiled/calls/get-order-details.ts';
import { selectUserId } from '#src/features/session/session-slice.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { useRead } from '#src/store/use-read.ts';
import { keepOwnLastOrder, useLastOrder } from '../last-order.ts';
import type { Order } from './order.ts';
import { orderKeys } from './order-keys.ts';

/** ORD-29. One order of the session; null asks for none. `kept` is set where it could not be asked for, and this device has it. */
export function useOrderDetails(orderHistoryId: string | null) {
  const userId = useAppSelector(selectUserId);
  const dispatch = useAppDispatch();
  const found = useRead({
    key: orderHistoryId === null || userId === null ? null : orderKeys.details(userId, orderHistoryId),
    call: (request) => request.call(getOrderDetails, { params: { orderHistoryId: orderHistoryId ?? '' } }),
    read: (order): Order => {
      if (userId !== null) dispatch(keepOwnLastOrder(userId, order));
      return order;
    },
    // The kitchen and the bank go on while the customer is on other pages.
    changesOften: true,
  });
  const last = useLastOrder(userId, found.error);
  return { ...found, kept: last !== null && last.id === orderHistoryId ? last : null };
}
