import type { z } from 'zod';
import { documents } from '#schemas/documents/documents.ts';
import { type DrawableKind, drawableKinds } from './drawable-kinds.ts';

type Issue = z.core.$ZodIssue;

/** Zod issue → code of the engine, so that faults of a document's head and of its nodes have the same codes. */
function codeOf(issue: Issue, value: unknown): string {
  if (value === undefined) return 'required';
  switch (issue.code) {
    case 'invalid_value':
      return issue.values.length === 1 ? 'const' : 'enum';
    case 'too_small':
      return { string: 'minLength', number: 'minimum' }[issue.origin as string] ?? 'minItems';
    case 'too_big':
      return { string: 'maxLength', number: 'maximum' }[issue.origin as string] ?? 'maxItems';
    case 'invalid_format':
      return 'pattern';
    case 'invalid_key':
      return 'name';
    default:
      return 'type';
  }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}

/** `['slots', 'menu.top', 0, 'id']` below `landing` → `landing.slots.menu.top[0].id`. */
function addressOf(kind: DrawableKind, path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (address, key) => (typeof key === 'number' ? `${address}[${key}]` : `${address}.${String(key)}`),
    kind,
  );
}

/** The engine reports this issue too: it is about a missing or empty list of nodes, or about a node. */
function isTheEngines({ path, code }: Issue): boolean {
  if (path[0] !== 'nodes' && path[0] !== 'entries') return false;
  return path.length > 1 ? code !== 'invalid_key' : code === 'invalid_type' || code === 'too_small';
}

/** Faults of a document outside its nodes. */
export function headFaults(value: Readonly<Record<string, unknown>>, kind: DrawableKind) {
  const issues = documents[kind].safeParse(value).error?.issues ?? [];
  return issues
    .filter((issue) => !isTheEngines(issue))
    .map((issue) => {
      const given = valueAt(value, issue.path);
      const isKind = issue.path[0] === 'document' && given !== undefined;
      return {
        path: addressOf(kind, issue.path),
        code: isKind
          ? `No document of this kind can be drawn. Those that can: ${drawableKinds.join(', ')}.`
          : codeOf(issue, given),
      };
    });
}
