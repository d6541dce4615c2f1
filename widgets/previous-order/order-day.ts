// The time zone is named, so that the server and every phone write the same day.
const day = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** The day of an order: 'Sat, 14 Nov'. */
export function orderDay(placedAt: string): string {
  const date = new Date(placedAt);
  return Number.isNaN(date.getTime()) ? '' : day.format(date);
}
