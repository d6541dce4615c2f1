import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { NodePlace } from '#schemas/contract.ts';
import type { DocumentIssue, PreparedDocument, PreparedNode, ResolvedLink } from '#schemas/prepared.ts';

export interface DocumentInput {
  /** Name in reports and addresses: `landing`, `left-menu`, `cart.top`. */
  readonly document: string;
  readonly version: string;
  readonly place: NodePlace;
  /** What the server sent in the place of a list of nodes: anything at all. */
  readonly nodes: unknown;
}

export interface NodesProps {
  readonly document: PreparedDocument;
  /** How many nodes the first render holds; as many as fill the first screen when absent. */
  readonly initialCount?: number;
}

/** What features need of the engine. They may not import the registry; src/app hands it in. */
export interface DocumentPort {
  readonly prepare: (input: DocumentInput) => Promise<PreparedDocument>;
  readonly report: (issue: DocumentIssue) => void;
  /** Shows the nodes of a document. */
  readonly Nodes: ComponentType<NodesProps>;
  /** The nodes that are shown now, for the few places that draw them in their own way (the navigation bars). */
  readonly visibleNodes: (document: PreparedDocument) => readonly PreparedNode[];
  readonly linkOf: (node: PreparedNode) => ResolvedLink | null;
}

const DocumentPortContext = createContext<DocumentPort | null>(null);

export function DocumentPortProvider({ port, children }: { port: DocumentPort; children: ReactNode }) {
  return <DocumentPortContext value={port}>{children}</DocumentPortContext>;
}

export function useDocumentPort(): DocumentPort {
  const port = useContext(DocumentPortContext);
  if (!port)
    throw new Error(
      'useDocumentPort needs a DocumentPortProvider above it: src/app supplies one, tests bring their own.',
    );
  return port;
}
