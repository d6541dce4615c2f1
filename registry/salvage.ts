import type { Validator, ValidatorError } from '#schemas/compiled-contract.ts';

export interface Fault {
  /** Keys from the root of the value, for example ['slides', 0, 'heading']. */
  readonly path: readonly (string | number)[];
  /** The broken rule: `type`, `required`, `enum`, `pattern`, `maxLength` … */
  readonly code: string;
}

export interface Salvaged {
  /** What is left, with defaults filled in; null when the whole is of no use. */
  readonly value: Record<string, unknown> | null;
  /** Every fault of what came in, once each; what follows from leaving something out is not a fault of its own. */
  readonly faults: readonly Fault[];
}

type Container = Record<string | number, unknown> | unknown[];

function keysOf(pointer: string, root: unknown): (string | number)[] {
  if (pointer === '') return [];
  let at: unknown = root;
  return pointer
    .slice(1)
    .split('/')
    .map((part) => {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const key = Array.isArray(at) ? Number(name) : name;
      at = typeof at === 'object' && at !== null ? (at as Record<string | number, unknown>)[key] : undefined;
      return key;
    });
}

function valueAt(root: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null ? (at as Record<string | number, unknown>)[key] : undefined,
    root,
  );
}

/** Where the fault is: a missing property at its own place, everything else at the value that is wrong. */
function placeOf(error: ValidatorError, root: unknown): (string | number)[] {
  const path = keysOf(error.instancePath, root);
  const { missingProperty, additionalProperty, propertyName } = error.params;
  const key = missingProperty ?? additionalProperty ?? propertyName;
  return typeof key === 'string' ? [...path, key] : path;
}

/** Words that are too long can be cut; an id or an address cannot. */
function shortened(error: ValidatorError, value: unknown): unknown {
  const limit = error.params.limit;
  if (typeof limit !== 'number' || limit < 1) return undefined;
  if (error.keyword === 'maxItems' && Array.isArray(value)) return value.slice(0, limit);
  if (error.keyword === 'maxLength' && typeof value === 'string' && /\s/.test(value))
    return `${value.slice(0, limit - 1).trimEnd()}…`;
  return undefined;
}

function put(root: unknown, path: readonly (string | number)[], value: unknown): void {
  const parent = valueAt(root, path.slice(0, -1)) as Container | undefined;
  const key = path.at(-1);
  if (parent !== undefined && key !== undefined) (parent as Record<string | number, unknown>)[key] = value;
}

function remove(root: unknown, path: readonly (string | number)[]): void {
  const parent = valueAt(root, path.slice(0, -1));
  const key = path.at(-1);
  if (Array.isArray(parent) && typeof key === 'number') parent.splice(key, 1);
  else if (typeof parent === 'object' && parent !== null && key !== undefined)
    delete (parent as Record<string, unknown>)[key];
}

/** Items beyond the longest that a list may be are cut off, so what is wrong inside them is no fault of its own. */
function withoutCutItems(errors: readonly ValidatorError[]): readonly ValidatorError[] {
  const tooLong = errors.filter(({ keyword }) => keyword === 'maxItems');
  if (tooLong.length === 0) return errors;
  return errors.filter(({ instancePath }) =>
    tooLong.every((list) => {
      if (!instancePath.startsWith(`${list.instancePath}/`)) return true;
      return (
        Number.parseInt(instancePath.slice(list.instancePath.length + 1), 10) < Number(list.params.limit)
      );
    }),
  );
}

/** Deeper places first, later items of a list first, so that no removal moves a place still to be visited. */
function innermostFirst(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  for (let depth = 0; depth < Math.min(a.length, b.length); depth++) {
    const [left, right] = [a[depth], b[depth]];
    if (left === right) continue;
    return typeof left === 'number' && typeof right === 'number'
      ? right - left
      : String(left) < String(right)
        ? 1
        : -1;
  }
  return b.length - a.length;
}

/**
 * Keeps what is good of a value: a wrong optional property takes its default, a wrong item of a list is dropped, words and lists that are
 * too long are cut; what cannot do without the dropped part goes with it. Properties missing at the root are left to the caller, for they may
 * still come from elsewhere. The value given is not changed.
 */
export function salvage(input: Record<string, unknown>, validate: Validator): Salvaged {
  const value = structuredClone(input);
  const faults: Fault[] = [];
  const seen = new Set<string>();
  for (let pass = 0; ; pass++) {
    if (validate(value)) return { value, faults };
    const errors = withoutCutItems(validate.errors ?? []).filter(
      ({ keyword, instancePath }) => !(keyword === 'required' && instancePath === ''),
    );
    if (pass === 0) {
      for (const error of errors) {
        const path = placeOf(error, value);
        const address = path.join('\u0000');
        if (seen.has(address)) continue;
        seen.add(address);
        faults.push({ path, code: error.keyword });
      }
    }
    if (errors.length === 0) return { value, faults };
    const culprits = new Map<string, readonly (string | number)[]>();
    for (const error of errors) {
      const path = error.keyword === 'required' ? keysOf(error.instancePath, value) : placeOf(error, value);
      const cut = shortened(error, valueAt(value, path));
      if (cut !== undefined && pass === 0) put(value, path, cut);
      else culprits.set(path.join('\u0000'), path);
    }
    if (culprits.has('')) return { value: null, faults };
    for (const path of [...culprits.values()].sort(innermostFirst)) remove(value, path);
  }
}
