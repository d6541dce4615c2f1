import type { FoundStore } from '#schemas/entities/store.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { selectLocation } from '#src/features/order-type/location-slice.ts';
import type { AppThunk } from '#src/store/store.ts';
import { fetchPickupStore } from './api/get-pickup-store.ts';
import { fetchStoreFor } from './api/select-address-store.ts';
import {
  etaAsked,
  etaFound,
  etaKeyOf,
  etaOutdated,
  type KnownEta,
  selectAsking,
  selectEtaKey,
  selectKnownEta,
} from './eta-slice.ts';
import { lookupResultOf } from './lookup-result.ts';
import { selectPlaces } from './place-slice.ts';

/** So long before the minutes are over they are asked for again. */
const earlyMs = 20_000;
/** A restaurant that is closed, or was not asked, is asked again after this time. */
const retryMs = 5 * 60_000;

function knownOf(store: FoundStore | null, { key, now }: { key: string; now: number }): KnownEta {
  const { eta, latitude, longitude } = store ?? {};
  const position = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  if (eta === undefined) return { key, position, askAt: now + retryMs, until: now + retryMs };
  const lasts = eta.seconds * 1000;
  // Shortly before closing time they are asked for at the end, when the answer is that it is closed.
  const askAt = now + (lasts > 2 * earlyMs ? lasts - earlyMs : lasts);
  return { key, minutes: eta.minutes, position, askAt, until: now + lasts };
}

/** Keeps what a lookup said of the restaurant, for an order of this type from it. */
export function rememberEta(store: FoundStore, orderType: OrderTypeCode): AppThunk {
  return (dispatch, getState, { clock }) => {
    const key = etaKeyOf(getState(), orderType);
    if (key !== null) dispatch(etaFound(knownOf(store, { key, now: clock.now() })));
  };
}

/** Asks the restaurant of the order, where nothing is known of it or it is time to ask again. The customer's own lookups are not affected. */
export function refreshEta(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { clock, request }) => {
    const key = selectEtaKey(getState());
    if (key === null || selectAsking(getState()) === key) return;
    if (clock.now() < (selectKnownEta(getState())?.askAt ?? 0)) return;
    dispatch(etaAsked(key));
    const { storeId, orderType } = selectLocation(getState());
    const { chosen } = selectPlaces(getState());
    const flags = { background: true };
    const answer =
      orderType === 'D' && chosen
        ? await fetchStoreFor(request(), {
            position: chosen,
            addressId: chosen.address_id,
            orderType,
            flags,
          })
        : await fetchPickupStore(request(), { storeId, orderType, flags });
    const result = lookupResultOf(answer);
    // Another restaurant may serve the place by now: nothing is known of this one.
    const store = result.kind === 'found' && result.store.id === storeId ? result.store : null;
    if (selectEtaKey(getState()) !== key) dispatch(etaOutdated(key));
    else dispatch(etaFound(knownOf(store, { key, now: clock.now() })));
  };
}
