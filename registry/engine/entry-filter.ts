import { useCallback, useMemo, useState } from 'react';
import type { PreparedNode } from '#schemas/engine/prepared.ts';

type Props = PreparedNode['props'];

/** A choice of the customer that hides nodes, and entries of their lists, such as all food with meat. */
export interface EntryFilter<Facts> {
  readonly isOn: (facts: Facts) => boolean;
  /** Whether a node, or an entry of a node's list, is shown while the filter is on. */
  readonly fits: Fits;
}

export type Fits = (entry: unknown) => boolean;

/**
 * The props of a node without the entries that do not fit: the very object when all do, null when a list has none left and
 * the node has nothing to show.
 */
export function fittingProps(props: Props, fits: Fits): Props | null {
  let rest = props;
  for (const name in props) {
    const list = props[name];
    if (!Array.isArray(list) || list.every(fits)) continue;
    const shown = list.filter(fits);
    if (shown.length === 0) return null;
    rest = { ...rest, [name]: shown };
  }
  return rest;
}

/** What the filter leaves of a node, as far as the document says: its props, or null. The entries of a `contentUrl` come later. */
export function fittingPart(node: PreparedNode, fits: Fits): Props | null {
  const { contentUrl, props } = node;
  return !fits(node) ? null : contentUrl === undefined ? fittingProps(props, fits) : props;
}

/**
 * After which node the page says that something is hidden: the first one of which entries are, or the last one before a node that is hidden as a
 * whole; '' is before all nodes, null is nowhere.
 */
function placeOfHidden(nodes: readonly PreparedNode[], hiding: readonly string[], fits: Fits): string | null {
  let before = '';
  for (const node of nodes) {
    const part = fittingPart(node, fits);
    if (part) before = node.id;
    if (part !== node.props || hiding.includes(node.id)) return before;
  }
  return null;
}

/** What the filter, when it is on, leaves of the nodes of a document, and the node after which the page says that something is hidden. */
export function useFittingNodes(nodes: readonly PreparedNode[], fits: Fits | null) {
  // Nodes with hidden entries. Of those in the content of a `contentUrl` only the view knows.
  const [hiding, setHiding] = useState<readonly string[]>([]);
  const [noteAfter, setNoteAfter] = useState<string | null>(null);

  const shown = useMemo(
    () => (fits ? nodes.filter((node) => fittingPart(node, fits)) : nodes),
    [nodes, fits],
  );
  if (fits) {
    const place = placeOfHidden(nodes, hiding, fits);
    // It stays when the filter is switched off: the button for it is there, and the focus stays with it.
    if (place !== noteAfter) setNoteAfter(place);
  }

  /** Call it while entries of a node are hidden. */
  const hides = useCallback((id: string) => {
    setHiding((before) => [...before, id]);
    return () => setHiding((before) => before.filter((other) => other !== id));
  }, []);
  return { shown, noteAfter, hides };
}
