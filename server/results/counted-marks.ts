import type { Partitioned } from '../database/partitions/partitions-of.ts';
import { dateInIndia } from '../time-in-india.ts';
import { dayMs } from './days.ts';

/** So long the app keeps events that it cannot send. */
export const resentMs = 2 * dayMs;
/** A day longer: the events of a whole day count one visit, and the last of them may come that late. */
export const rememberedMs = 3 * dayMs;

/** Marks of events that were counted. The clock of a browser is believed that is fast by less than three days, so those days are there too. */
export const countedMarks: Partitioned = {
  table: 'counted_marks',
  column: 'day',
  span: 'day',
  ahead: 7,
  keptFrom: (now) => dateInIndia(now - rememberedMs),
};
