import type { StoreDetail } from '#schemas/entities/store.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { isAtStore } from '#src/features/order-type/delivery-states.ts';

/** The order type for a store of the locator: the current one if it means going to the store, else the store's first such type. Null for none. */
export function orderTypeAt(
  { orderTypes }: Pick<StoreDetail, 'orderTypes'>,
  orderType: OrderTypeCode,
): OrderTypeCode | null {
  if (isAtStore(orderType) && orderTypes.includes(orderType)) return orderType;
  return orderTypes.find(isAtStore) ?? null;
}
