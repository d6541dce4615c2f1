import { type Bucket, bucketOf } from '#schemas/rules/experiment-groups.ts';

/** The group of a client by its id; undefined for an id that the app did not draw a group from: the id of one page of a shop without cookies, or an invented one. */
export function clientGroupOf(clientId: string | undefined): Bucket | undefined {
  return clientId !== undefined && /^\d{1,20}\.\d{1,20}$/.test(clientId) ? bucketOf(clientId) : undefined;
}

/** In the tables of results. */
export type CountedGroup = Bucket | 'unknown';
