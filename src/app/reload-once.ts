import { startAfresh } from '#src/features/navigation/start-afresh.ts';

/** Reloads the page unless it comes from a reload already: a fault that a reload does not mend must not cause endless reloads. */
export function reloadOnce(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'reload') startAfresh();
}
