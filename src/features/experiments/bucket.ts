import { bucketOf, clientPlaces, placeOf } from '#schemas/rules/experiment-groups.ts';
import type { ClientGroup } from './experiments-slice.ts';

/** Where a client stands. The last `reversedPercent` places see the categories of the menu in reverse (EXP-27). */
export function groupOf(clientId: string, reversedPercent: number): ClientGroup {
  return {
    bucket: bucketOf(clientId),
    menuOrder: placeOf(clientId) >= clientPlaces - reversedPercent ? 'reversed' : 'plain',
  };
}
