import type { Timestamp } from './columns.ts';

/** How often a node of a published version was seen and pressed, on a day of India. */
export interface NodeCountTable {
  /** 2026-11-23 */
  day: string;
  kind: string;
  slug: string;
  version: number;
  node_id: string;
  /** Of the client: `none`, `A`, `B`, `C`, or `unknown`. */
  client_group: string;
  impressions: number;
  clicks: number;
}

/** How many browsers came on a day, and how many of them put something into the cart. */
export interface VisitCountTable {
  day: string;
  client_group: string;
  visits: number;
  carts: number;
}

/** What was counted already, by a hash, while it may come again. In partitions by day. */
export interface CountedMarkTable {
  day: Timestamp;
  key: string;
}

/** The same as builds before that table write it. */
export interface CountedEventTable {
  key: string;
  counted_at: Timestamp;
}
