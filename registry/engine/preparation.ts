import type { DocumentIssue, PreparedDocument, PreparedNode } from '#schemas/engine/prepared.ts';

/** How a document is prepared bit by bit: its entries in their order, as far as somebody asks. */
export interface Preparation {
  /** What the entries that are prepared came to; both lists grow. */
  readonly nodes: readonly PreparedNode[];
  readonly issues: readonly DocumentIssue[];
  isDone(): boolean;
  /** Prepares the next entry. False when there is none left. */
  prepareNext(): boolean;
  /** Prepares the rest in slices while the browser is idle, and says after each whether it was the last one. The function returned stops that. */
  prepareWhenIdle(afterSlice: (isDone: boolean) => void): () => void;
  /** All entries; of those that are not prepared yet nothing is checked. */
  readonly entries: readonly unknown[];
  /** How many entries are prepared. */
  readonly count: number;
  /** The nodes by their id, as far as they are prepared, for the document that comes next. */
  readonly kept: Memory;
  /** Those of the document before this one, until all are prepared. */
  readonly before: Memory;
}

/** A prepared node, and from what it was read with which faults. Nodes that came prepared with the page were read elsewhere. */
export interface Kept {
  readonly node: PreparedNode;
  readonly raw?: unknown;
  readonly faults?: readonly { readonly path: string; readonly code: string }[];
}

export type Memory = ReadonlyMap<string, Kept>;

/** Of the documents that were prepared in this process. The others came with the page. */
export const preparations = new WeakMap<PreparedDocument, Preparation>();
