import type { AddressInput } from '#schemas/entities/address.ts';
import type { FoundStore } from '#schemas/entities/store.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { GeoCode, PlaceChoice, RecentPlace } from '#schemas/stored/place.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { locationTexts } from '#src/config/texts/location.ts';
import { deliveryStateOf, isAtStore } from '#src/features/order-type/delivery-states.ts';
import {
  selectLocation,
  selectOrderType,
  type StoreError,
  storeChosen,
  storeRefused,
} from '#src/features/order-type/location-slice.ts';
import { popupRequested } from '#src/store/popup-slice.ts';
import type { RootState } from '#src/store/root-reducer.ts';
import type { AppThunk } from '#src/store/store.ts';
import { fetchStoreFor } from './api/select-address-store.ts';
import { rememberEta } from './keep-eta.ts';
import { latestLookup } from './latest-lookup.ts';
import { lookUpPickup } from './look-up-pickup.ts';
import type { LookupData, LookupResult } from './lookup-result.ts';
import { placeEntered, selectPlaces, storeEntered } from './place-slice.ts';

/** A refusal contains the texts for the customer. */
export type ChooseOutcome = { readonly kind: 'chosen'; readonly store: FoundStore } | StoreError;

/** Another store than the one that was asked for serves the place. */
export interface OtherStore {
  readonly kind: 'other';
  readonly store: FoundStore;
}

export interface ChooseOptions {
  /** The current order type by default. */
  readonly orderType?: OrderTypeCode;
  /**
   * 'selector': the call comes from a screen on which places are chosen, so a refusal is shown as a popup. 'elsewhere': the refusal is stored
   * and the caller navigates to the selector; other failures are for the caller to show.
   */
  readonly from: 'selector' | 'elsewhere';
  /** An address that this one corrects: it is no longer a recent place. */
  readonly corrects?: AddressInput | undefined;
}

/** Sets the place that the order is delivered to: finds the store that serves it (LOC-17..24). Never throws. */
export function choosePlace(choice: PlaceChoice, options: ChooseOptions): AppThunk<Promise<ChooseOutcome>> {
  return async (dispatch, getState) => {
    const { from, corrects, orderType = selectOrderType(getState()) } = options;
    const result = await dispatch(lookUpPlace(choice, orderType));
    if (result.kind !== 'found') return dispatch(refuse(result, { from, orderType, asked: choice }));
    return dispatch(enterPlace(choice, { orderType, found: result, corrects }));
  };
}

/** The same for one store: nothing changes when another one serves the place, or none. A refusal is for the caller to show. Never throws. */
export function choosePlaceFrom(
  choice: PlaceChoice,
  { storeId, orderType }: { readonly storeId: string; readonly orderType: OrderTypeCode },
): AppThunk<Promise<ChooseOutcome | OtherStore>> {
  return async (dispatch) => {
    const result = await dispatch(lookUpPlace(choice, orderType));
    if (result.kind !== 'found') return result.error;
    if (result.store.id !== storeId) return { kind: 'other', store: result.store };
    return dispatch(enterPlace(choice, { orderType, found: result }));
  };
}

function lookUpPlace(choice: PlaceChoice, orderType: OrderTypeCode): AppThunk<Promise<LookupResult>> {
  return (dispatch, _, { request }) =>
    dispatch(
      latestLookup(() =>
        fetchStoreFor(request(), { position: choice, addressId: choice.address_id, orderType }),
      ),
    );
}

interface EnteredPlace {
  readonly orderType: OrderTypeCode;
  readonly found: LookupData;
  readonly corrects?: AddressInput | undefined;
}

function enterPlace(
  choice: PlaceChoice,
  { orderType, found: { store, place }, corrects }: EnteredPlace,
): AppThunk<ChooseOutcome> {
  return (dispatch) => {
    const known = { ...choice, ...(choice.place ? {} : place ? { place } : {}) };
    const recent = recentPlaceOf(known, orderType);
    const replaces = corrects && keyOfAddress(corrects);
    dispatch(placeEntered({ choice: known, recent, store, ...(replaces !== undefined && { replaces }) }));
    dispatch(storeChosen({ ...storeNames(store), placeTitle: choice.title, orderType }));
    dispatch(rememberEta(store, orderType));
    return { kind: 'chosen', store };
  };
}

/** Sets the store that the customer goes to: takeaway, dine-in, curbside (LOC-11). Never throws; a refusal is shown as a popup. */
export function chooseStore(
  store: Pick<FoundStore, 'id'> & Partial<FoundStore>,
  options: { orderType: OrderTypeCode },
): AppThunk<Promise<ChooseOutcome>> {
  return async (dispatch, getState) => {
    const { orderType } = options;
    const result = await dispatch(lookUpPickup(store, orderType));
    if (result.kind !== 'found')
      return dispatch(refuse(result, { from: 'selector', orderType, asked: store }));
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
    dispatch(rememberEta(found, orderType));
    return { kind: 'chosen', store: found };
  };
}

type Asked = GeoCode | Pick<FoundStore, 'id'>;

interface RefuseOptions {
  readonly from: ChooseOptions['from'];
  readonly orderType: OrderTypeCode;
  /** The place or the store that was looked up. */
  readonly asked: Asked;
}

function refuse(
  { shown, error }: Exclude<LookupResult, { kind: 'found' }>,
  { from, orderType, asked }: RefuseOptions,
): AppThunk<StoreError> {
  return (dispatch, getState) => {
    const { kind, header, text, button } = error;
    if (from === 'selector' && !shown) {
      dispatch(popupRequested({ kind: 'error', header, text, button, ...wayOn(kind, orderType) }));
    }
    const isElsewhere = !isOfOrder(getState(), { asked, orderType });
    // A failed lookup says nothing about the store. What a popup has shown is stored only where it blocks the current order.
    const isKept = kind !== 'failed' && (from === 'elsewhere' || (kind === 'offline' && !isElsewhere));
    if (isKept) dispatch(storeRefused({ ...error, orderType, isElsewhere }));
    return error;
  };
}

/**
 * Whether a lookup was about the current order: about its store, or about the place that it is delivered to. Before a store is chosen, every
 * lookup is for the order.
 */
function isOfOrder(
  state: RootState,
  { asked, orderType }: Pick<RefuseOptions, 'asked' | 'orderType'>,
): boolean {
  const order = selectLocation(state);
  if (!order.storeIsChosen) return true;
  if ('id' in asked) return asked.id === order.storeId;
  const { chosen } = selectPlaces(state);
  if (!chosen || isAtStore(orderType) || order.orderType !== orderType) return false;
  return keyOfPosition(chosen) === keyOfPosition(asked);
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
  if (address_id === null && address && !('address_id' in address)) {
    const { houseNo, address: building, city } = address;
    return {
      key: keyOfAddress(address),
      recent: { title, subtitle: [houseNo, building, city].join(', ') },
      location: { address_id, latitude, longitude, address },
      deliveryType,
    };
  }
  return {
    key: address_id ?? key ?? place?.placeId ?? keyOfPosition(choice),
    recent: { title, subtitle: place?.subtitle ?? address?.city ?? '' },
    location: { address_id, latitude, longitude },
    deliveryType,
  };
}

function keyOfPosition({ latitude, longitude }: GeoCode): string {
  return `${latitude.toFixed(4)},${longitude.toFixed(4)}`;
}

/** Neighbours have the same position and different addresses. */
function keyOfAddress(address: AddressInput): string {
  return [keyOfPosition(address), address.houseNo, address.address].join('/');
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
