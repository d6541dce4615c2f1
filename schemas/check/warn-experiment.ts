import { experimentNames, isVariant, variantNames } from '../documents/experiment-names.ts';
import { buckets } from '../rules/experiment-groups.ts';
import { variantIn } from '../rules/variants.ts';
import type { Path } from './fault.ts';
import { didYouMean } from './propose.ts';
import { quoted } from './quoted.ts';
import type { WarnContext } from './warn-context.ts';

/** Warns of unknown experiments, and of variants that do not exist or that no group has. */
export function warnExperiment(
  { name, variants }: Readonly<Record<string, unknown>>,
  path: Path,
  { known, report }: Pick<WarnContext, 'known' | 'report'>,
) {
  const experiments = [...new Set([...experimentNames, ...(known.experiments ?? [])])];
  if (typeof name === 'string' && !experiments.includes(name))
    report(
      [...path, 'name'],
      'unknown-experiment',
      `names an experiment that does not exist: ${quoted(name)}. ${didYouMean(name, experiments)}Write one of the experiments: ${experiments.join(', ')}. Or remove 'experiment' from the 'when'.`,
    );
  const all: readonly unknown[] = Array.isArray(variants) ? variants : [];
  // When no variant has customers, that is a fault and not a warning.
  if (!all.some(isVariant)) return;
  const reached = typeof name === 'string' ? reachedIn(name, known) : undefined;
  for (const [at, variant] of all.entries()) {
    if (typeof variant !== 'string') continue;
    if (!isVariant(variant))
      report(
        [...path, 'variants', at],
        'unknown-variant',
        `is a variant that nobody is in: ${quoted(variant)}. ${didYouMean(variant, variantNames)}Write one of the variants: ${variantNames.join(', ')}. Or remove this one.`,
      );
    else if (reached && !reached.has(variant))
      report(
        [...path, 'variants', at],
        'variant-without-group',
        `is a variant that no group of this experiment has in app-config: ${quoted(variant)}. Its groups have: ${[...reached].join(', ')}. Give it a group there, or take it out here.`,
      );
  }
}

/** The variants that some group of an experiment has; undefined where it is not known. */
function reachedIn(
  name: string,
  { experimentGroups }: WarnContext['known'],
): ReadonlySet<string> | undefined {
  return (
    experimentGroups &&
    new Set(experimentGroups.flatMap((config) => buckets.map((bucket) => variantIn(bucket, name, config))))
  );
}
