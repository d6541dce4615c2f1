import type { Node } from '#schemas/node.ts';
import { whenFaults } from '#schemas/reader/when-faults.ts';
import { canRender, introducedIn } from '#schemas/registry-version.ts';

/** The registry version in the header of a request; undefined without one, which counts as the newest. */
export function registryVersionOf(header: string | undefined): number | undefined {
  return header !== undefined && /^[1-9]\d{0,5}$/.test(header) ? Number(header) : undefined;
}

/** The version, and so the ETag, of a reply for an app with this registry version: it gets fewer nodes. Pages and calls share it. */
export function sentVersion(version: string, registryVersion: number | undefined): string {
  return registryVersion === undefined ? version : `${version}-r${registryVersion}`;
}

/**
 * Leaves out the nodes that an app of this registry version cannot render, and those whose `when` it cannot understand. Nor are nodes sent whose
 * `when` this server does not understand: a later one may have published them.
 */
export function renderableNodes(
  nodes: readonly Node[],
  registryVersion: number | undefined,
  introduced = introducedIn,
): Node[] {
  return nodes.filter(
    (node) =>
      whenFaults(node.when).length === 0 &&
      (registryVersion === undefined || canRender(registryVersion, node, introduced)),
  );
}
