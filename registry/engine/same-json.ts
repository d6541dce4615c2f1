/**
 * Whether two JSON values are the same, names in the same order. They are compared as text: the browser writes that faster than a loop of ours walks
 * through them. What is nested too deep to be written counts as different.
 */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  try {
    return JSON.stringify(one) === JSON.stringify(other);
  } catch {
    return false;
  }
}
