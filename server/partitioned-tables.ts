import { orderEvents } from './checkout/order-events.ts';
import type { Partitioned } from './database/partitions/partitions-of.ts';
import { orderPartitions } from './orders/order-partitions.ts';
import { countedMarks } from './results/counted-marks.ts';
import { sessionCredentials } from './session/session-credentials.ts';
import type { Settings } from './settings.ts';

/** The tables in partitions by time. */
export function partitionedTables(settings: Settings): readonly Partitioned[] {
  return [countedMarks, sessionCredentials(settings), orderEvents(settings), orderPartitions(settings)];
}
