const format = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** '7:45 pm' in Indian time; empty for what is no time. It is put together here, because the spaces of the locale differ between browsers. */
export function timeOfDay(iso: string): string {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return '';
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts['hour']}:${parts['minute']}\u00a0${(parts['dayPeriod'] ?? '').toLowerCase()}`;
}
