import { type Bucket, bucketOf, drawnBucket } from '#schemas/rules/experiment-groups.ts';
import { type ExperimentConfig, isOfApp } from '#schemas/rules/variants.ts';

/** The group of a client by its id; undefined for an id that the app did not draw a group from: the id of one page of a shop without cookies, or an invented one. */
export function clientGroupOf(clientId: string | undefined): Bucket | undefined {
  return isDrawnFrom(clientId) ? bucketOf(clientId) : undefined;
}

function isDrawnFrom(clientId: string | undefined): clientId is string {
  return clientId !== undefined && /^\d{1,20}\.\d{1,20}$/.test(clientId);
}

/** A group of an experiment that marketing named: `summer:A`. */
export type DrawnGroup = `${string}:${Bucket}`;

/** The groups that a client drew in the experiments that app-config names besides those of the app. */
export function drawnGroupsOf(clientId: string | undefined, configured: ExperimentConfig): DrawnGroup[] {
  if (!isDrawnFrom(clientId)) return [];
  return Object.keys(configured)
    .filter((name) => !isOfApp(name))
    .map((name) => `${name}:${drawnBucket(clientId, name)}` as const);
}

/** Under what a group of an experiment is counted: the experiments of the app share the groups of all clients. */
export function countedAs(experiment: string, bucket: Bucket): CountedGroup {
  return isOfApp(experiment) ? bucket : `${experiment}:${bucket}`;
}

/** In the tables of results. */
export type CountedGroup = Bucket | DrawnGroup | 'unknown';
