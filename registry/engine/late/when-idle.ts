/**
 * Runs a function when the browser is idle, within a second at the latest, and says how long it is, where the browser knows. The function returned
 * cancels it.
 */
export function whenIdle(run: (deadline?: IdleDeadline) => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 1000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(run, 1);
  return () => clearTimeout(handle);
}
