import { selectAddressStore } from '#schemas/compiled/calls/select-address-store.ts';
import { headerNames } from '#schemas/header-names.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { CallFlags, Request } from '#src/request/ports.ts';
import type { GeoCode } from '#schemas/stored/place.ts';

interface StoreLookup {
  readonly position: GeoCode;
  readonly addressId: string | undefined;
  readonly orderType: OrderTypeCode;
  readonly flags?: CallFlags;
}

/** The store that serves a place (API-122, LOC-17), for an order type that may differ from the current one. */
export function fetchStoreFor(request: Request, { position, addressId, orderType, flags }: StoreLookup) {
  const { latitude, longitude } = position;
  return request.call(selectAddressStore, {
    headers: { getStoreLoyaltyProgramCode: true, version: '2.0', [headerNames.deliveryType]: orderType },
    ...(flags && { flags }),
    body: {
      data: {
        latitude,
        longitude,
        addressRequired: true,
        ...(addressId === undefined ? {} : { address_id: addressId }),
      },
    },
  });
}
