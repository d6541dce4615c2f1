import { dateInIndia } from '../../time-in-india.ts';

/** What one partition holds. */
export type Span = 'day' | 'month';

/** The first day of the span that a day or a time is in: 2026-11-27, or 2026-11-01 of a month. */
export function spanOf(span: Span, now: number): string {
  const day = dateInIndia(now);
  return span === 'day' ? day : `${day.slice(0, 7)}-01`;
}

/** The first day of a span so many spans later, or earlier. */
export function spanAfter(span: Span, first: string, count = 1): string {
  const date = new Date(`${first}T00:00:00Z`);
  if (span === 'day') date.setUTCDate(date.getUTCDate() + count);
  else date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 10);
}

/** As names of partitions have it: 20261127, or 202611. */
export function spanName(span: Span, first: string): string {
  return first.replaceAll('-', '').slice(0, span === 'day' ? 8 : 6);
}

/** The first day of the span that a name ends with. */
export function spanOfName(span: Span, digits: string): string {
  const day = span === 'day' ? digits.slice(6, 8) : '01';
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${day}`;
}
