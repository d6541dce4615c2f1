import { getCityLocalities } from '#schemas/compiled/calls/get-city-localities.ts';
import { useRead } from '#src/store/use-read.ts';
import { withoutHiddenTowns } from '../hidden-towns.ts';
import { cityKeys } from './city-keys.ts';

/** Localities of a city (API-111), without those of hidden towns (LOC-32). */
export function useCityLocalities(city: string | null) {
  return useRead({
    key: city === null ? null : cityKeys.cityLocalities(city),
    call: (request) => request.call(getCityLocalities, { params: { city: city ?? '' } }),
    read: ({ localities }) => withoutHiddenTowns(localities),
  });
}
