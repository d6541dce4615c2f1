import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type {
  DocumentInput,
  DocumentIssue,
  PreparedDocument,
  PreparedNode,
  ResolvedLink,
} from '#schemas/prepared.ts';

export interface NodesProps {
  readonly document: PreparedDocument;
  /** How many nodes the first render holds; as many as fill the first screen when absent. */
  readonly initialCount?: number;
  /** The nodes are the items of a short list, all shown at once, whose class lays them out; otherwise they stand one below the other. */
  readonly list?: { readonly className: string | undefined };
}

/** What features need of the engine. They may not import the registry; src/app hands it in. */
export interface DocumentPort {
  readonly prepare: (input: DocumentInput) => Promise<PreparedDocument>;
  readonly report: (issue: DocumentIssue) => void;
  /** Shows the nodes of a document. */
  readonly Nodes: ComponentType<NodesProps>;
  /** The nodes that are shown now, for those who need to know what there is besides showing it. */
  readonly useVisibleNodes: (document: PreparedDocument | undefined) => readonly PreparedNode[];
  /** Where a node leads. */
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
