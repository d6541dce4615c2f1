import { checkContentUrl } from './check-content-url.ts';
import type { CheckContext } from './check-context.ts';
import type { PlacedNode } from './check-nodes.ts';
import { checkProps } from './check-props.ts';
import { belongsInto, contractOf, typesIn } from './contract-of.ts';
import { allowedList, oneOf } from './propose.ts';

/** Reports the faults of a node by the contract of its kind. */
export function checkNode(placed: PlacedNode, context: CheckContext) {
  const { kind, report } = context;
  const { node, path } = placed;
  const { type, version, contentUrl } = node;
  if (type === undefined) return;
  const contract = contractOf(type);
  if (!contract) return report([...path, 'type'], 'unknown-type', oneOf(type, typesIn(kind)));
  if (!belongsInto(contract, kind)) {
    const message = `'${type}' belongs into ${contract.places.join(', ')}. ${allowedList(typesIn(kind))}`;
    return report([...path, 'type'], 'wrong-place', message);
  }
  if (contentUrl !== undefined) {
    const fault = checkContentUrl(contentUrl, contract);
    if (fault) report([...path, 'contentUrl'], fault.code, fault.message);
  }
  if (version === undefined) return;
  const current = contract.versions.length;
  if (version > current) {
    const message = `is ${version}, but '${type}' has ${current} (${contract.versions.join(', ')}). Write ${current}.`;
    return report([...path, 'version'], 'unknown-version', message);
  }
  checkProps({ ...placed, contract, version }, context);
}
