import { getPickupStore } from '#schemas/compiled/calls/get-pickup-store.ts';
import { headerNames } from '#schemas/header-names.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { CallFlags, Request } from '#src/request/ports.ts';

interface PickupLookup {
  readonly storeId: string;
  readonly orderType: OrderTypeCode;
  readonly flags?: CallFlags;
}

/** A store for pickup (API-120), and whether it takes orders of this type now. */
export function fetchPickupStore(request: Request, { storeId, orderType, flags }: PickupLookup) {
  return request.call(getPickupStore, {
    params: { storeId },
    headers: { [headerNames.deliveryType]: orderType },
    ...(flags && { flags }),
  });
}
