import { distanceBetween, type Position } from '#schemas/rules/distance-between.ts';
import { cityFacts, stateNames, stateRegions } from './city-facts.ts';
import { type GeonamesCity, readIndianCities } from './geonames.ts';

export interface SeedCity extends Position {
  readonly name: string;
  readonly region: string;
  readonly state: string;
  readonly population: number;
}

/** The towns of GeoNames that the address search knows, and their names. */
export const townRules = {
  /** Least population. */
  population: 100_000,
  /** The same for capitals of states and districts. */
  capitalPopulation: 20_000,
  /** A town nearer than this to a larger city counts as a part of it. */
  suburbMetres: 20_000,
  /** Leh is the largest town of its territory, and not marked as its capital. */
  added: [1264976],
  /** GeoNames gives the village of Gorakhpur in Haryana the population of the city in Uttar Pradesh. */
  mistaken: [1270926],
  /** Current names that GeoNames does not have yet, by its id of the town. */
  renamed: {
    1278994: 'Prayagraj',
    1269920: 'Hubballi',
    1276533: 'Belagavi',
    1270752: 'Kalaburagi',
    1276509: 'Ballari',
    1256515: 'Shivamogga',
    1254089: 'Tumakuru',
    1278149: 'Chhatrapati Sambhajinagar',
    1274693: 'Chandrapur',
    1254745: 'Theni',
  } as Readonly<Record<number, string>>,
} as const;

let cities: readonly SeedCity[] | undefined;

/** The cities with restaurants, then the other towns of India, the largest first. */
export function seedCities(): readonly SeedCity[] {
  cities ??= collectCities();
  return cities;
}

function collectCities(): readonly SeedCity[] {
  const geonames = readIndianCities();
  const byId = new Map(geonames.map((city) => [city.cityId, city]));
  const served = cityFacts.map(({ geonameId, name, state, region }) => {
    const city = byId.get(geonameId);
    if (!city)
      throw new Error(`GeoNames has no city ${geonameId} (${name}): correct its id in city-facts.ts.`);
    return { ...cityOf(city), name, state, region };
  });
  const known = [...served];
  const towns = geonames.filter(isKnown).sort((a, b) => b.population - a.population || a.cityId - b.cityId);
  for (const town of towns.map(cityOf)) {
    const taken = known.some(
      (other) => other.name === town.name || distanceBetween(other, town) < townRules.suburbMetres,
    );
    if (!taken) known.push(town);
  }
  return known;
}

function isKnown({ cityId, population, featureCode }: GeonamesCity): boolean {
  const isCapital = featureCode === 'PPLA' || featureCode === 'PPLA2';
  const least = isCapital ? townRules.capitalPopulation : townRules.population;
  if (townRules.mistaken.some((id) => id === cityId)) return false;
  return population >= least || townRules.added.some((id) => id === cityId);
}

function cityOf({ cityId, name, adminCode, population, loc }: GeonamesCity): SeedCity {
  const [longitude, latitude] = loc.coordinates;
  return {
    name: townRules.renamed[cityId] ?? name.normalize('NFD').replace(/\p{M}/gu, ''),
    region: stateRegions[adminCode] ?? '',
    state: stateNames[adminCode] ?? '',
    population,
    latitude,
    longitude,
  };
}
