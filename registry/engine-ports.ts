import type { OrderTypeCode } from '#schemas/node.ts';
import type { DocumentIssue } from '#schemas/prepared.ts';

/** What decides which nodes of a document are shown: what a `when` clause may ask about, and veg only. */
export interface EngineFacts {
  readonly orderType: OrderTypeCode;
  readonly loggedIn: boolean;
  readonly miniApp: 'PAYTM' | 'GPAY' | null;
  readonly storeId: string;
  /** Experiment → variant of this customer. */
  readonly variants: Readonly<Record<string, string>>;
  /** The customer sees vegetarian food only (MEN-19). */
  readonly vegOnly: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A node was seen (half of it for 800 ms, once per page view) or clicked. */
export interface NodeEvent {
  readonly kind: 'impression' | 'click';
  readonly document: string;
  readonly version: string;
  readonly nodeId: string;
  readonly type: string;
  readonly name: string;
  readonly campaign?: string;
  /** Address of the link that was clicked. */
  readonly href?: string;
}

/** Everything that the engine needs from the app. */
export interface EnginePorts {
  readonly facts: EngineFacts;
  /** Fetches the content behind a `contentUrl` in a store: the `data` of the reply. Rejects when it cannot be loaded. */
  readonly fetchContent: (url: string, storeId: string) => Promise<unknown>;
  readonly report: (issue: DocumentIssue) => void;
  readonly track: (event: NodeEvent) => void;
  /** Authors (Storybook, preview) see the faults of nodes, customers do not. */
  readonly mode: 'customer' | 'author';
}
