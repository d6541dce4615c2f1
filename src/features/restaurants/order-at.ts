import type { StoreDetail } from '#schemas/entities/store.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { isAtStore } from '#src/features/order-type/delivery-states.ts';

/** How one would order from a store that was chosen on a map: as now if one goes there, else in the first such way that it has. Null for none. */
export function orderTypeAt(
  { orderTypes }: Pick<StoreDetail, 'orderTypes'>,
  orderType: OrderTypeCode,
): OrderTypeCode | null {
  if (isAtStore(orderType) && orderTypes.includes(orderType)) return orderType;
  return orderTypes.find(isAtStore) ?? null;
}
