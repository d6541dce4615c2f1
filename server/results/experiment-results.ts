import { experimentEffects } from '#schemas/documents/experiment-effects.ts';
import { type ExperimentName, experimentNames } from '#schemas/documents/experiment-names.ts';
import { type Bucket, buckets } from '#schemas/rules/experiment-groups.ts';
import { type ExperimentConfig, variantIn } from '#schemas/rules/variants.ts';
import type { ExperimentResults, VariantResult } from '../results-text.ts';
import { countedAs } from './client-group.ts';
import { intervalOf } from './intervals.ts';
import type { GroupOfDay, Journey } from './results-repository.ts';
import { sayDifferences } from './say-differences.ts';

type Experiment = ExperimentResults['experiments'][number];

interface Counted {
  /** The oldest first. */
  readonly days: readonly string[];
  readonly journeys: readonly GroupOfDay[];
  /** What customers could see on a day. */
  readonly setupsOn: (day: string) => readonly ExperimentConfig[];
}

const plain = 'default';
const none: Journey = { visits: 0, carts: 0, orders: 0, customers: 0, value: 0 };

function sumOf(journeys: readonly Journey[]): Journey {
  return journeys.reduce(
    (sum, { visits, carts, orders, customers, value }) => ({
      visits: sum.visits + visits,
      carts: sum.carts + carts,
      orders: sum.orders + orders,
      customers: sum.customers + customers,
      value: sum.value + value,
    }),
    none,
  );
}

/** The effect of an experiment of the app; one that the configuration adds has none here. */
function effectOf(name: string) {
  return Object.hasOwn(experimentEffects, name) ? experimentEffects[name as ExperimentName] : undefined;
}

/** What a group sees: a variant that changes nothing is the plain one. */
function seenBy(bucket: Bucket, name: string, setup: ExperimentConfig): string {
  const variant = variantIn(bucket, name, setup);
  const effect = effectOf(name);
  return effect && !Object.hasOwn(effect.variants, variant) ? plain : variant;
}

/** More customers than visits came where some have turned analytics off: then there is no share. */
function rateOf({ customers, visits }: Journey): VariantResult['rate'] {
  if (visits === 0 || customers > visits) return null;
  return { share: customers / visits, ...intervalOf({ of: customers, among: visits }) };
}

function resultOf(name: string, { days, journeys, setupsOn }: Counted): Experiment {
  const daysLeftOut: string[] = [];
  const byVariant = new Map<string, GroupOfDay[]>();
  for (const day of days) {
    const setups = setupsOn(day);
    const seenOn = (setup: ExperimentConfig) => buckets.map((bucket) => seenBy(bucket, name, setup));
    if (new Set(setups.map((setup) => seenOn(setup).join())).size > 1) {
      daysLeftOut.push(day);
      continue;
    }
    for (const bucket of buckets) {
      const variant = seenBy(bucket, name, setups[0] ?? {});
      const own = journeys.filter(
        (journey) => journey.day === day && journey.group === countedAs(name, bucket),
      );
      byVariant.set(variant, [...(byVariant.get(variant) ?? []), ...own]);
    }
  }
  const today = setupsOn(days.at(-1) ?? '').at(-1) ?? {};
  const groupsOf = (variant: string) => buckets.filter((bucket) => seenBy(bucket, name, today) === variant);
  for (const bucket of buckets) {
    const variant = seenBy(bucket, name, today);
    if (!byVariant.has(variant)) byVariant.set(variant, []);
  }
  const variants = [...byVariant]
    .map(([variant, own]) => {
      const sum = sumOf(own);
      return { variant, groups: groupsOf(variant), ...sum, rate: rateOf(sum) };
    })
    // What nobody sees today, and nobody came to on these days, says nothing.
    .filter(({ groups, visits, orders }) => groups.length > 0 || visits + orders > 0)
    .toSorted((one, other) => order(one.variant, other.variant));
  return {
    name,
    where: effectOf(name)?.where ?? 'An experiment of the configuration',
    variants,
    daysLeftOut,
    said: sayDifferences(variants),
  };
}

/** The plain one first. */
function order(one: string, other: string): number {
  if (one === plain || other === plain) return Number(other === plain) - Number(one === plain);
  return one < other ? -1 : 1;
}

/** What the groups did, by the variants that they saw. */
export function experimentResultsOf(counted: Counted): ExperimentResults {
  const { days, journeys, setupsOn } = counted;
  const configured = days.flatMap((day) => setupsOn(day)).flatMap((setup) => Object.keys(setup));
  return {
    from: days[0] ?? '',
    until: days.at(-1) ?? '',
    experiments: [...new Set([...experimentNames, ...configured])].map((name) => resultOf(name, counted)),
    unknown: sumOf(journeys.filter(({ group }) => group === 'unknown')),
  };
}
