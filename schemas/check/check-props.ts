import type { WidgetContract } from '../contract.ts';
import type { CheckContext } from './check-context.ts';
import { checkDistinct } from './check-distinct.ts';
import type { PlacedNode } from './check-nodes.ts';
import { checkShownUntil } from './check-shown-until.ts';
import { checkValue } from './check-value.ts';
import { currentProps } from './contract-of.ts';

interface NodeOfKind extends PlacedNode {
  readonly contract: WidgetContract;
  readonly version: number;
}

/** Reports the faults of the props of a node, by the current version of its kind. */
export function checkProps({ contract, version, written, node, path }: NodeOfKind, context: CheckContext) {
  // Props that are not an object are reported for the node, and have no fields to check.
  if (node.props === undefined && written.props !== undefined) return;
  const props = currentProps(contract, { version, props: node.props ?? {} });
  const place = [...path, 'props'];
  // Fields that come from contentUrl may be missing here.
  const schema = written.contentUrl === undefined ? contract.props : contract.props.partial();
  checkValue({ schema, value: props, path: place }, context);
  const { distinct = [], shownUntil } = contract.rules ?? {};
  for (const rule of distinct) checkDistinct({ rule, props, path: place }, context.report);
  const fault = shownUntil && checkShownUntil({ prop: shownUntil, props, when: node.when });
  if (fault) context.report([...path, 'when'], fault.code, fault.message);
}
