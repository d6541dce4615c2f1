import { describe, expect, it } from 'vitest';
import { experimentNames } from '#schemas/documents/experiment-names.ts';
import { buckets } from '#schemas/rules/experiment-groups.ts';
import type { ExperimentConfig } from '#schemas/rules/variants.ts';
import { experimentResultsOf } from './experiment-results.ts';
import { setupsOf, setupsOn } from './experiment-setups.ts';
import type { GroupOfDay } from './results-repository.ts';
import { sayDifferences } from './say-differences.ts';

const days = ['2026-11-19', '2026-11-20'];
const [first = '', second = ''] = days;
const upi = { upi_intentflow_ab: { A: 'intent', B: 'collect', C: 'collect' } };

/** The same in each group and on each day. */
const journeys: readonly GroupOfDay[] = days.flatMap((day) =>
  buckets.map((group) => ({ day, group, visits: 100, carts: 30, orders: 12, customers: 10, value: 500_000 })),
);

const resultOf = (name: string, seen: (day: string) => readonly ExperimentConfig[], counted = journeys) =>
  experimentResultsOf({ days, journeys: counted, setupsOn: seen }).experiments.find(
    (experiment) => experiment.name === name,
  );

describe('the results of experiments', () => {
  it('EXP-02 EXP-04 adds the groups that see the same variant by the configuration', () => {
    const found = resultOf('upi_intentflow_ab', () => [upi]);
    expect(found?.variants).toMatchObject([
      {
        variant: 'default',
        groups: ['none', 'B', 'C'],
        visits: 600,
        carts: 180,
        orders: 72,
        value: 3_000_000,
      },
      { variant: 'intent', groups: ['A'], visits: 200, carts: 60, orders: 24, value: 1_000_000 },
    ]);
    expect(found?.variants[1]?.rate?.share).toBe(0.1);
  });

  it('EXP-05 takes a variant that changes nothing for the plain one', () => {
    expect(resultOf('menuSorting', () => [{}])?.variants).toMatchObject([
      { variant: 'default', groups: ['none', 'C'], visits: 400 },
      { variant: 'A', groups: ['A'], visits: 200 },
      { variant: 'B', groups: ['B'], visits: 200 },
    ]);
  });

  it('adds the days by what was seen then, and leaves out a day on which it was changed', () => {
    const before = { menuSorting: { A: 'A' } };
    const after = { menuSorting: { B: 'A' } };
    const moved = resultOf('menuSorting', (day) => [day === first ? before : after]);
    expect(moved?.variants).toMatchObject([
      { variant: 'default', visits: 600 },
      { variant: 'A', groups: ['B'], visits: 200 },
    ]);
    const changed = resultOf('menuSorting', (day) => (day === first ? [before] : [before, after]));
    expect(changed?.daysLeftOut).toEqual([second]);
    expect(changed?.variants).toMatchObject([{ visits: 300 }, { variant: 'A', visits: 100 }]);
    // Another experiment of the same configuration was not changed.
    expect(resultOf('cart_cta', (day) => (day === first ? [before] : [before, after]))?.daysLeftOut).toEqual(
      [],
    );
  });

  it('has each experiment of the app and those of the configuration, and apart what is not known', () => {
    const unknown = { ...journeys[0], day: first, group: 'unknown', visits: 7 } as GroupOfDay;
    // The clients of an experiment that marketing named draw groups of its own.
    const own = journeys.map((journey) => ({ ...journey, group: `spring_banner:${journey.group}` }));
    const found = experimentResultsOf({
      days,
      journeys: [...journeys, ...(own as GroupOfDay[]), unknown],
      setupsOn: () => [{ spring_banner: { A: 'test' } }],
    });
    expect(found.experiments.map(({ name }) => name)).toEqual([...experimentNames, 'spring_banner']);
    expect(found.unknown).toMatchObject({ visits: 7, orders: 12 });
    for (const { variants } of found.experiments)
      expect(variants.reduce((sum, { visits }) => sum + visits, 0)).toBe(800);
    expect(found.experiments.at(-1)?.variants.map(({ variant, groups }) => [variant, groups])).toEqual([
      ['default', ['none', 'B', 'C']],
      ['test', ['A']],
    ]);
  });
});

describe('what customers could see on a day', () => {
  const at = (time: string) => Date.parse(`2026-11-${time}+05:30`);
  const body = (experiments: ExperimentConfig) => ({ document: 'app-config', experiments });

  it('is what was live when it began in India, and what went live until it ended', () => {
    const setups = setupsOf([
      { slug: 'default', since: at('18T12:00'), body: body(upi) },
      { slug: 'pwa', since: at('19T23:59'), body: { document: 'app-config', storeId: '9' } },
      { slug: 'pwa', since: at('20T00:00'), body: body({ menuSorting: {} }) },
      { slug: 'default', since: at('20T18:00'), body: body({}) },
    ]);
    expect(setupsOn('2026-11-17', setups)).toEqual([{}]);
    expect(setupsOn('2026-11-18', setups)).toEqual([upi]);
    expect(setupsOn('2026-11-19', setups)).toEqual([upi, upi]);
    expect(setupsOn('2026-11-20', setups)).toEqual([{ menuSorting: {} }, { menuSorting: {} }]);
    expect(setupsOn('2026-11-30', setups)).toEqual([{ menuSorting: {} }]);
  });
});

describe('what the numbers say', () => {
  const variant = (name: string, customers: number, visits: number, rate: object | null = {}) => ({
    variant: name,
    visits,
    carts: 0,
    orders: customers,
    customers,
    value: 0,
    rate,
  });

  it.each([
    [
      variant('A', 3, 20),
      variant('default', 40, 400),
      'A against default: too few to say anything. A has 20 visits, and needs 100.',
    ],
    [
      variant('A', 30, 400),
      variant('default', 0, 1),
      'A against default: too few to say anything. default has 1 visit, and needs 100.',
    ],
    [
      variant('A', 42, 400),
      variant('default', 40, 400),
      'A against default: no difference is certain. It lies between 3.7 fewer and 4.8 more orders of 100 visits.',
    ],
    [
      variant('A', 120, 400),
      variant('default', 40, 400),
      'A against default: more visits end in an order, 14.6 to 25.3 more of 100.',
    ],
    [
      variant('A', 40, 400),
      variant('default', 120, 400),
      'A against default: fewer visits end in an order, 14.6 to 25.3 fewer of 100.',
    ],
    [
      variant('A', 500, 400, null),
      variant('default', 40, 400),
      'A against default: nothing can be said. More customers ordered than visits were counted.',
    ],
  ])('of $variant with $customers of $visits', (other, base, said) => {
    expect(sayDifferences([base, other])).toEqual([said]);
  });

  it('is nothing where everybody sees the same', () => {
    expect(sayDifferences([variant('default', 1, 2)])).toEqual([
      'Everybody sees default: there is nothing to compare.',
    ]);
  });
});
