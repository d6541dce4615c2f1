// Zod-free: ships to the browser.
import { experimentNames, variantNames } from '../documents/experiment-names.ts';
import { type Bucket, buckets, drawnBucket, type PageBucket } from './experiment-groups.ts';

export type Variant = (typeof variantNames)[number];

/** Experiment → bucket → variant, as in the configuration. */
export type ExperimentConfig = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A value that is not one of the variants becomes 'default' (EXP-03). */
export function readVariant(value: string | undefined): Variant {
  return variantNames.find((known) => known === value) ?? 'default';
}

/** Whether the app runs this experiment. Others are named by marketing, in app-config or in a document. */
export function isOfApp(experiment: string): boolean {
  return experimentNames.some((name) => name === experiment);
}

/**
 * The variant of a group. The configuration decides (EXP-04); for an experiment without groups in the configuration the group itself is the
 * variant, and the group 'none' gets 'default' (EXP-05).
 */
export function variantIn(bucket: Bucket, experiment: string, config: ExperimentConfig): Variant {
  if (Object.hasOwn(config, experiment)) return readVariant(config[experiment]?.[bucket]);
  return bucket === 'none' ? 'default' : bucket;
}

/** By what variants are drawn in a page view. */
export interface Drawn {
  /** What the page was rendered for; 'new' for somebody who had no group then. */
  readonly bucket: PageBucket;
  /** Undefined where it is not known, as while a page is rendered. */
  readonly clientId?: string | undefined;
}

/**
 * The variant of an experiment; undefined while it is not known. An experiment that marketing named is drawn by client and name (see
 * `drawnBucket`). Who had no group when the page was rendered sees the plain variant for as long as the page is open, unless all groups see another one.
 */
export function variantOf(
  experiment: string,
  { bucket, clientId }: Drawn,
  config: ExperimentConfig,
): Variant | undefined {
  const [first, ...others] = buckets.map((each) => variantIn(each, experiment, config));
  if (others.every((variant) => variant === first)) return first;
  if (bucket === 'new') return 'default';
  if (isOfApp(experiment)) return variantIn(bucket, experiment, config);
  return clientId === undefined
    ? undefined
    : variantIn(drawnBucket(clientId, experiment), experiment, config);
}

/** The variants of the app's own experiments. */
export function variantsOf(bucket: PageBucket, config: ExperimentConfig): Readonly<Record<string, Variant>> {
  return Object.fromEntries(
    experimentNames.map((name) => [name, variantOf(name, { bucket }, config) ?? 'default'] as const),
  );
}
