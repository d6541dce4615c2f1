import type { NodeShapes } from './read-node.ts';

/** The shapes of nodes and of the props of every kind: one chunk, fetched when the first document has to be read in the browser. */
export function loadShapes(): Promise<NodeShapes> {
  return import('#schemas/compiled/widget-shapes.ts');
}
