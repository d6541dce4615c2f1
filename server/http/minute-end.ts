const minute = 60_000;

/** What is open, sold or on offer may be something else with each minute. In epoch milliseconds, as `now` is. */
export function minuteEnd(now: number): number {
  return (Math.floor(now / minute) + 1) * minute;
}
