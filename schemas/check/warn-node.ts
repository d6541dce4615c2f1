import { isRecord } from '../is-record.ts';
import { contractOf, currentProps } from './contract-of.ts';
import type { Path } from './fault.ts';
import type { WarnContext } from './warn-context.ts';
import { warnEnd } from './warn-end.ts';
import { warnExperiment } from './warn-experiment.ts';
import { warnOwnDefault } from './warn-own-page.ts';

/**
 * Warns of a node that is over, that is for an unknown experiment, or that leads to its own page without a link. The node need not fit its schema.
 */
export function warnNode(node: Readonly<Record<string, unknown>>, path: Path, context: WarnContext) {
  const { type, version, props, when } = node;
  warnOwnDefault(node, path, context);
  const contract = contractOf(type);
  const shownUntil = contract?.rules?.shownUntil;
  if (contract && shownUntil !== undefined && isRecord(props)) {
    const current = currentProps(contract, { version: typeof version === 'number' ? version : 1, props });
    warnEnd({ end: current[shownUntil], path: [...path, 'props', shownUntil], what: 'the node' }, context);
  }
  if (!isRecord(when)) return;
  warnEnd({ end: when.until, path: [...path, 'when', 'until'], what: 'the node' }, context);
  if (isRecord(when.experiment)) warnExperiment(when.experiment, [...path, 'when', 'experiment'], context);
}
