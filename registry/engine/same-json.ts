/**
 * Whether two JSON values are the same, names in the same order. They are compared as text: the browser writes that faster than a loop of ours walks
 * through them. What is nested too deep to be written counts as different.
 */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  // There is nothing to compare with, as for every node of the first document: writing the other one would take time for nothing.
  if (one === undefined) return false;
  try {
    return JSON.stringify(one) === JSON.stringify(other);
  } catch {
    return false;
  }
}
