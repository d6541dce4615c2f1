import type { AddressInput, SavedAddress } from '#schemas/entities/address.ts';
import type { Place } from '#schemas/entities/store.ts';
import { constants } from '#src/config/constants.ts';
import type { Persistence } from '#src/store/persistence.ts';
import type { DeliveryState } from '#src/features/order-type/delivery-states.ts';
import type { GeoCode, KeptPlaces, PlaceChoice, PlaceState } from './place-slice.ts';
import { noRecents, type RecentPlace, type RecentPlaces, recentListOf } from './recents.ts';

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isWithin = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit;

function isGeoCode(value: unknown): value is GeoCode {
  return isRecord(value) && isWithin(value['latitude'], 90) && isWithin(value['longitude'], 180);
}

function hasTexts(value: Values, ...names: readonly string[]): boolean {
  return names.every((name) => isText(value[name]));
}

function isPlace(value: unknown): value is Place {
  const texts = ['placeId', 'title', 'subtitle', 'city', 'city_region'] as const;
  return isGeoCode(value) && hasTexts(value as unknown as Values, ...texts, ...areas);
}

const areas = ['area_level0', 'area_level1', 'area_level2'] as const;

function isAddress(value: unknown): value is SavedAddress | AddressInput {
  if (!isGeoCode(value)) return false;
  const address = value as unknown as Values;
  const optional = ['address_id', 'mobile_no', 'landmark', 'floor', 'name', 'email'];
  return (
    hasTexts(address, 'city', 'city_region', ...areas, 'houseNo', 'address') &&
    optional.every((name) => address[name] === undefined || isText(address[name])) &&
    ['Home', 'Work', 'Other'].includes(address['label'] as string)
  );
}

function isChoice(value: unknown): value is PlaceChoice {
  if (!isGeoCode(value)) return false;
  const choice = value as unknown as Values;
  return (
    isText(choice['title']) &&
    ['address_id', 'key'].every((name) => choice[name] === undefined || isText(choice[name])) &&
    (choice['place'] === undefined || isPlace(choice['place'])) &&
    (choice['address'] === undefined || isAddress(choice['address']))
  );
}

function isRecent(value: unknown, list: keyof RecentPlaces): value is RecentPlace {
  if (!isRecord(value) || !isText(value['key'])) return false;
  const { recent, location, deliveryType } = value;
  const places = location as Values | null;
  return (
    isRecord(recent) &&
    hasTexts(recent, 'title', 'subtitle') &&
    isGeoCode(location) &&
    (places?.['address_id'] === null || isText(places?.['address_id'])) &&
    (places?.['storeId'] === undefined || isText(places['storeId'])) &&
    (places?.['address'] === undefined || isAddress(places['address'])) &&
    isText(deliveryType) &&
    recentListOf(deliveryType as DeliveryState) === list
  );
}

function recentsIn(kept: Values): RecentPlaces {
  const read = (list: keyof RecentPlaces) => {
    const entries = Array.isArray(kept[list]) ? (kept[list] as unknown[]) : [];
    return entries
      .filter((entry): entry is RecentPlace => isRecent(entry, list))
      .slice(0, constants.location.recentPlacesMax);
  };
  return { delivery: read('delivery'), dineIn: read('dineIn'), takeaway: read('takeaway') };
}

/** The places of earlier visits. What is damaged is left out, and nothing besides. */
export function restorePlaces(persistence: Persistence): Partial<KeptPlaces> {
  const kept = persistence.read('recentPlaces');
  const selected = persistence.read('selectedAddress') ?? {};
  const { geoCode, place, chosen, tempAddress, addressDetail } = selected;
  const storeIds = persistence.read('recentStoreIds') ?? [];
  return {
    recents: kept ? recentsIn(kept) : noRecents,
    recentStoreIds: [...new Set(storeIds)].slice(0, constants.location.recentStoresMax),
    geoCode: isGeoCode(geoCode) ? geoCode : null,
    place: isPlace(place) ? place : null,
    chosen: isChoice(chosen) ? chosen : null,
    tempAddress: isAddress(tempAddress) ? tempAddress : null,
    addressDetail: isAddress(addressDetail) ? addressDetail : null,
  };
}

/** Writes what has changed. */
export function keepPlaces(persistence: Persistence, now: PlaceState, before: PlaceState): void {
  if (now.recents !== before.recents) persistence.write('recentPlaces', { ...now.recents });
  if (now.recentStoreIds !== before.recentStoreIds) persistence.write('recentStoreIds', now.recentStoreIds);
  if (selectedOf(now).every((part, at) => part === selectedOf(before)[at])) return;
  const { geoCode, place, chosen, tempAddress, addressDetail } = now;
  persistence.write('selectedAddress', { geoCode, place, chosen, tempAddress, addressDetail });
}

function selectedOf({ geoCode, place, chosen, tempAddress, addressDetail }: PlaceState) {
  return [geoCode, place, chosen, tempAddress, addressDetail];
}
