import { clausesHold } from '#schemas/engine/clauses.ts';
import type { PreparedDocument, PreparedNode } from '#schemas/engine/prepared.ts';
import type { AnyDocumentEngine } from './create-engine.ts';
import type { EnginePorts } from './engine-ports.ts';
import { type Fits, fittingPart } from './entry-filter.ts';
import { firstScreenHeight, reservedHeight } from './growing-count.ts';
import type { Preparation } from './preparation.ts';

interface Wanted extends Pick<EnginePorts, 'mode'> {
  readonly document: PreparedDocument;
  /** Where a part of the document is not prepared yet. */
  readonly preparation: Preparation | undefined;
  readonly registry: Pick<AnyDocumentEngine, 'contract' | 'clauses'>;
  readonly facts: object;
  /** What the filter shows; null while it is off. */
  readonly fits: Fits | null;
  /** At least so many nodes are shown; a first screen in any case. */
  readonly least: number;
}

/** The nodes whose `when` holds, and for customers only those that this app knows: all that are prepared, and as many more as the page needs to show what is wanted. */
export function fittingNodes(wanted: Wanted): PreparedNode[] {
  const { document, preparation, registry, facts, fits, least, mode } = wanted;
  const { nodes } = preparation ?? document;
  const rule = { clauses: registry.clauses, facts };
  const fitting: PreparedNode[] = [];
  let [at, shown, height] = [0, 0, 0];
  do {
    for (; at < nodes.length; at++) {
      const node = nodes[at] as PreparedNode;
      if ((node.unknown && mode === 'customer') || !clausesHold(rule, node.when)) continue;
      fitting.push(node);
      if (fits && !fittingPart(node, fits)) continue;
      shown += 1;
      height += reservedHeight(registry, node.type);
    }
  } while ((shown < least || height < firstScreenHeight) && preparation?.prepareNext());
  return fitting;
}
