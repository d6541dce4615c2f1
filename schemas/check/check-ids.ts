import type { PlacedNode } from './check-nodes.ts';
import { addressOf, type Report } from './fault.ts';

/** The ids of all nodes of a document differ, across all its lists. */
export function checkIds(nodes: readonly Pick<PlacedNode, 'node' | 'path'>[], report: Report) {
  const earlier = new Map<string, string>();
  for (const { node, path } of nodes) {
    if (node.id === undefined) continue;
    const place = [...path, 'id'];
    const other = earlier.get(node.id);
    if (other !== undefined)
      report(place, 'duplicate-id', `is '${node.id}', as is ${other}. Give each node an id of its own.`);
    earlier.set(node.id, addressOf(place));
  }
}
