import { counted } from '../counted.ts';
import { differenceOf } from './intervals.ts';
import type { Journey } from './results-repository.ts';

interface Variant extends Journey {
  readonly variant: string;
  readonly rate: object | null;
}

/** With fewer visits a single order more or less turns the result. */
const leastVisits = 100;

/** Of 100 visits, with one digit: 0.0234 → '2.3'. */
const ofHundred = (share: number) => (Math.abs(share) * 100).toFixed(1);

const moreOrFewer = (share: number) => `${ofHundred(share)} ${share < 0 ? 'fewer' : 'more'}`;

/** What the numbers of an experiment say, against its first variant, in plain words. */
export function sayDifferences([base, ...others]: readonly Variant[]): string[] {
  if (!base) return [];
  if (others.length === 0) return [`Everybody sees ${base.variant}: there is nothing to compare.`];
  return others.map((other) => {
    const pair = `${other.variant} against ${base.variant}`;
    const least = [other, base].toSorted((one, two) => one.visits - two.visits)[0] ?? other;
    if (least.visits < leastVisits) {
      return `${pair}: too few to say anything. ${least.variant} has ${counted(least.visits, 'visit')}, and needs ${leastVisits}.`;
    }
    if (other.rate === null || base.rate === null)
      return `${pair}: nothing can be said. More customers ordered than visits were counted.`;
    const { from, to } = differenceOf(
      { of: other.customers, among: other.visits },
      { of: base.customers, among: base.visits },
    );
    if (from > 0)
      return `${pair}: more visits end in an order, ${ofHundred(from)} to ${ofHundred(to)} more of 100.`;
    if (to < 0)
      return `${pair}: fewer visits end in an order, ${ofHundred(to)} to ${ofHundred(from)} fewer of 100.`;
    return `${pair}: no difference is certain. It lies between ${moreOrFewer(from)} and ${moreOrFewer(to)} orders of 100 visits.`;
  });
}
