/** Runs an access to a storage, which may be blocked, full or damaged. Returns undefined when it throws. */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
