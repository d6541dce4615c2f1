import { expect, it } from 'vitest';
import { whenFaults } from './when-faults.ts';

it.each([
  undefined,
  {},
  { orderTypes: ['D'], session: 'guest', miniApp: 'none', storeIds: ['14052'] },
  { experiment: { name: 'menuHeader', variants: ['A'] } },
  { from: '2026-11-20T12:00:00+05:30', until: '2028-02-29T12:00:00Z' },
])('%j is understood', (when) => {
  expect(whenFaults(when)).toEqual([]);
});

it.each<[unknown, string[]]>([
  [null, [':type']],
  [[], [':type']],
  [{ weather: 'rain' }, ['weather:unknown-clause']],
  [{ constructor: 'x' }, ['constructor:unknown-clause']],
  [{ experiment: { name: 'a', variants: ['A'], cities: ['Pune'] } }, ['experiment.cities:unknown-clause']],
  [{ session: 'member' }, ['session:enum']],
  [{ session: { is: 'guest' } }, ['session:type']],
  [{ storeIds: ['14052', 7] }, ['storeIds.1:type']],
  [{ experiment: { name: 'a' } }, ['experiment.variants:required']],
  [{ from: 'tomorrow' }, ['from:pattern']],
  [{ until: 1_800_000_000 }, ['until:type']],
  [{ from: '2026-13-01T12:00:00Z' }, ['from:no-such-time']],
  [{ from: '2026-02-30T12:00:00+05:30' }, ['from:no-such-time']],
  [{ from: '2027-02-29T12:00:00+05:30' }, ['from:no-such-time']],
  [{ from: '2028-02-29T00:00:00+05:30', until: '2028-02-29T23:59:59+05:30' }, []],
  [
    { from: '2026-11-20T29:00:00Z', until: '2026-01-39T12:00:00Z' },
    ['from:no-such-time', 'until:no-such-time'],
  ],
  [{ weather: 'rain', session: 'member' }, ['session:enum', 'weather:unknown-clause']],
])('%j hides its node: %j', (when, faults) => {
  expect(whenFaults(when).map(({ path, code }) => `${path.join('.')}:${code}`)).toEqual(faults);
});
