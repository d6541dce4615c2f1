const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** Whole minutes until a moment, the one that has begun included: 0 only when it is over. */
export function minutesLeft(endsAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(endsAt) - now) / MINUTE));
}

/** How long until `minutesLeft` has another value. */
export function untilNextMinute(endsAt: string, now: number): number {
  const left = Date.parse(endsAt) - now;
  return left <= 0 ? 0 : ((left - 1) % MINUTE) + 1;
}

const moment = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/**
 * The end as a moment: 'Until Thu, 31 Dec, 11:30 pm'. Put together here, because server and browsers know different versions of
 * the locale's punctuation and would not agree.
 */
export function endText(endsAt: string): string {
  const parts = Object.fromEntries(
    moment.formatToParts(Date.parse(endsAt)).map(({ type, value }) => [type, value]),
  );
  const { weekday, day, month, hour, minute, dayPeriod = '' } = parts;
  return `Until ${weekday}, ${day} ${month}, ${hour}:${minute}\u00a0${dayPeriod.toLowerCase()}`;
}

/** What is left in words. Days away it is the moment that helps, not a count. */
export function leftText(endsAt: string, minutes: number): string {
  if (minutes > DAY) return endText(endsAt);
  if (minutes === 1) return 'Ends in less than a minute';
  const hours = Math.floor(minutes / HOUR);
  const rest = minutes % HOUR;
  return `Ends in ${[hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')}`;
}
