/** What a storage that is blocked, full or damaged does not stop: undefined where it threw. */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
