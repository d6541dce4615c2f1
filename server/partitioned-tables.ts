import { orderEvents } from './checkout/order-events.ts';
import type { Partitioned } from './database/partitions/partitions-of.ts';
import { countedMarks } from './results/counted-marks.ts';
import type { Settings } from './settings.ts';

/** The tables in partitions by time. */
export function partitionedTables(settings: Settings): readonly Partitioned[] {
  return [countedMarks, orderEvents(settings)];
}
