import { type Hours, timeForPeople } from '../time-in-india.ts';

/** 'Sold 7 am to 11:30 am': independent of the time of day, so replies with it can be cached. */
export function saleHoursText({ from, until }: Hours): string {
  return `Sold ${timeForPeople(from)} to ${timeForPeople(until)}`;
}
