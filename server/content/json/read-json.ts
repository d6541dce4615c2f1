import { findFaults, mostFaults } from './find-faults.ts';
import { conflictsIn } from './misread.ts';
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
export function readJson(given: string): JsonReading {
  // Old editors end lines with a CR alone. No text of JSON holds one.
  const text = given.replaceAll(/\r(?!\n)/g, '\n');
  const { faults: found, mended, places } = findFaults(text);
  const conflicts = found.length > 0 ? conflictsIn(text).slice(0, mostFaults) : [];
  if (conflicts.length > 0)
    return refused(conflicts.map((conflict) => ({ ...conflict, ...textPlace(text, conflict.offset) })));
  if (found.length === 0) return { ok: true, value: JSON.parse(text), places };
  return {
    ...refused(withQuotes(text, found)),
    ...(mended !== undefined && { mended: { value: JSON.parse(mended), places } }),
  };
}

function refused(faults: readonly JsonFault[]) {
  const [fault] = faults;
  if (!fault) throw new Error('A text without faults is not refused.');
  return { ok: false, fault, faults } as const;
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
