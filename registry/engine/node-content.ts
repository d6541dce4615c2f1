import type { PreparedNode } from '#schemas/engine/prepared.ts';
import type { Fault } from '#schemas/reader/read-value.ts';
import { isRecord } from '#schemas/is-record.ts';
import { type NodeShapes, prepareProps } from './read-node.ts';
import type { Registry } from './registry.ts';

export interface NodeContent {
  /** Props for the view; null when the reply holds nothing to show. */
  readonly props: Readonly<Record<string, unknown>> | null;
  readonly faults: readonly Fault[];
}

/** The content from a node's `contentUrl`, merged over the node's own props and read like them. Pure. */
export function readContent(
  node: PreparedNode,
  data: unknown,
  engine: Pick<NodeShapes, 'propsShapes'> & Pick<Registry, 'contract'>,
): NodeContent {
  const contract = engine.contract(node.type);
  const shape = engine.propsShapes.get(node.type);
  if (!contract || !shape || data === null || data === undefined) return { props: null, faults: [] };
  if (!isRecord(data)) return { props: null, faults: [{ path: [], code: 'type' }] };
  const prepared = prepareProps({ props: { ...node.props, ...data }, contract, shape });
  // A wrong value is a fault already; a required value that is absent is one as well.
  const absent: readonly Fault[] = prepared.absent.map((name) => ({ path: [name], code: 'required' }));
  return {
    props: prepared.isComplete ? prepared.props : null,
    faults: [...prepared.faults, ...absent],
  };
}
