import { z } from 'zod';
import { deferred } from '../essential.ts';
import { nodeSchema } from '../node.ts';

/** A document of nodes as a call returns it: its nodes are read by the document engine, one by one. */
export function withDeferredNodes<Shape extends z.ZodRawShape & { document: z.ZodType }>(
  document: z.ZodObject<Shape>,
) {
  const { $schema: _, title: _title, document: _kind, nodes: _nodes, ...fields } = document.shape;
  return z.object({
    ...(fields as Omit<Shape, '$schema' | 'title' | 'document' | 'nodes'>),
    nodes: deferred(z.array(nodeSchema)),
  });
}
