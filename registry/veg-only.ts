import { useCallback, useMemo, useState } from 'react';
import { isNonVeg } from '#schemas/rules/non-veg.ts';
import type { PreparedNode } from '#schemas/prepared.ts';

type Props = PreparedNode['props'];

/** Made once for each object, so that a view gets the same props for as long as nothing changes. */
const made = new WeakMap<Props, Props | null>();

/**
 * The props of a node without the entries that veg only hides (MEN-19): the very object when it hides none, null when a list has none left and
 * the node has nothing to show.
 */
export function vegProps(props: Props): Props | null {
  let veg = made.get(props);
  if (veg === undefined) made.set(props, (veg = withoutNonVeg(props)));
  return veg;
}

function withoutNonVeg(props: Props): Props | null {
  let rest = props;
  for (const name in props) {
    const list = props[name];
    if (!Array.isArray(list) || !list.some(isNonVeg)) continue;
    const shown = list.filter((entry) => !isNonVeg(entry));
    if (shown.length === 0) return null;
    rest = { ...rest, [name]: shown };
  }
  return rest;
}

/** What veg only leaves of a node, as far as the document says: its props, or null. The entries of a `contentUrl` come later. */
export function vegPart({ nonVeg, contentUrl, props }: PreparedNode): Props | null {
  return nonVeg ? null : contentUrl === undefined ? vegProps(props) : props;
}

/** What veg only leaves of the nodes of a document, and the node after which the page says that something is hidden. */
export function useVegNodes(nodes: readonly PreparedNode[], vegOnly: boolean) {
  // Nodes with hidden entries in their content, which only their views know.
  const [hiding, setHiding] = useState<readonly string[]>([]);
  const [noteAfter, setNoteAfter] = useState<string | null>(null);

  const shown = useMemo(() => (vegOnly ? nodes.filter(vegPart) : nodes), [nodes, vegOnly]);
  if (vegOnly) {
    const first = nodes.findIndex((node) => vegPart(node) !== node.props || hiding.includes(node.id));
    // After the node of which entries are hidden; where the first hidden one is a whole node, after those before it.
    const place = first < 0 ? null : (nodes.slice(0, first + 1).findLast(vegPart)?.id ?? '');
    // It stays when veg only is switched off: the button for it is there, and the focus stays with it.
    if (place !== noteAfter) setNoteAfter(place);
  }

  /** Call it while entries of a node's content are hidden. */
  const hides = useCallback((id: string) => {
    setHiding((before) => [...before, id]);
    return () => setHiding((before) => before.filter((other) => other !== id));
  }, []);
  return { shown, noteAfter, hides };
}
