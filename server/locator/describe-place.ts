import type { Place, Suggestion } from '#schemas/entities/store.ts';
import type { PlaceRow } from './places-repository.ts';
import type { Position } from '#schemas/rules/distance-between.ts';
import type { StoreRow } from './store-row.ts';
import type { StreetRow } from './streets/street-rows.ts';

/** What the address search finds, but for the stores. */
export type FoundPlace = PlaceRow | StreetRow;

const storePrefix = 'store-';
const country = 'India';

/** The place of a row, at its own position or at the requested one. */
export function placeOf(row: FoundPlace, position: Position = row): Place {
  const { latitude, longitude } = position;
  return {
    ...titlesOf(row),
    placeId: row.id,
    latitude,
    longitude,
    city: row.city,
    city_region: row.region,
    area_level0: country,
    area_level1: row.state,
    area_level2: row.locality ?? row.city,
    ...(row.pincode !== null && { pincode: row.pincode }),
  };
}

/** The place that a store is at: customers search by the name of a restaurant, too. */
export function placeOfStore(store: StoreRow): Place {
  const { latitude, longitude, city, region, state, pincode } = store;
  return {
    ...suggestionOfStore(store),
    latitude,
    longitude,
    city,
    city_region: region,
    area_level0: country,
    area_level1: state,
    area_level2: store.locality ?? city,
    ...(pincode !== '' && { pincode }),
  };
}

export function suggestionOf(row: FoundPlace): Suggestion {
  return { placeId: row.id, ...titlesOf(row), kind: row.kind };
}

export function suggestionOfStore({ id, name, address, pincode }: StoreRow): Suggestion {
  const where = [address, pincode].filter((text) => text !== '').join(', ');
  return {
    placeId: `${storePrefix}${id}`,
    title: name,
    subtitle: where === '' ? 'Restaurant' : `Restaurant · ${where}`,
    kind: 'store',
  };
}

/** The store that a place id names, if it names one. */
export function storeIdOf(placeId: string): string | undefined {
  return placeId.startsWith(storePrefix) ? placeId.slice(storePrefix.length) : undefined;
}

function titlesOf({ kind, name, locality, city, state, pincode }: FoundPlace) {
  const around = [locality === name ? null : locality, city].filter((text) => text !== null).join(', ');
  switch (kind) {
    case 'city':
      return { title: name, subtitle: state };
    case 'pincode':
      return { title: name, subtitle: around };
    case 'locality':
    case 'street':
    case 'landmark':
      return { title: name, subtitle: `${around}, ${state}${pincode === null ? '' : ` ${pincode}`}` };
  }
}
