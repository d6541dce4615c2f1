import { expect, it } from 'vitest';
import { distanceBetween } from '#schemas/rules/distance-between.ts';
import { sandboxTrains } from './sandbox/trains/routes.ts';
import { stations } from './railway-stations.ts';

it('TRN-02 some sixty stations lie in India, each at a place of its own', () => {
  expect(stations.size).toBeGreaterThanOrEqual(60);
  const all = [...stations.values()];
  for (const { code, latitude, longitude } of all) {
    expect(code).toMatch(/^[A-Z]{1,5}$/);
    expect([latitude > 8 && latitude < 33, longitude > 69 && longitude < 97]).toEqual([true, true]);
  }
  const near = all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter((other) => distanceBetween(one, other) < 500)
      .map((other) => `${one.code} ${other.code}`),
  );
  expect(near).toEqual([]);
});

it('every train of the sandbox runs on, by a number that no train of India has', () => {
  expect(sandboxTrains.length).toBeGreaterThanOrEqual(24);
  expect(new Set(sandboxTrains.map(({ number }) => number)).size).toBe(sandboxTrains.length);
  for (const { number, name, stops } of sandboxTrains) {
    expect(number).toMatch(/^00\d{3}$/);
    expect(name).toMatch(/^Sandbox /);
    const times = stops.map(({ arrivesAfterMinutes }) => arrivesAfterMinutes);
    expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
  }
});
