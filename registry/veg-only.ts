import { useCallback, useMemo, useState } from 'react';
import { fitsVegOnly } from '#schemas/rules/non-veg.ts';
import type { PreparedNode } from '#schemas/prepared.ts';

type Props = PreparedNode['props'];

/**
 * The props of a node without the entries that veg only hides (MEN-19): the very object when it hides none, null when a list has none left and
 * the node has nothing to show.
 */
export function vegProps(props: Props): Props | null {
  let rest = props;
  for (const name in props) {
    const list = props[name];
    if (!Array.isArray(list) || list.every(fitsVegOnly)) continue;
    const shown = list.filter(fitsVegOnly);
    if (shown.length === 0) return null;
    rest = { ...rest, [name]: shown };
  }
  return rest;
}

/** What veg only leaves of a node, as far as the document says: its props, or null. The entries of a `contentUrl` come later. */
export function vegPart({ nonVeg, contentUrl, props }: PreparedNode): Props | null {
  return nonVeg ? null : contentUrl === undefined ? vegProps(props) : props;
}

/**
 * After which node the page says that something is hidden: the first one of which entries are, or the last one before a node that is hidden as a
 * whole; '' is before all nodes, null is nowhere.
 */
function placeOfHidden(nodes: readonly PreparedNode[], hiding: readonly string[]): string | null {
  let before = '';
  for (const node of nodes) {
    const part = vegPart(node);
    if (part) before = node.id;
    if (part !== node.props || hiding.includes(node.id)) return before;
  }
  return null;
}

/** What veg only leaves of the nodes of a document, and the node after which the page says that something is hidden. */
export function useVegNodes(nodes: readonly PreparedNode[], vegOnly: boolean) {
  // Nodes with hidden entries. Of those in the content of a `contentUrl` only the view knows.
  const [hiding, setHiding] = useState<readonly string[]>([]);
  const [noteAfter, setNoteAfter] = useState<string | null>(null);

  const shown = useMemo(() => (vegOnly ? nodes.filter(vegPart) : nodes), [nodes, vegOnly]);
  if (vegOnly) {
    const place = placeOfHidden(nodes, hiding);
    // It stays when veg only is switched off: the button for it is there, and the focus stays with it.
    if (place !== noteAfter) setNoteAfter(place);
  }

  /** Call it while entries of a node are hidden. */
  const hides = useCallback((id: string) => {
    setHiding((before) => [...before, id]);
    return () => setHiding((before) => before.filter((other) => other !== id));
  }, []);
  return { shown, noteAfter, hides };
}
