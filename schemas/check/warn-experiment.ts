import { experimentNames, isVariant, variantNames } from '../documents/experiment-names.ts';
import type { Path } from './fault.ts';
import { didYouMean } from './propose.ts';
import { quoted } from './quoted.ts';
import type { WarnContext } from './warn-context.ts';

/** Warns of unknown experiments, and of variants without customers. */
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
      `names an experiment that does not exist: ${quoted(name)}. ${didYouMean(name, experiments)}Experiments: ${experiments.join(', ')}.`,
    );
  const all: readonly unknown[] = Array.isArray(variants) ? variants : [];
  // When no variant has customers, that is a fault and not a warning.
  if (!all.some(isVariant)) return;
  for (const [at, variant] of all.entries())
    if (typeof variant === 'string' && !isVariant(variant))
      report(
        [...path, 'variants', at],
        'unknown-variant',
        `is a variant that nobody is in: ${quoted(variant)}. ${didYouMean(variant, variantNames)}Variants: ${variantNames.join(', ')}.`,
      );
}
