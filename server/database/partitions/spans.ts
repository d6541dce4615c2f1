import { dateInIndia } from '../../time-in-india.ts';

/** What one partition holds. A week begins on a Monday, a financial year of India in April. */
export type Span = 'day' | 'week' | 'month' | 'financial-year';

/** The first day of the span that a day or a time is in: 2026-11-27, or 2026-11-01 of a month. */
export function spanOf(span: Span, now: number): string {
  const day = dateInIndia(now);
  switch (span) {
    case 'day':
      return day;
    case 'week':
      return daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
    case 'month':
      return `${day.slice(0, 7)}-01`;
    case 'financial-year': {
      const april = `${day.slice(0, 4)}-04-01`;
      return april <= day ? april : monthsAfter(april, -12);
    }
  }
}

/** The first day of a span so many spans later, or earlier. */
export function spanAfter(span: Span, first: string, count = 1): string {
  switch (span) {
    case 'day':
      return daysAfter(first, count);
    case 'week':
      return daysAfter(first, 7 * count);
    case 'month':
      return monthsAfter(first, count);
    case 'financial-year':
      return monthsAfter(first, 12 * count);
  }
}

const isNamedByDay = (span: Span) => span === 'day' || span === 'week';

/** As names of partitions have it: 20261127 of a day or a week, 202611 of a month, 202604 of the year that begins then. */
export function spanName(span: Span, first: string): string {
  return first.replaceAll('-', '').slice(0, isNamedByDay(span) ? 8 : 6);
}

/** The first day of the span that a name ends with. */
export function spanOfName(span: Span, digits: string): string {
  const day = isNamedByDay(span) ? digits.slice(6, 8) : '01';
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${day}`;
}

function daysAfter(day: string, count: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Of the first day of a month. */
function monthsAfter(first: string, count: number): string {
  const date = new Date(first);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 10);
}
