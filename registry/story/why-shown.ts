import { contractOf } from '#schemas/check/contract-of.ts';
import type { EngineFacts } from '#schemas/document-types.ts';
import type { PreparedDocument, PreparedNode } from '#schemas/prepared.ts';
import { fitsVegOnly } from '#schemas/rules/non-veg.ts';
import { fittingPart } from '../engine/entry-filter.ts';
import { slotPlace } from './slot-places.ts';
import { clausesOf, hidden, type Reasons, reasonsOf, said } from './when-words.ts';

export interface NodeVerdict {
  readonly shown: boolean;
  /** 'shown: for guests', 'hidden: for logged-in customers; you chose guest'. */
  readonly text: string;
}

function reasonsOfNode(node: PreparedNode | undefined, facts: EngineFacts): Reasons {
  if (!node) return hidden('it cannot be read; see the findings');
  if (node.unknown === 'kind') return hidden('no widget has this type');
  if (node.unknown === 'when') return hidden("its 'when' cannot be read; see the findings");
  const reasons = reasonsOf(clausesOf(node.when ?? {}, facts));
  if (reasons.hides.length > 0) return reasons;
  if (facts.vegOnly && fittingPart(node, fitsVegOnly) === null)
    return hidden('not vegetarian; you chose veg only');
  const end = contractOf(node.type)?.rules?.shownUntil;
  const ends = end === undefined ? undefined : node.props[end];
  if (typeof ends === 'string' && Date.parse(ends) <= facts.now)
    return hidden(`over since ${said(ends)}; you chose ${said(facts.now)}`);
  return reasons;
}

interface Drawn {
  /** How many nodes the document or the slot has. */
  readonly count: number;
  /** Whether it is a slot of the landing document, named as the document is. */
  readonly isSlot?: boolean;
  readonly document: PreparedDocument;
  /** Of the feedback form that the nodes are fields of. */
  readonly form?: Reasons | undefined;
}

/** Why each node of a document is shown or hidden, in their order. */
export function whyShown(
  { count, isSlot = false, document, form = { asks: [], hides: [] } }: Drawn,
  facts: EngineFacts,
): NodeVerdict[] {
  const hasScreen = !isSlot || slotPlace(document.document) !== undefined;
  const prepared = new Map(document.nodes.map((node) => [node.address, node]));
  return Array.from({ length: count }, (_, at) => {
    const node = hasScreen
      ? reasonsOfNode(prepared.get(`${document.document}[${at}]`), facts)
      : hidden('no screen has this slot');
    const hides = [...form.hides, ...node.hides];
    const asks = [...form.asks, ...node.asks];
    return hides.length > 0
      ? { shown: false, text: `hidden: ${hides.join(' — ')}` }
      : { shown: true, text: `shown: ${asks.join(', ') || 'always'}` };
  });
}
