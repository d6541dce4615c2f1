import type { getPassbook } from '#schemas/compiled/calls/get-passbook.ts';
import type { DataOf } from '#schemas/endpoint.ts';
import type { Immutable } from '#schemas/immutable.ts';
import { dateInIndia } from '#src/ui/indian-time.ts';

/** WLT-03. The lines that are known, the newest first, and the link to those before them. */
export type Passbook = Immutable<DataOf<typeof getPassbook>>;
export type PassbookLine = Passbook['transactions'][number];

/** The page that follows on those that are known. A line never changes: one that is on both is the same. */
export function withNextPage(known: Passbook, next: Passbook): Passbook {
  const ids = new Set(known.transactions.map(({ id }) => id));
  return {
    ...next,
    transactions: [...known.transactions, ...next.transactions.filter(({ id }) => !ids.has(id))],
  };
}

/** The first page, read again: lines that were loaded after it stay, as long as the two still join. */
export function withFirstPage(known: Passbook | undefined, first: Passbook): Passbook {
  const last = first.transactions.at(-1);
  const joint = known?.transactions.findIndex(({ id }) => id === last?.id) ?? -1;
  if (!known || joint < 0 || joint === known.transactions.length - 1) return first;
  return { ...known, transactions: [...first.transactions, ...known.transactions.slice(joint + 1)] };
}

export interface PassbookDay {
  /** '2026-11-23' */
  readonly day: string;
  readonly lines: readonly PassbookLine[];
}

/** The lines of each day in India. */
export function byDay(lines: readonly PassbookLine[]): PassbookDay[] {
  const days = new Map<string, PassbookLine[]>();
  for (const line of lines) {
    const day = dateInIndia(Date.parse(line.transactionDate));
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  return [...days].map(([day, ofDay]) => ({ day, lines: ofDay }));
}
