import { withoutLine } from './mend-json.ts';
import type { JsonFault, Span } from './read-json.ts';
import { scanJson } from './scan-json.ts';
import { textPlace } from './text-place.ts';

interface Found {
  /** In the order of their places. */
  readonly faults: readonly JsonFault[];
  /** The text as it was meant, where that is certain of every fault; its places are those of the text. */
  readonly mended: string | undefined;
  readonly places: ReadonlyMap<string, Span>;
}

export const mostFaults = 10;

/**
 * Finds the syntax faults of a JSON text, ten at most. It mends what it is certain of, leaves out the line of any other fault, and reads
 * again. It stops where the rest cannot be understood, as at a bracket that is missing.
 */
export function findFaults(text: string): Found {
  const faults: JsonFault[] = [];
  let isCertain = true;
  let tried = text;
  for (;;) {
    const { fault, twice, places } = scanJson(tried);
    const found = () =>
      [...faults, ...twice.map((each) => ({ ...each, ...textPlace(text, each.offset) }))]
        .sort((one, other) => one.offset - other.offset)
        .slice(0, mostFaults);
    if (!fault) return { faults: found(), mended: isCertain ? tried : undefined, places };
    const { message, offset, mended } = fault;
    const { line, column } = textPlace(text, offset);
    // After a fault on the same line, one that is not certain is its consequence.
    const isConsequence = mended === undefined && faults.some((earlier) => earlier.line === line);
    if (!isConsequence && !isBeforeLeftOut(offset)) faults.push({ message, offset, line, column });
    const next = mended ?? withoutLine(tried, offset);
    if (next === undefined || faults.length === mostFaults)
      return { faults: found(), mended: undefined, places };
    isCertain &&= mended !== undefined;
    tried = next;
  }

  /** Whether a comma is one too many only because the line after it was left out. */
  function isBeforeLeftOut(offset: number): boolean {
    const [space = ''] = /^\s*/.exec(tried.slice(offset + 1)) ?? [];
    return (
      !isCertain && tried[offset] === ',' && text.slice(offset + 1, offset + 1 + space.length).trim() !== ''
    );
  }
}
