import { expect, it } from 'vitest';
import { seedPlaces } from '../../locator/seed/places.ts';
import { streetsOf } from '../../locator/streets/street-rows.ts';
import { createNamedRoads, metresToNearest, pointAt } from './named-roads.ts';
import { createSettlements } from './settlements.ts';
import { boxOf, distance, toWorld, widened } from './world.ts';

const places = seedPlaces();
const rows = places.filter(({ kind }) => kind === 'locality');
const streets = streetsOf(rows, { invented: true });
const settlements = createSettlements({
  cities: places.filter(({ kind }) => kind === 'city').map((city) => ({ ...city, storeCount: 1 })),
  localities: rows.map((row) => ({
    ...row,
    streets: streets.filter(({ locality, city }) => locality === row.name && city === row.city),
  })),
});
// Some of each part of the country.
const some = settlements.localities.filter((_, at) => at % 12 === 0);
const roadsIn = createNamedRoads(settlements);

const aroundOf = (point: { x: number; y: number }) => widened(boxOf([point]), 1600);

it('streets of the search name the roads of the map that are near them', () => {
  const metres = some.flatMap((locality) => {
    const named = roadsIn(aroundOf(locality));
    return locality.streets.map(({ name, x, y }) => {
      const road = named.find(({ text, place }) => text === name && place.x === x && place.y === y);
      if (!road) return Infinity;
      return distance(road.place, pointAt(road.points, metresToNearest(road.points, road.place)).point);
    });
  });
  expect(metres.length).toBeGreaterThan(500);
  const within = (limit: number) => metres.filter((length) => length <= limit).length / metres.length;
  expect(within(100)).toBeGreaterThan(0.7);
  expect(within(250)).toBeGreaterThan(0.9);
  expect(within(500)).toBeGreaterThan(0.97);
});

it('a road has the same name whichever tile asks first', () => {
  for (const locality of some.slice(0, 5)) {
    const [one, other] = [-900, 900].map((east) =>
      createNamedRoads(settlements)(aroundOf({ x: locality.x + east, y: locality.y })),
    );
    const shared = one?.filter(({ points, text }) =>
      other?.some((road) => road.text === text && road.points[0]?.x === points[0]?.x),
    );
    expect(shared?.length).toBeGreaterThan(5);
  }
});

it('where there is no locality, no road has a name', () => {
  expect(roadsIn(aroundOf(toWorld(23, 79)))).toEqual([]);
});

it('finds the nearest point of a line, and the slope there', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 50 },
  ];
  expect(metresToNearest(line, { x: 30, y: -20 })).toBe(30);
  expect(metresToNearest(line, { x: 140, y: 20 })).toBe(120);
  expect(metresToNearest(line, { x: 90, y: 90 })).toBe(150);
  expect(pointAt(line, 30)).toEqual({ point: { x: 30, y: 0 }, slope: 0 });
  expect(pointAt(line, 120)).toEqual({ point: { x: 100, y: 20 }, slope: 90 });
  expect(pointAt(line, 999).point).toEqual({ x: 100, y: 50 });
});
