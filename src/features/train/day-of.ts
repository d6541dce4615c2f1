const format = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A date, '2026-11-24', as people read it: 'Tue, 24 Nov'. */
export function dayOf(date: string): string {
  const parts = Object.fromEntries(
    format.formatToParts(Date.parse(date)).map(({ type, value }) => [type, value]),
  );
  return `${parts['weekday']}, ${parts['day']} ${parts['month']}`;
}
