/** India has one time zone, without daylight saving time. */
const offsetMs = 5.5 * 60 * 60_000;

const format = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** The date of a moment in India: '2026-11-23'. */
export function dateInIndia(at: number): string {
  return new Date(at + offsetMs).toISOString().slice(0, 10);
}

/** '2026-11-23' → '23 November 2026'. It is put together here, because the punctuation of the locale differs between browsers. */
export function indianDay(date: string): string {
  const parts = Object.fromEntries(
    format.formatToParts(Date.parse(`${date}T00:00:00Z`)).map(({ type, value }) => [type, value]),
  );
  return `${parts['day']} ${parts['month']} ${parts['year']}`;
}
