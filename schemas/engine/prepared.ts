// Types only: a document before and after the engine has read it, and what a view receives.
import type { DocumentTypes } from './document-types.ts';
import type { Link } from './links.ts';
import type { Layout, Tracking } from './node-schema.ts';

/** A node that was migrated to the current version of its kind and validated; `props` fit the kind's contract. */
export interface PreparedNode<Documents extends DocumentTypes = DocumentTypes> {
  readonly id: string;
  readonly type: string;
  readonly title?: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Content still to be fetched: merged over `props`, then validated, when the node is shown. */
  readonly contentUrl?: string;
  readonly link?: Link<Documents['action']>;
  readonly layout?: Layout;
  readonly when?: Documents['when'];
  readonly tracking?: Tracking;
  /** Address in reports: `landing[3]`. */
  readonly address: string;
  /** What this app does not know of the node, its kind or its `when`: customers see nothing, authors a card. */
  readonly unknown?: 'kind' | 'when';
}

/** One fault of a document, reported once. */
export interface DocumentIssue {
  readonly document: string;
  readonly version: string;
  readonly nodeId: string;
  /** An address a person can read: `landing[3].props.items[0].image`. */
  readonly path: string;
  /** `unreadable-document`, `not-a-node`, `duplicate-id`, `unknown-type`, `unknown-version`, `wrong-place`, `unknown-clause`, `view-failed`, `content-failed`, or the broken rule: `type`, `required`, `enum`, `pattern` … */
  readonly code: string;
}

/** What the engine prepares a document from. */
export interface DocumentInput<Documents extends DocumentTypes = DocumentTypes> {
  /** Name in reports and addresses: `landing`, `left-menu`, `cart.top`. */
  readonly document: string;
  readonly version: string;
  readonly place: Documents['place'];
  /** The list of nodes as the server sent it, not checked yet. */
  readonly nodes: unknown;
  /** The same document as it was: its nodes that did not change are kept. */
  readonly previous?: PreparedDocument<Documents>;
}

export interface PreparedDocument<Documents extends DocumentTypes = DocumentTypes> {
  readonly document: string;
  readonly version: string;
  readonly place: Documents['place'];
  readonly nodes: readonly PreparedNode<Documents>[];
  readonly issues: readonly DocumentIssue[];
  /** False when nothing could be read: the last good document stays on screen. */
  readonly readable: boolean;
}

/** Where a link leads, checked: an `href` that is safe to put into the page. */
export interface ResolvedLink {
  readonly href: string;
  /** Leaves the app (https of another origin, or tel:). */
  readonly external: boolean;
  readonly label?: string;
}

/** What the view of a node kind receives: these typed props and nothing else of the engine. */
export interface WidgetViewProps<Props, Documents extends DocumentTypes = DocumentTypes> {
  readonly id: string;
  readonly props: Props;
  readonly title?: string | undefined;
  /** The link of the node, or the default link of its kind. */
  readonly link: ResolvedLink | null;
  /** Resolves a link inside the props; null when its target is not allowed. */
  readonly resolveLink: (link: Link<Documents['action']> | undefined) => ResolvedLink | null;
  /** The node is part of the first screen: load its pictures at once. */
  readonly priority: boolean;
}
