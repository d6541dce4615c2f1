import { contractOf, currentProps } from '#schemas/check/contract-of.ts';
import type { Node } from '#schemas/node.ts';

/** What tells when a node is over. */
export type Ending = Pick<Node, 'type' | 'version'> & Partial<Pick<Node, 'props'>>;

/** When a node has nothing to show any more, as a countdown at its end, in epoch milliseconds; undefined where it always has. */
export function shownUntil({ type, version, props = {} }: Ending): number | undefined {
  const contract = contractOf(type);
  const end = contract?.rules?.shownUntil;
  if (!contract || end === undefined) return undefined;
  const time = Date.parse(String(currentProps(contract, { version, props })[end]));
  return Number.isNaN(time) ? undefined : time;
}
