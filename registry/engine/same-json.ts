/**
 * Whether two JSON values are the same, names in the same order. They are compared as text: the browser writes that faster than a loop of ours walks
 * through them. What is nested too deep to be written counts as different.
 */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  // Nothing to compare with: the other is not written, as a hundred nodes of the first document would be.
  if (one === undefined) return false;
  try {
    return JSON.stringify(one) === JSON.stringify(other);
  } catch {
    return false;
  }
}
