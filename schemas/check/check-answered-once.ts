import type { CheckContext } from './check-context.ts';
import type { PlacedNode } from './check-nodes.ts';
import { belongsInto, contractOf } from './contract-of.ts';
import { addressOf } from './fault.ts';

/** A form sends only the first answer of each kind. Fields with a `when` are skipped: they may be alternatives. */
export function checkAnsweredOnce(nodes: readonly PlacedNode[], { kind, report }: CheckContext) {
  const first = new Map<string, PlacedNode>();
  for (const placed of nodes) {
    const { written, node, path } = placed;
    const contract = contractOf(node.type);
    if (!contract?.rules?.answeredOnce || !belongsInto(contract, kind)) continue;
    const { type } = contract;
    const earlier = first.get(type);
    if (!earlier) {
      first.set(type, placed);
      continue;
    }
    if (written.when !== undefined && earlier.written.when !== undefined) continue;
    report(
      path,
      'asked-twice',
      `asks with '${type}', as does ${addressOf(earlier.path)}: only the first answer would be sent. Remove one of the two.`,
    );
  }
}
