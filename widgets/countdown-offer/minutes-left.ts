import { indianMoment } from '#src/ui/indian-time.ts';

const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** Minutes until a moment, rounded up: 0 only when the moment has passed. */
export function minutesLeft(endsAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(endsAt) - now) / MINUTE));
}

/** How long until `minutesLeft` has another value. */
export function untilNextMinute(endsAt: string, now: number): number {
  const left = Date.parse(endsAt) - now;
  return left <= 0 ? 0 : ((left - 1) % MINUTE) + 1;
}

/** The end as a moment: 'Until Thu, 31 Dec, 11:30 pm'. */
export function endText(endsAt: string): string {
  return `Until ${indianMoment(endsAt)}`;
}

/** The remaining time in words; for an end that is days away, the date. */
export function leftText(endsAt: string, minutes: number): string {
  if (minutes > DAY) return endText(endsAt);
  if (minutes === 1) return 'Ends in less than a minute';
  const hours = Math.floor(minutes / HOUR);
  const rest = minutes % HOUR;
  return `Ends in ${[hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')}`;
}
