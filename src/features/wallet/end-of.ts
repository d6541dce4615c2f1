import { dateInIndia, indianDay, timeOfDay } from '#src/ui/indian-time.ts';

/** When points end: '30 November 2026, 11:59 pm'. With the time, because they may end at any. */
export const endOf = (iso: string) => `${indianDay(dateInIndia(Date.parse(iso)))}, ${timeOfDay(iso)}`;
