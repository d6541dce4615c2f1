import type { NodeReading } from './engine/read-node.ts';

/** What documents are read with: one chunk, fetched when the first document has to be read in the browser. */
export function loadShapes(): Promise<NodeReading> {
  return import('./reading.ts');
}
