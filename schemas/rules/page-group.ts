// Zod-free: ships to the browser. What a call says of the experiments of its page, so that the server chooses what the page shows.
import { hashOf, type PageBucket, pageBuckets } from './experiment-groups.ts';
import type { ExperimentConfig } from './variants.ts';

/** The group that the page was rendered for, and after a dot a mark of the experiments that it knows. */
export function writePageGroup(bucket: PageBucket, experiments: ExperimentConfig): string {
  return `${bucket}.${markOf(experiments)}`;
}

/**
 * The group that a call says; undefined for none that is known. 'other' where its page knows other experiments than these, as one that is open
 * while they are published anew: its variants are known to it alone. Older apps say no mark.
 */
export function readPageGroup(
  said: string | undefined,
  experiments: ExperimentConfig,
): PageBucket | 'other' | undefined {
  const [group, mark] = said?.split('.') ?? [];
  const bucket = pageBuckets.find((each) => each === group);
  return bucket && mark !== undefined && mark !== markOf(experiments) ? 'other' : bucket;
}

/** The same for the same experiments, in whatever order they are written. */
function markOf(experiments: ExperimentConfig): string {
  const groups = Object.entries(experiments).map(([name, variants]) => [
    name,
    Object.entries(variants).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);
  return hashOf(
    JSON.stringify(groups.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1))),
  ).toString(36);
}
