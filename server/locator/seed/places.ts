import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { PlaceTable } from '../../database/tables/place-tables.ts';
import { aliasesOf } from '../canonical-city.ts';
import { cityAliases } from '../city-aliases.ts';
import { searchWords } from '../search-words.ts';
import { type SeedCity, seedCities, townRules } from './cities.ts';
import { cityFacts, stateNames, stateRegions } from './city-facts.ts';
import { landmarks } from './landmarks.ts';
import { seedLocalities } from './localities.ts';

type PlaceRow = Selectable<PlaceTable>;
/** The fields of a place that do not follow from its city. */
type PlaceFacts = Omit<PlaceRow, 'id' | 'city' | 'region' | 'state' | 'population' | 'search_words'>;

/** A hash of the cities and localities in this folder. GeoNames is left out: it changes only with its package. */
export function gazetteerHash(): string {
  const facts = [cityFacts, stateNames, stateRegions, townRules, cityAliases, seedLocalities, landmarks];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
}

/** Everything that an address search can find, but for the stores. */
export function seedPlaces(): readonly PlaceRow[] {
  const cities = new Map(seedCities().map((city) => [city.name, city]));
  const cityOf = (name: string): SeedCity => {
    const city = cities.get(name);
    if (!city) throw new Error(`The localities name the city ${name}, which is none of the gazetteer.`);
    return city;
  };
  return [
    ...[...cities.values()].map((city) =>
      placeOf(city, {
        kind: 'city',
        name: city.name,
        aliases: [...aliasesOf(city.name)],
        locality: null,
        pincode: null,
        latitude: city.latitude,
        longitude: city.longitude,
      }),
    ),
    ...seedLocalities.map(({ name, city, pincode, latitude, longitude }) =>
      placeOf(cityOf(city), {
        kind: 'locality',
        name,
        aliases: [],
        locality: name,
        pincode,
        latitude,
        longitude,
      }),
    ),
    ...landmarks.map(([name, city, locality, pincode, latitude, longitude, ...aliases]) =>
      placeOf(cityOf(city), { kind: 'landmark', name, aliases, locality, pincode, latitude, longitude }),
    ),
    ...firstOfEachPincode().map(({ name, city, pincode, latitude, longitude }) =>
      placeOf(cityOf(city), {
        kind: 'pincode',
        name: pincode,
        aliases: [],
        locality: name,
        pincode,
        latitude,
        longitude,
      }),
    ),
  ];
}

function firstOfEachPincode() {
  const seen = new Set<string>();
  return seedLocalities.filter(({ pincode }) => !seen.has(pincode) && seen.add(pincode));
}

function placeOf(city: SeedCity, place: PlaceFacts): PlaceRow {
  const { kind, name, aliases, locality, pincode } = place;
  const isInCity = kind === 'locality' || kind === 'landmark';
  return {
    ...place,
    id: searchWords(kind, isInCity ? city.name : '', name).replaceAll(' ', '-'),
    city: city.name,
    region: city.region,
    state: city.state,
    population: city.population,
    search_words: searchWords(
      name,
      ...aliases,
      locality,
      city.name,
      ...aliasesOf(city.name),
      kind === 'city' ? city.state : '',
      pincode,
    ),
  };
}
