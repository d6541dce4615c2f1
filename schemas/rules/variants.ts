// Zod-free: ships to the browser.
import { experimentNames, variantNames } from '../documents/experiment-names.ts';
import type { Bucket } from './experiment-groups.ts';

export type Variant = (typeof variantNames)[number];

/** Experiment → bucket → variant, as in the configuration. */
export type ExperimentConfig = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A value that is not one of the variants becomes 'default' (EXP-03). */
export function readVariant(value: string | undefined): Variant {
  return variantNames.find((known) => known === value) ?? 'default';
}

/**
 * Variant of every experiment for a client's group. The configuration decides (EXP-04); for an experiment without groups in the configuration
 * the group itself is the variant, and the group 'none' gets 'default' (EXP-05).
 */
export function variantsOf(bucket: Bucket, config: ExperimentConfig): Readonly<Record<string, Variant>> {
  const names = new Set<string>([...experimentNames, ...Object.keys(config)]);
  const fixed: Variant = bucket === 'none' ? 'default' : bucket;
  return Object.fromEntries(
    [...names].map((name) => {
      const byBucket = Object.hasOwn(config, name) ? config[name] : undefined;
      return [name, byBucket ? readVariant(byBucket[bucket]) : fixed] as const;
    }),
  );
}
