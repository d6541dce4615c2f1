import { getPickupStore } from '#schemas/compiled/endpoints.ts';
import { headerNames } from '#schemas/header-names.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { Request } from '#src/request/ports.ts';

/** A store as a place to go to (API-120), and whether it can be ordered from in that way now. */
export function fetchPickupStore(
  request: Request,
  { storeId, orderType }: { storeId: string; orderType: OrderTypeCode },
) {
  return request.call(getPickupStore, {
    params: { storeId },
    headers: { [headerNames.deliveryType]: orderType },
  });
}
