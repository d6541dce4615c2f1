import type { OrderTypeCode } from '#schemas/node.ts';
import type { Position } from '#schemas/rules/distance-between.ts';
import type { StoreFacts } from '../store-row.ts';
import { type CityFacts, cityFacts } from './city-facts.ts';
import { fssaiOf, gstinOf } from './licences.ts';
import { type SeedLocality, seedLocalities } from './localities.ts';

type Hours = StoreFacts['hours'];
const roundTheClock: Hours = { opens: '00:00', closes: '00:00' };
const usualHours: readonly Hours[] = [
  { opens: '11:00', closes: '23:00' },
  { opens: '10:00', closes: '23:30' },
  { opens: '11:00', closes: '02:00' },
  { opens: '11:00', closes: '23:00' },
  { opens: '09:00', closes: '22:30' },
];
const usualOrderTypes: readonly (readonly OrderTypeCode[])[] = [
  ['D', 'P', 'DINEIN'],
  ['D', 'P', 'DINEIN', 'CURB'],
  ['D', 'P'],
  ['D', 'P', 'DINEIN'],
  ['D', 'P'],
  ['D', 'P', 'DINEIN', 'CURB'],
  // In a shopping centre: no delivery.
  ['P', 'DINEIN'],
];
const usualRadii = [6000, 5000, 7000, 8000];

/** Restaurants that documents, tests and bookmarks name: their ids and what they take orders for never change. */
const named: Readonly<
  Record<string, { readonly id: string; readonly orderTypes?: readonly OrderTypeCode[] }>
> = {
  'Indiranagar, Bengaluru': { id: '14052', orderTypes: ['D', 'P', 'DINEIN', 'CURB'] },
  'Koramangala 5th Block, Bengaluru': { id: '14053' },
  'Bandra West, Mumbai': { id: '14061', orderTypes: ['D', 'P', 'DINEIN'] },
  'Andheri East, Mumbai': { id: '14062' },
  'Connaught Place, New Delhi': { id: '14071', orderTypes: ['D', 'P', 'DINEIN', 'IRCTC'] },
  'Cyber Hub, Gurugram': { id: '14081' },
  'T. Nagar, Chennai': { id: '14091' },
  'Banjara Hills, Hyderabad': { id: '14101' },
  'Park Street, Kolkata': { id: '14111' },
  'Koregaon Park, Pune': { id: '14121' },
  'C. G. Road, Ahmedabad': { id: '14131' },
  'C-Scheme, Jaipur': { id: '14141' },
  'Edappally, Kochi': { id: '14151' },
};
const firstFreeId = 15_001;
/** Of the restaurants without a fixed id, one in this many has its ordering switched off. */
const offlineEvery = 23;
/** The one restaurant with a fixed id whose ordering is switched off. */
const offlineId = '14151';

/** The restaurants of the sandbox, the same in every database. */
export function seedStores(): readonly StoreFacts[] {
  let unnamed = 0;
  return cityFacts.flatMap((city) =>
    seedLocalities
      .filter((locality) => locality.city === city.name)
      .slice(0, city.stores)
      .map((locality, rank) => {
        const number = named[`${locality.name}, ${city.name}`] ? undefined : unnamed++;
        return storeOf({ city, locality, isFirst: rank === 0, number });
      }),
  );
}

interface StoreInput {
  readonly city: CityFacts;
  readonly locality: SeedLocality;
  /** The first restaurant of a city never closes, reaches farther, and serves trains. */
  readonly isFirst: boolean;
  /** Counts the restaurants without a fixed id. */
  readonly number: number | undefined;
}

function storeOf({ city, locality, isFirst, number }: StoreInput): StoreFacts {
  const name = `${locality.name}, ${city.name}`;
  const fixed = named[name];
  const id = fixed?.id ?? String(firstFreeId + (number ?? 0));
  const at = number ?? Number(id);
  const usual = pick(usualOrderTypes, at);
  return {
    id,
    name,
    locality: locality.name,
    city: city.name,
    region: city.region,
    state: city.state,
    online: fixed ? id !== offlineId : isFirst || at % offlineEvery !== 11,
    ...(fixed ? { latitude: locality.latitude, longitude: locality.longitude } : besides(locality, at)),
    orderTypes: fixed?.orderTypes ?? (isFirst ? ['D', 'P', 'DINEIN', 'IRCTC'] : fixed ? ['D', 'P'] : usual),
    address: `${1 + ((at * 37 + 11) % 180)}, ${locality.street}`,
    pincode: locality.pincode,
    phone: phoneOf(city.areaCode, Number(id)),
    gstin: gstinOf(city.state),
    fssai: fssaiOf(city.state, id),
    hours: fixed || isFirst ? roundTheClock : pick(usualHours, at),
    deliveryRadius: isFirst ? 9000 : pick(usualRadii, at),
  };
}

/** A position 150 to 450 metres from the middle of the locality, in a different direction for each restaurant. */
function besides({ latitude, longitude }: Position, number: number): Position {
  const metres = 150 + ((number * 61) % 300);
  const angle = number * 2.4;
  const degrees = metres / 111_195;
  return {
    latitude: round(latitude + degrees * Math.cos(angle)),
    longitude: round(longitude + (degrees * Math.sin(angle)) / Math.cos((latitude * Math.PI) / 180)),
  };
}

/** Ten digits with the area code, as landlines have them. */
function phoneOf(areaCode: string, seed: number): string {
  const length = 10 - areaCode.length;
  const digits = String((seed * 7919) % 10 ** (length - 1)).padStart(length - 1, '0');
  return `+91 ${areaCode} 4${digits}`;
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

function pick<T>(list: readonly T[], at: number): T {
  return list[at % list.length] as T;
}
