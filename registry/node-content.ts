import type { PreparedNode } from '#schemas/prepared.ts';
import { type Validators, prepareProps } from './prepare-document.ts';
import type { Registry } from './registry.ts';

export interface ContentFault {
  readonly path: readonly (string | number)[];
  readonly code: string;
}

export interface NodeContent {
  /** Props for the view; null when the reply holds nothing to show. */
  readonly props: Readonly<Record<string, unknown>> | null;
  readonly faults: readonly ContentFault[];
}

/** What is behind a node's `contentUrl`, merged over the node's own props and validated like them. Pure. */
export function readContent(
  node: PreparedNode,
  data: unknown,
  engine: Validators & Pick<Registry, 'contract'>,
): NodeContent {
  const contract = engine.contract(node.type);
  const validate = engine.validators.get(node.type);
  if (!contract || !validate || data === null || data === undefined) return { props: null, faults: [] };
  if (typeof data !== 'object' || Array.isArray(data))
    return { props: null, faults: [{ path: [], code: 'type' }] };
  const prepared = prepareProps({ props: { ...node.props, ...data }, contract, validate });
  // What was given but wrong is a fault already; what nobody gave is one as well.
  const absent = prepared.missing
    .filter((name) => !prepared.given.includes(name))
    .map((name) => ({ path: [name], code: 'required' }));
  return {
    props: prepared.missing.length > 0 ? null : prepared.props,
    faults: [...prepared.faults, ...absent],
  };
}
