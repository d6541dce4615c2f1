import { isRecord } from '#schemas/is-record.ts';
import { canonicalJson } from './canonical-json.ts';
import { addressOf, type Path } from '#schemas/check/fault.ts';

/**
 * The differences of two documents, one line each. List items with an id are matched by it, so that a moved node is one
 * line and not a change of all items after it.
 */
export function describeChanges(before: unknown, after: unknown, path: Path = []): string[] {
  if (canonicalJson(before) === canonicalJson(after)) return [];
  const address = addressOf(path) || 'document';
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) =>
      changeOf({
        had: Object.hasOwn(before, key),
        has: Object.hasOwn(after, key),
        before: before[key],
        after: after[key],
        path: [...path, key],
      }),
    );
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    return haveIds(before) && haveIds(after)
      ? changesById(before, after, path)
      : changesByPlace(before, after, path);
  }
  const [old, now] = differing(before, after);
  return [`~ ${address}: ${old} → ${now}`];
}

interface Change {
  readonly had: boolean;
  readonly has: boolean;
  readonly before: unknown;
  readonly after: unknown;
  readonly path: Path;
}

function changeOf({ had, has, before, after, path }: Change): string[] {
  if (!had) return [`+ ${addressOf(path)}: ${shown(after)}`];
  if (!has) return [`- ${addressOf(path)}: ${shown(before)}`];
  return describeChanges(before, after, path);
}

type WithId = { readonly id: string };

function haveIds(list: readonly unknown[]): list is WithId[] {
  return list.length > 0 && list.every((item) => isRecord(item) && typeof item.id === 'string');
}

function changesById(before: readonly WithId[], after: readonly WithId[], path: Path): string[] {
  const lines: string[] = [];
  const place = (list: readonly WithId[], id: string) => list.findIndex((item) => item.id === id);
  const kept = before.filter(({ id }) => place(after, id) >= 0);
  for (const [at, item] of before.entries()) {
    if (place(after, item.id) < 0) lines.push(`- ${addressOf([...path, at])} '${item.id}': ${shown(item)}`);
  }
  for (const [at, item] of after.entries()) {
    const old = before.find(({ id }) => id === item.id);
    if (!old) {
      lines.push(`+ ${addressOf([...path, at])} '${item.id}': ${shown(item)}`);
      continue;
    }
    const order = after.filter(({ id }) => place(before, id) >= 0);
    if (kept.indexOf(old) !== order.indexOf(item))
      lines.push(
        `> '${item.id}' moved from ${addressOf([...path, place(before, item.id)])} to ${addressOf([...path, at])}`,
      );
    lines.push(...describeChanges(old, item, [...path, at]));
  }
  return lines;
}

function changesByPlace(before: readonly unknown[], after: readonly unknown[], path: Path): string[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, at) =>
    changeOf({
      had: at < before.length,
      has: at < after.length,
      before: before[at],
      after: after[at],
      path: [...path, at],
    }),
  ).flat();
}

const longest = 100;
/** Number of equal characters that are shown before the first difference. */
const lead = 20;

function shown(value: unknown): string {
  return cut(JSON.stringify(value));
}

/** Both sides of a change. Of long texts only the part around the first difference, which shortening would cut away. */
function differing(before: unknown, after: unknown): readonly [string, string] {
  const [old, now] = [JSON.stringify(before), JSON.stringify(after)];
  // By code points, so that no surrogate pair is split.
  const [oldSigns, nowSigns] = [[...old], [...now]];
  const start = oldSigns.findIndex((sign, at) => sign !== nowSigns[at]) - lead;
  if (start <= 0 || (old.length <= longest && now.length <= longest)) return [cut(old), cut(now)];
  const from = (signs: readonly string[]) => cut(`…${signs.slice(start).join('')}`);
  return [from(oldSigns), from(nowSigns)];
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
