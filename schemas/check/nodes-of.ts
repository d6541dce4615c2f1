import { type DocumentKind, documents } from '../documents/documents.ts';
import { nodeSchema } from '../node.ts';
import type { Path } from './fault.ts';
import { walkSchema } from './walk-schema.ts';

export interface NodePlaceInDocument {
  readonly path: Path;
  /** The node as written; it need not fit the schema of nodes. */
  readonly value: unknown;
}

/** Every node of a document, in all places where its kind holds nodes: in a list, in the slots of other screens, as numbered entries. */
export function nodesOf(kind: DocumentKind, body: unknown): readonly NodePlaceInDocument[] {
  const nodes: NodePlaceInDocument[] = [];
  walkSchema({ schema: documents[kind], value: body, path: [] }, ({ schema, value, path }) => {
    if (schema === nodeSchema) nodes.push({ path, value });
  });
  return nodes;
}
