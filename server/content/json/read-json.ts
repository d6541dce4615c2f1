import { scanJson } from './scan-json.ts';
import { textPlace } from './text-place.ts';

// JSON.parse reports a syntax fault as "unexpected token", in some engines without a position; of a name that is given twice it drops the
// first without an error. This reader explains what is wrong and how to fix it, and returns the position of each value, so that a fault of
// the document can be shown there. It uses neither Node nor Zod, because the Storybook playground reads with it too.

export interface JsonFault {
  readonly message: string;
  readonly offset: number;
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

export type JsonReading =
  | {
      readonly ok: true;
      readonly value: unknown;
      /** The position of each value, by its address: `nodes[3].props.items[0].image`. */
      readonly places: ReadonlyMap<string, Span>;
    }
  | { readonly ok: false; readonly fault: JsonFault };

/** Reads strict JSON: no comments, no comma after the last entry, each name once in its object. */
export function readJson(text: string): JsonReading {
  const { fault, places } = scanJson(text);
  if (!fault) return { ok: true, value: JSON.parse(text), places };
  return { ok: false, fault: { ...fault, ...textPlace(text, fault.offset) } };
}
