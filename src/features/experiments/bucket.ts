import type { MenuOrder } from '#schemas/page-cookies.ts';
import { type Bucket, bucketOf, clientPlaces, placeOf } from '#schemas/rules/experiment-groups.ts';

/** Where a client stands, for which its next page is rendered. */
export interface ClientGroup {
  readonly bucket: Bucket;
  readonly menuOrder: MenuOrder;
}

/** The last `reversedPercent` places see the categories of the menu in reverse (EXP-27). */
export function groupOf(clientId: string, reversedPercent: number): ClientGroup {
  return {
    bucket: bucketOf(clientId),
    menuOrder: placeOf(clientId) >= clientPlaces - reversedPercent ? 'reversed' : 'plain',
  };
}
