import { describe, expect, it } from 'vitest';
import { dateInIndia, dayOf, indianDay, indianMoment, timeOfDay } from './indian-time.ts';

const hour = 3_600_000;
/** Every seventeenth hour of two years, which meets all days, months and hours. */
const moments = Array.from({ length: 1_000 }, (_, at) => Date.parse('2027-01-01T00:05:00Z') + at * 17 * hour);

function byIntl(at: number, options: Intl.DateTimeFormatOptions): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options });
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
}

describe('the time in India', () => {
  it('is what the locale of India says, but for its punctuation', () => {
    for (const at of moments) {
      const short = byIntl(at, { weekday: 'short', day: 'numeric', month: 'short' });
      const long = byIntl(at, { day: 'numeric', month: 'long', year: 'numeric' });
      const clock = byIntl(at, { hour: 'numeric', minute: '2-digit', hour12: true });
      const iso = new Date(at).toISOString();
      const day = `${short['weekday']}, ${short['day']} ${short['month']}`;
      const time = `${clock['hour']}:${clock['minute']}\u00a0${clock['dayPeriod']?.toLowerCase()}`;
      expect(dayOf(iso)).toBe(day);
      expect(timeOfDay(iso)).toBe(time);
      expect(indianMoment(iso)).toBe(`${day}, ${time}`);
      expect(indianDay(dateInIndia(at))).toBe(`${long['day']} ${long['month']} ${long['year']}`);
    }
  });

  it('has its own midnight', () => {
    expect(dateInIndia(Date.parse('2026-03-31T18:30:00Z'))).toBe('2026-04-01');
    expect(indianDay('2026-04-01')).toBe('1 April 2026');
    expect(timeOfDay('2026-11-23T18:30:00.000Z')).toBe('12:00\u00a0am');
    expect(dayOf('2026-11-24')).toBe('Tue, 24 Nov');
  });

  it('is empty for what is no time', () => {
    expect([timeOfDay('soon'), dayOf('soon')]).toEqual(['', '']);
  });
});
