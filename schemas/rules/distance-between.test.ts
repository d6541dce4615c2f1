import { expect, it } from 'vitest';
import { distanceBetween, earthRadius, radians } from './distance-between.ts';

const mumbai = { latitude: 19.076, longitude: 72.8777 };
const delhi = { latitude: 28.6139, longitude: 77.209 };
const origin = { latitude: 0, longitude: 0 };
const quarter = (Math.PI / 2) * earthRadius;

it.each([
  ['no way at all', mumbai, mumbai, 0],
  ['along the equator', origin, { latitude: 0, longitude: 90 }, quarter],
  ['to a pole, from wherever', { latitude: 0, longitude: 33 }, { latitude: 90, longitude: -8 }, quarter],
  ['to the other side', origin, { latitude: 0, longitude: 180 }, 2 * quarter],
  [
    'along the 60th parallel, over the top',
    { latitude: 60, longitude: 0 },
    { latitude: 60, longitude: 180 },
    (Math.PI / 3) * earthRadius,
  ],
])('the distance is known %s', (_, one, other, metres) => {
  expect(distanceBetween(one, other)).toBeCloseTo(metres, 3);
  expect(distanceBetween(other, one)).toBeCloseTo(metres, 3);
});

it('Mumbai is 1,148 km from Delhi', () => {
  expect(distanceBetween(mumbai, delhi) / 1000).toBeCloseTo(1148, -1);
  expect(radians(180)).toBe(Math.PI);
});
