import type { Partitioned } from './database/partitions/partitions-of.ts';
import { countedMarks } from './results/counted-marks.ts';

/** The tables in partitions by time. */
export const partitionedTables: readonly Partitioned[] = [countedMarks];
