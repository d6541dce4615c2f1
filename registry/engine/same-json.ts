/** Deeper than any document that people write. What is deeper counts as different, so that no reply can overflow the stack. */
const deepest = 60;

type Parts = Readonly<Record<string, unknown>>;

/** Whether two JSON values are the same, names in the same order. */
export function sameJson(one: unknown, other: unknown, depth = 0): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other || depth > deepest) return false;
  const names = Object.keys(one);
  const otherNames = Object.keys(other);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === otherNames.length &&
    names.every(
      (name, at) =>
        name === otherNames[at] && sameJson((one as Parts)[name], (other as Parts)[name], depth + 1),
    )
  );
}
