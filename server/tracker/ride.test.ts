import { describe, expect, it } from 'vitest';
import { distanceBetween, type Position } from '#schemas/rules/distance-between.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { rideAt, routeBetween } from './ride.ts';

const store: Position = { latitude: 12.9784, longitude: 77.6408 };
const door: Position = { latitude: 12.9719, longitude: 77.6512 };

const lengthOf = (route: readonly Position[]) =>
  route.slice(1).reduce((sum, to, at) => sum + distanceBetween(route[at] ?? to, to), 0);

describe('the ride of an order', () => {
  it('ORD-20 begins at the restaurant and ends at the door', () => {
    const route = routeBetween(store, door, 'o-1');
    expect([route[0], route.at(-1)]).toEqual([store, door]);
    expect(rideAt(route, 0).rider).toMatchObject(store);
    const end = rideAt(route, 1);
    expect(distanceBetween(end.rider, door)).toBeLessThan(0.01);
    expect(lengthOf(end.ahead)).toBeLessThan(0.01);
    expect(routeBetween(store, door, 'o-1')).toEqual(route);
    expect(routeBetween(store, door, 'o-2')).not.toEqual(route);
  });

  it('ORD-20 comes steadily nearer along the way, looking where it goes, between any two places', () => {
    const random = seededRandom(7);
    for (let round = 0; round < 200; round++) {
      const near = () => (random() - 0.5) * 0.1;
      const [from, to] = [
        { latitude: 12 + near(), longitude: 77 + near() },
        { latitude: 12 + near(), longitude: 77 + near() },
      ];
      const route = routeBetween(from, to, `o-${round}`);
      const whole = lengthOf(route);
      const corner = { latitude: from.latitude, longitude: to.longitude };
      const around = distanceBetween(from, corner) + distanceBetween(corner, to);
      expect(whole).toBeGreaterThanOrEqual(distanceBetween(from, to) - 1);
      expect(whole).toBeLessThanOrEqual(around * 1.001 + 1);
      for (let share = 0; share <= 1; share += 0.125) {
        const { rider, ahead } = rideAt(route, share);
        expect(lengthOf(ahead)).toBeCloseTo(whole * (1 - share), 2);
        expect(ahead[0]).toMatchObject({ latitude: rider.latitude, longitude: rider.longitude });
        expect(rider.heading).toBeGreaterThanOrEqual(0);
        expect(rider.heading).toBeLessThan(360);
        // Streets go along or across.
        expect(rider.heading % 90).toBeLessThanOrEqual(1);
      }
    }
  });

  it('ORD-20 stands still where restaurant and door are one place', () => {
    const { rider, ahead } = rideAt(routeBetween(store, store, 'o-1'), 0.5);
    expect(rider).toMatchObject(store);
    expect(lengthOf(ahead)).toBe(0);
  });
});
