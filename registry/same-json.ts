import { isRecord } from '#schemas/is-record.ts';

/** Deeper than any document that people write. What is deeper counts as different, so that no reply can overflow the stack. */
const deepest = 60;

/** Whether two JSON values are the same, names in the same order. */
export function sameJson(one: unknown, other: unknown, depth = 0): boolean {
  if (one === other) return true;
  if (depth > deepest) return false;
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => sameJson(item, other[index], depth + 1))
    );
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = Object.keys(one);
  const otherNames = Object.keys(other);
  return (
    names.length === otherNames.length &&
    names.every((name, index) => name === otherNames[index] && sameJson(one[name], other[name], depth + 1))
  );
}
