import { getPickupStore } from '#schemas/compiled/calls/get-pickup-store.ts';
import { headerNames } from '#schemas/header-names.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { Request } from '#src/request/ports.ts';

/** A store for pickup (API-120), and whether it takes orders of this type now. */
export function fetchPickupStore(
  request: Request,
  { storeId, orderType }: { storeId: string; orderType: OrderTypeCode },
) {
  return request.call(getPickupStore, {
    params: { storeId },
    headers: { [headerNames.deliveryType]: orderType },
  });
}
