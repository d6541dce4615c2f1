/** India has one time zone, without daylight saving time. */
const offsetMinutes = 5 * 60 + 30;
const minutesOfDay = 24 * 60;

/** Time of day in India, '16:05'. */
export function timeInIndia(now: number): string {
  const minutes = (Math.floor(now / 60_000) + offsetMinutes) % minutesOfDay;
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** How long it is until the clock in India shows a time, at most a day. */
export function msUntil(time: string, now: number): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const dayMs = minutesOfDay * 60_000;
  const sinceMidnight = (now + offsetMinutes * 60_000) % dayMs;
  const left = (hour * 60 + minute) * 60_000 - sinceMidnight;
  return left > 0 ? left : left + dayMs;
}

/** Date in India, '2026-11-20'. */
export function dateInIndia(now: number): string {
  return new Date(now + offsetMinutes * 60_000).toISOString().slice(0, 10);
}

/** When a day in India begins, in epoch milliseconds: '2026-11-20'. */
export function startInIndia(day: string): number {
  return Date.parse(`${day}T00:00:00+05:30`);
}

/** Date and time in India, '2026-11-20T16:05:09+05:30'. */
export function dateTimeInIndia(now: number): string {
  return `${new Date(now + offsetMinutes * 60_000).toISOString().slice(0, 19)}+05:30`;
}

/** Times of day between which something is open or sold. */
export interface Hours {
  readonly from: string;
  /** Before `from` when it runs past midnight; equal to `from` when it never ends. */
  readonly until: string;
}

export function isWithin({ from, until }: Hours, time: string): boolean {
  return from < until ? from <= time && time < until : from <= time || time < until;
}

/** A time of day for people: '23:30' → '11:30 pm'. */
export function timeForPeople(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${twoDigits(minute)}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
