import { type Hours, timeForPeople } from '../time-in-india.ts';

/** 'Sold 7 am to 11:30 am': the same at every time of day, so that what says it can be kept. */
export function saleHoursText({ from, until }: Hours): string {
  return `Sold ${timeForPeople(from)} to ${timeForPeople(until)}`;
}
