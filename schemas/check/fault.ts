import type { z } from 'zod';
import type { contentFault } from '../api/content.ts';

/** A fault of a document, with its address and how to fix it. */
export type Fault = z.output<typeof contentFault>;

export type Path = readonly PropertyKey[];

export type Report = (path: Path, code: string, message: string) => void;

/** `['nodes', 3, 'props', 'image']` → `nodes[3].props.image`. */
export function addressOf(path: Path): string {
  return path.reduce<string>((address, key) => {
    if (typeof key === 'number') return `${address}[${key}]`;
    const name = String(key);
    if (!/^[\w$]+$/.test(name)) return `${address}['${name}']`;
    return address === '' ? name : `${address}.${name}`;
  }, '');
}

/** The value at a path; undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}
