const format = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/**
 * A moment in Indian time: 'Thu, 31 Dec, 11:30 pm'. It is put together here, because the punctuation of the locale differs between the server
 * and browsers.
 */
export function indianMoment(iso: string): string {
  const parts = Object.fromEntries(
    format.formatToParts(Date.parse(iso)).map(({ type, value }) => [type, value]),
  );
  const { weekday, day, month, hour, minute, dayPeriod = '' } = parts;
  return `${weekday}, ${day} ${month}, ${hour}:${minute}\u00a0${dayPeriod.toLowerCase()}`;
}
