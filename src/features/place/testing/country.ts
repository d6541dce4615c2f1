// A small country for tests and stories.
import type { City, FoundStore, Locality, Place, StoreDetail } from '#schemas/entities/store.ts';

const bengaluru = { city: 'Bengaluru', latitude: 12.9719, longitude: 77.6412 };

/** A store as a lookup gives it. */
export const foundStore = {
  id: '14052',
  name: 'Indiranagar',
  city: 'Bengaluru',
  region: 'South',
  state: 'Karnataka',
  locality: 'Indiranagar',
  address: '100 Feet Road',
  latitude: 12.9719,
  longitude: 77.6412,
  online: true,
  orderTypes: ['D', 'P', 'DINEIN', 'CURB'],
} satisfies FoundStore;

export const aStore: StoreDetail = {
  ...foundStore,
  pincode: '560038',
  phone: '080 4000 1405',
  isOpen: true,
  hours: { opens: '11:00', closes: '23:00' },
  deliveryRadius: 5000,
  distance: 850,
};

export const offlineStore: StoreDetail = {
  ...aStore,
  id: '14060',
  name: 'Koramangala',
  locality: 'Koramangala',
  address: '80 Feet Road',
  pincode: '560034',
  online: false,
  distance: 4200,
};

export const aPlace: Place = {
  placeId: 'indiranagar',
  title: 'Indiranagar',
  subtitle: 'Bengaluru, Karnataka 560038',
  latitude: 12.9784,
  longitude: 77.6408,
  city: 'Bengaluru',
  city_region: 'South',
  area_level0: 'India',
  area_level1: 'Karnataka',
  area_level2: 'Indiranagar',
  pincode: '560038',
};

export const cities: City[] = [
  {
    name: 'Bengaluru',
    aliases: ['Bangalore'],
    state: 'Karnataka',
    region: 'South',
    latitude: 12.97,
    longitude: 77.59,
    storeCount: 24,
  },
  { name: 'Mysuru', state: 'Karnataka', region: 'South', latitude: 12.3, longitude: 76.65, storeCount: 2 },
  { name: 'Agra', state: 'Uttar Pradesh', region: 'North', latitude: 27.18, longitude: 78.01, storeCount: 1 },
  { name: 'Mumbai', state: 'Maharashtra', region: 'West', latitude: 19.08, longitude: 72.88, storeCount: 22 },
];

export const localities: Locality[] = [
  { name: 'Indiranagar', pincode: '560038', ...bengaluru },
  { name: 'HSR Layout', pincode: '560102', city: 'Bengaluru', latitude: 12.9116, longitude: 77.6474 },
  { name: 'Koramangala', pincode: '560034', city: 'Bengaluru', latitude: 12.9352, longitude: 77.6245 },
];

export const countryReplies = {
  getCities: { status: 'SUCCESS' as const, data: { cities } },
  getCityLocalities: { status: 'SUCCESS' as const, data: { localities } },
  selectAddressStore: { status: 'SUCCESS' as const, data: { store: aStore, place: aPlace } },
  getPickupStore: { status: 'SUCCESS' as const, data: { store: aStore } },
};
