const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** '2026-10-05' → '5 October 2026'. It uses no locale or time zone, because server and browser must render the same text. */
export function formatDay(isoDay: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(isoDay) ?? [];
  const name = months[Number(month) - 1];
  return year && day && name ? `${Number(day)} ${name} ${year}` : isoDay;
}
