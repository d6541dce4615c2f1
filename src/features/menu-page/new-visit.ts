/** Whether the page was opened by its address, and not reloaded or restored. */
export function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  return !visit || (visit as PerformanceNavigationTiming).type === 'navigate';
}
