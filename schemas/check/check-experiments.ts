import { isVariant, variantNames } from '../documents/experiment-names.ts';
import { isRecord } from '../is-record.ts';
import { buckets } from '../rules/experiment-groups.ts';
import type { Report } from './fault.ts';
import { allowedList, didYouMean } from './propose.ts';
import { quoted } from './quoted.ts';

/** Finds groups and variants of experiments in app-config that do not exist: their customers would see the plain app. */
export function checkExperiments(experiments: Readonly<Record<string, unknown>>, report: Report) {
  for (const [name, groups] of Object.entries(experiments)) {
    for (const [group, variant] of isRecord(groups) ? Object.entries(groups) : []) {
      if (!buckets.some((bucket) => bucket === group))
        report(
          ['experiments', name, group],
          'unknown-group',
          `is a group that nobody is in: ${quoted(group)}. ${didYouMean(group, buckets)}${allowedList(buckets)}`,
        );
      if (typeof variant === 'string' && !isVariant(variant))
        report(
          ['experiments', name, group],
          'unknown-variant',
          `is a variant that does not exist: ${quoted(variant)}. ${didYouMean(variant, variantNames)}${allowedList(variantNames)}`,
        );
    }
  }
}
