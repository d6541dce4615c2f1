import { describe, expect, it } from 'vitest';
import type { StoreDetail } from '#schemas/entities/store.ts';
import { aStore } from '#src/features/place/testing/country.ts';
import { groupStores } from './group-stores.ts';

const storeIn = (city: string, id: string, longitude: number): StoreDetail => ({
  ...aStore,
  id,
  city,
  latitude: 0,
  longitude,
});
/** Projection of a map on which a degree is a pixel. */
const project = ({ longitude, latitude }: StoreDetail) => ({ x: longitude, y: latitude });
const idsOf = (stores: readonly StoreDetail[], reach: number) =>
  groupStores(stores, { project, reach }).map((group) => group.map(({ id }) => id));

const thane = storeIn('Thane', 't1', 20);
const mumbai = [storeIn('Mumbai', 'm1', 0), storeIn('Mumbai', 'm2', 10)];
const chennai = storeIn('Chennai', 'c1', 300);

describe('restaurants on one marker', () => {
  it('LOC-15 are those that would cover each other, begun with the largest city', () => {
    expect(idsOf([thane, ...mumbai, chennai], 44)).toEqual([['m1', 'm2', 't1'], ['c1']]);
  });

  it('LOC-15 are not grouped when no markers would overlap', () => {
    expect(idsOf([thane, ...mumbai, chennai], 5)).toEqual([['m1'], ['m2'], ['t1'], ['c1']]);
    expect(idsOf(mumbai, 0)).toEqual([['m1'], ['m2']]);
  });

  it('keep each other’s distance', () => {
    const row = Array.from({ length: 50 }, (_, at) => storeIn('Pune', `p${at}`, at * 9));
    const places = groupStores(row, { project, reach: 44 }).map(([{ longitude }]) => longitude);
    expect(places.slice(1).every((place, at) => place - places[at]! >= 44)).toBe(true);
  });
});
