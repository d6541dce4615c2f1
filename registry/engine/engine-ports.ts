import type { DocumentTypes } from '#schemas/engine/document-types.ts';
import type { DocumentIssue } from '#schemas/engine/prepared.ts';

/** A node was seen (half of it for 800 ms) or clicked. One that is mounted anew is seen anew; the app counts it once in a page view. */
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
export interface EnginePorts<Documents extends DocumentTypes = DocumentTypes> {
  readonly facts: Documents['facts'];
  /** Fetches the content behind a `contentUrl` for a scope (a store): the `data` of the reply. Rejects when it cannot be loaded. */
  readonly fetchContent: (url: string, scope: string) => Promise<unknown>;
  readonly report: (issue: DocumentIssue) => void;
  readonly track: (event: NodeEvent) => void;
  /** Authors (Storybook, preview) see the faults of nodes, customers do not. */
  readonly mode: 'customer' | 'author';
}
