import { z } from 'zod';
import { shown } from './propose.ts';

const day = z.iso.date();
const time = z.iso.datetime({ offset: true });

/** A time, as far as it is written. */
const timeParts =
  /^(?<date>\d{4}-\d\d-\d\d)(?:(?<mark>[T ])(?<clock>\d\d:\d\d)(?<seconds>:\d\d(?:\.\d+)?)? ?(?<offset>Z|[+-]\d\d:\d\d)?)?$/i;

/** Explains a text that is no day, in a field for one. */
export function explainDay(value: string): string {
  const what = /^\d{4}-\d\d-\d\d$/.test(value) ? 'is a day that does not exist' : 'is not written as a day';
  return `${what}: ${shown(value)}. Write a day, like 2026-11-20.`;
}

/** Explains a text that is no time, in a field for one: what it lacks, and how it is written with that. */
export function explainTime(value: string): string {
  const { date, mark, clock, seconds, offset } = timeParts.exec(value.trim())?.groups ?? {};
  if (date === undefined)
    return `is not written as it must be: ${shown(value)}. Write a time with its offset, like 2026-11-20T10:00:00+05:30.`;
  const whole = `${date}T${clock ?? '00:00'}${seconds ?? ':00'}${offset ?? '+05:30'}`;
  if (!day.safeParse(date).success || !time.safeParse(whole).success)
    return `is a time that does not exist: ${shown(value)}. Write one like 2026-11-20T10:00:00+05:30.`;
  const lacks = [
    ...(clock === undefined ? ['time of day'] : []),
    ...(mark === ' ' ? ["'T' before the time of day"] : []),
    ...(clock !== undefined && seconds === undefined ? ['seconds'] : []),
    ...(offset === undefined ? ['offset (India: +05:30)'] : []),
  ];
  const why = lacks.length === 0 ? 'is not written as it must be' : `has no ${lacks.join(' and no ')}`;
  return `${why}: ${shown(value)}. Write ${whole}.`;
}
