import { isRecord } from '../is-record.ts';
import type { Node } from '../node.ts';
import { checkAnsweredOnce } from './check-answered-once.ts';
import type { CheckContext } from './check-context.ts';
import { checkIds } from './check-ids.ts';
import { checkNode } from './check-node.ts';
import type { Path } from './fault.ts';
import { fittingNode } from './fitting-node.ts';
import { nodesOf } from './nodes-of.ts';

/** A node of a document, with its path. */
export interface PlacedNode {
  readonly written: Readonly<Record<string, unknown>>;
  /** Only the fields that fit the schema of nodes; faults of the other fields are reported elsewhere. */
  readonly node: Partial<Node>;
  readonly path: Path;
}

/** Reports the faults of the nodes of a document: of each one alone, and between them. */
export function checkNodes(body: unknown, context: CheckContext) {
  const nodes = nodesOf(context.kind, body).flatMap(({ path, value }): PlacedNode[] =>
    isRecord(value) ? [{ written: value, node: fittingNode(value), path }] : [],
  );
  checkIds(nodes, context.report);
  for (const placed of nodes) checkNode(placed, context);
  checkAnsweredOnce(nodes, context);
}
