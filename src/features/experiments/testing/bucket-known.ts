import type { Bucket } from '#schemas/rules/experiment-groups.ts';
import { groupKnown } from '../experiments-slice.ts';

/** The client is in a group, and sees the menu in its plain order. */
export const bucketKnown = (bucket: Bucket) => groupKnown({ bucket, menuOrder: 'plain' });
