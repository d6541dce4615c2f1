import type { FoundStore } from '#schemas/entities/store.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { PlaceChoice, RecentPlace } from '#schemas/stored/place.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { locationTexts } from '#src/config/texts/location.ts';
import { deliveryStateOf } from '#src/features/order-type/delivery-states.ts';
import {
  selectLocation,
  selectOrderType,
  type StoreError,
  storeChosen,
  storeRefused,
} from '#src/features/order-type/location-slice.ts';
import { popupRequested } from '#src/store/popup-slice.ts';
import type { AppThunk } from '#src/store/store.ts';
import { fetchPickupStore } from './api/get-pickup-store.ts';
import { fetchStoreFor } from './api/select-address-store.ts';
import { latestLookup } from './latest-lookup.ts';
import type { LookupResult } from './lookup-result.ts';
import { placeEntered, storeEntered } from './place-slice.ts';

/** A refusal contains the texts for the customer. */
export type ChooseOutcome = { readonly kind: 'chosen'; readonly store: FoundStore } | StoreError;

export interface ChooseOptions {
  /** The current order type by default. */
  readonly orderType?: OrderTypeCode;
  /**
   * 'selector': the call comes from a screen on which places are chosen, so a refusal is shown as a popup. 'elsewhere': the refusal is stored
   * and the caller navigates to the selector; other failures are for the caller to show.
   */
  readonly from: 'selector' | 'elsewhere';
}

/** Sets the place that the order is delivered to: finds the store that serves it (LOC-17..24). Never throws. */
export function choosePlace(choice: PlaceChoice, options: ChooseOptions): AppThunk<Promise<ChooseOutcome>> {
  return async (dispatch, getState, { request }) => {
    const orderType = options.orderType ?? selectOrderType(getState());
    const result = await dispatch(
      latestLookup(() =>
        fetchStoreFor(request(), { position: choice, addressId: choice.address_id, orderType }),
      ),
    );
    if (result.kind !== 'found') return dispatch(refuse(result, { from: options.from, orderType }));

    const { store, place } = result;
    const known = { ...choice, ...(choice.place ? {} : place ? { place } : {}) };
    dispatch(placeEntered({ choice: known, recent: recentPlaceOf(known, orderType), store }));
    dispatch(storeChosen({ ...storeNames(store), placeTitle: choice.title, orderType }));
    return { kind: 'chosen', store };
  };
}

/** Sets the store that the customer goes to: takeaway, dine-in, curbside (LOC-11). Never throws; a refusal is shown as a popup. */
export function chooseStore(
  store: Pick<FoundStore, 'id'> & Partial<FoundStore>,
  options: { orderType: OrderTypeCode },
): AppThunk<Promise<ChooseOutcome>> {
  return async (dispatch, getState, { request }) => {
    const { orderType } = options;
    const result = await dispatch(
      latestLookup(() => fetchPickupStore(request(), { storeId: store.id, orderType })),
    );
    if (result.kind !== 'found')
      return dispatch(refuse(result, { from: 'selector', orderType, storeId: store.id }));
    // The reply has no fields that depend on the customer's position, such as the distance.
    const found = {
      ...store,
      ...result.store,
      locality: result.store.locality || (store.locality ?? ''),
      address: result.store.address || (store.address ?? ''),
    };
    dispatch(storeEntered({ recent: recentStoreOf(found, orderType), store: found }));
    const { placeTitle } = selectLocation(getState());
    dispatch(storeChosen({ ...storeNames(found), placeTitle, orderType }));
    return { kind: 'chosen', store: found };
  };
}

function refuse(
  { shown, error }: Exclude<LookupResult, { kind: 'found' }>,
  { from, orderType, storeId }: Required<ChooseOptions> & { readonly storeId?: string },
): AppThunk<StoreError> {
  return (dispatch, getState) => {
    const { kind, header, text, button } = error;
    const chosen = selectLocation(getState());
    if (from === 'selector' && !shown) {
      dispatch(popupRequested({ kind: 'error', header, text, button, ...wayOn(kind, orderType) }));
    }
    // When one store is offline, another one that is already chosen is not affected.
    const isOther = storeId !== undefined && chosen.storeIsChosen && chosen.storeId !== storeId;
    // An offline store blocks ordering wherever it was chosen; other refusals are shown once. A failed lookup is no statement about the store.
    const isKept = kind === 'offline' ? !isOther : kind === 'unavailable' && from === 'elsewhere';
    if (isKept) dispatch(storeRefused(error));
    return error;
  };
}

/** Where no store delivers, takeaway is offered. */
function wayOn(kind: StoreError['kind'], orderType: OrderTypeCode) {
  if (kind !== 'unavailable' || orderType !== 'D') return {};
  const href = withQuery(pathOf('selectRestaurant'), { deliveryType: 'P' });
  return { wayOn: { label: locationTexts.takeawayInstead, href } };
}

/** The names that customers see. The locality stands for the store's name, which may repeat the city that is shown beside it. */
function storeNames({ id, name, locality, city }: FoundStore) {
  return { storeId: id, storeName: locality || name, city };
}

function recentPlaceOf(choice: PlaceChoice, orderType: OrderTypeCode): RecentPlace {
  const { latitude, longitude, address_id = null, title, place, address, key } = choice;
  const deliveryType = deliveryStateOf(orderType);
  const at = `${latitude.toFixed(4)},${longitude.toFixed(4)}`;
  if (address_id === null && address && !('address_id' in address)) {
    const { houseNo, address: building, city } = address;
    return {
      // Neighbours have the same position and different addresses.
      key: [at, houseNo, building].join('/'),
      recent: { title, subtitle: [houseNo, building, city].join(', ') },
      location: { address_id, latitude, longitude, address },
      deliveryType,
    };
  }
  return {
    key: address_id ?? key ?? place?.placeId ?? at,
    recent: { title, subtitle: place?.subtitle ?? address?.city ?? '' },
    location: { address_id, latitude, longitude },
    deliveryType,
  };
}

/** Null where the position of the store is not known. */
function recentStoreOf(store: FoundStore, orderType: OrderTypeCode): RecentPlace | null {
  const { id, name, address, city, latitude, longitude } = store;
  if (latitude === undefined || longitude === undefined) return null;
  return {
    key: id,
    recent: { title: name, subtitle: [address, city].filter(Boolean).join(', ') },
    location: { address_id: null, latitude, longitude, storeId: id },
    deliveryType: deliveryStateOf(orderType),
  };
}
