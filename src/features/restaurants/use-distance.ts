import type { StoreDetail } from '#schemas/entities/store.ts';
import { distanceBetween } from '#schemas/rules/distance-between.ts';
import { selectGeoCode } from '#src/features/place/place-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { spokenDistance } from './store-facts.ts';
import { storeWords as words } from './store-words.ts';

/** How far a restaurant is from the customer's place, in words; undefined while the place is not known. */
export function useDistance(store: Pick<StoreDetail, 'latitude' | 'longitude'> | undefined) {
  const place = useAppSelector(selectGeoCode);
  return place && store ? words.away(spokenDistance(Math.round(distanceBetween(place, store)))) : undefined;
}
