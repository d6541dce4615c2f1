import { findFaults } from './find-faults.ts';

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

/** A value, and where each part of it is in the text. */
export interface Read {
  readonly value: unknown;
  /** The position of each value, by its address: `nodes[3].props.items[0].image`. */
  readonly places: ReadonlyMap<string, Span>;
}

export type JsonReading =
  | (Read & { readonly ok: true })
  | {
      readonly ok: false;
      /** The first fault. */
      readonly fault: JsonFault;
      /** Those that can be told from each other, ten at most. */
      readonly faults: readonly JsonFault[];
      /** What was meant, where that is certain of every fault. */
      readonly mended?: Read;
    };

/** Reads strict JSON: no comments, no comma after the last entry, each name once in its object. */
export function readJson(text: string): JsonReading {
  const { faults: found, mended, places } = findFaults(text);
  const faults = withQuotes(text, found);
  const [fault] = faults;
  if (!fault) return { ok: true, value: JSON.parse(text), places };
  return {
    ok: false,
    fault,
    faults,
    ...(mended !== undefined && { mended: { value: JSON.parse(mended), places } }),
  };
}

/** With a hint at the first fault of a line that has the typographic quotes of a word processor, unless one of them names these. */
function withQuotes(text: string, faults: readonly JsonFault[]): readonly JsonFault[] {
  const lines = text.split('\n');
  const named = new Set(faults.flatMap(({ line, message }) => (message.includes('straight') ? [line] : [])));
  return faults.map((fault) => {
    const { line, message } = fault;
    if (named.has(line) || !/[“”„]/.test(lines[line - 1] ?? '')) return fault;
    named.add(line);
    return {
      ...fault,
      message: `${message} The line has curly quotes (“ ”): around names and texts they must be straight (").`,
    };
  });
}
