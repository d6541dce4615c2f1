import type { GeoCode } from '#schemas/stored/place.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { selectLocation, type StoreInstead } from '#src/features/order-type/location-slice.ts';
import type { Request } from '#src/request/ports.ts';
import type { AppThunk } from '#src/store/store.ts';
import { fetchStore } from './api/get-store.ts';
import { fetchStoresNear } from './api/get-stores-near.ts';
import { selectGeoCode } from './place-slice.ts';

interface Refused {
  readonly storeId: string;
  readonly orderType: OrderTypeCode;
}

/**
 * The nearest store that takes orders of a type now, in place of one that refused: from the place that is known, else from the refused store. Where
 * all are closed, the nearest, with its opening time. Null when there is none near, or it cannot be found out.
 */
export function findInstead({ storeId, orderType }: Refused): AppThunk<Promise<StoreInstead | null>> {
  return async (_, getState, { request }) => {
    const place = selectGeoCode(getState());
    const near = place ?? (await positionOf(request(), storeId));
    if (!near) return null;
    const answer = await fetchStoresNear(request(), { near, orderType });
    if (!answer.ok) return null;
    const others = answer.data.stores.filter(({ id, online }) => online && id !== storeId);
    const store = others.find(({ isOpen }) => isOpen) ?? others[0];
    if (!store) return null;
    const { id, name, locality, city, distance } = store;
    const { city: cityBefore } = selectLocation(getState());
    return {
      storeId: id,
      // Within one city the locality is enough.
      storeName: city === cityBefore && locality !== '' ? locality : name,
      city,
      distance,
      isFromPlace: place !== null,
      ...(!store.isOpen && { opens: store.hours.opens }),
    };
  };
}

async function positionOf(request: Request, storeId: string): Promise<GeoCode | null> {
  const answer = await fetchStore(request, storeId);
  return answer.ok ? answer.data.store : null;
}
