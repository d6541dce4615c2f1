/** India has one time zone, without daylight saving time. */
const offsetMs = 5.5 * 60 * 60_000;

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
/** As the locale of India shortens them. */
const months = ['January', 'February', 'March', 'April', 'May', 'June'].concat([
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]);
const shortMonth = (month: string) => month.slice(0, month === 'September' ? 4 : 3);

/**
 * A moment as clocks and calendars in India show it, wherever the phone is. Without Intl: the first format of dates takes a cheap phone fifty milliseconds, during
 * which the page does not react, and browsers and the server do not write the same.
 */
function inIndia(at: number) {
  const local = new Date(at + offsetMs);
  const month = months[local.getUTCMonth()] ?? '';
  const hour = local.getUTCHours();
  const minute = String(local.getUTCMinutes()).padStart(2, '0');
  const day = local.getUTCDate();
  return {
    date: `${day} ${month} ${local.getUTCFullYear()}`,
    day: `${weekdays[local.getUTCDay()]}, ${day} ${shortMonth(month)}`,
    time: `${hour % 12 || 12}:${minute}\u00a0${hour < 12 ? 'am' : 'pm'}`,
  };
}

/** The date of a moment in India: '2026-11-23'. */
export function dateInIndia(at: number): string {
  return new Date(at + offsetMs).toISOString().slice(0, 10);
}

/** '2026-11-23' → '23 November 2026'. */
export function indianDay(date: string): string {
  return inIndia(Date.parse(date)).date;
}

/** The day of a date or a moment: '2026-11-24' → 'Tue, 24 Nov'; empty for what is none. */
export function dayOf(date: string): string {
  const at = Date.parse(date);
  return Number.isNaN(at) ? '' : inIndia(at).day;
}

/** '7:45 pm'; empty for what is no time. */
export function timeOfDay(iso: string): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? '' : inIndia(at).time;
}

/** A moment: 'Thu, 31 Dec, 11:30 pm'. */
export function indianMoment(iso: string): string {
  const { day, time } = inIndia(Date.parse(iso));
  return `${day}, ${time}`;
}
