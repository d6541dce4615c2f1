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
  const dayAndMonth = formatDayAndMonth(isoDay);
  return dayAndMonth === isoDay ? isoDay : `${dayAndMonth} ${isoDay.slice(0, 4)}`;
}

/** '2026-10-05' → '5 October' (INF-05). */
export function formatDayAndMonth(isoDay: string): string {
  const [, month, day] = /^\d{4}-(\d{2})-(\d{2})/.exec(isoDay) ?? [];
  const name = months[Number(month) - 1];
  return day && name ? `${Number(day)} ${name}` : isoDay;
}
