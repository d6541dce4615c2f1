import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { DocumentIssue, ResolvedLink } from '#schemas/engine/prepared.ts';
import type { DocumentInput, PreparedDocument, PreparedNode } from '#schemas/prepared.ts';

export interface NodesProps {
  readonly document: PreparedDocument;
  /** Number of nodes in the first render; by default as many as fill the first screen. */
  readonly initialCount?: number;
  /** Renders the nodes as items of a short list, all at once, laid out by this class. Without it they are placed one below the other. */
  readonly list?: { readonly className: string | undefined };
  /** Says once that veg only hides a part of the document, where the first one is hidden. Lists of links do without. */
  readonly hiddenNote?: ReactNode;
}

/** The functions of the rendering engine that features use. Features may not import the registry, so src/app provides them. */
export interface DocumentPort {
  readonly prepare: (input: DocumentInput) => Promise<PreparedDocument>;
  readonly report: (issue: DocumentIssue) => void;
  /** Shows the nodes of a document. */
  readonly Nodes: ComponentType<NodesProps>;
  /** The nodes that are shown now, for features that need more than rendering them. */
  readonly useVisibleNodes: (document: PreparedDocument | undefined) => readonly PreparedNode[];
  /** The link target of a node; null without a link. */
  readonly linkOf: (node: PreparedNode) => ResolvedLink | null;
}

const DocumentPortContext = createContext<DocumentPort | null>(null);

export function DocumentPortProvider({ port, children }: { port: DocumentPort; children: ReactNode }) {
  return <DocumentPortContext value={port}>{children}</DocumentPortContext>;
}

export function useDocumentPort(): DocumentPort {
  const port = useContext(DocumentPortContext);
  if (!port) throw new Error('useDocumentPort needs the DocumentPortProvider of src/app above it.');
  return port;
}
