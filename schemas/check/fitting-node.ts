import { type Node, nodeSchema } from '../node.ts';

/**
 * The fields of a node that fit its schema, so that a fault in one field does not hide faults in the others. An absent field has its default.
 */
export function fittingNode(written: Readonly<Record<string, unknown>>): Partial<Node> {
  const fields = Object.entries(nodeSchema.shape).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(written[name]);
    return success && data !== undefined ? [[name, data] as const] : [];
  });
  return Object.fromEntries(fields);
}
