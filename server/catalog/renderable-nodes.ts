import type { Node } from '#schemas/node.ts';
import { canRender } from '#schemas/registry-version.ts';

/** The registry version that an app names in its header; undefined when it names none, and is then taken for the newest. */
export function registryVersionOf(header: string | undefined): number | undefined {
  return header !== undefined && /^[1-9]\d{0,5}$/.test(header) ? Number(header) : undefined;
}

/** The version of what an app of this registry version is sent, and so its ETag: nodes held back make another one. Pages and calls share it. */
export function sentVersion(version: string, registryVersion: number | undefined): string {
  return registryVersion === undefined ? version : `${version}-r${registryVersion}`;
}

/** Holds back the nodes that the app asking cannot render yet. */
export function renderableNodes(nodes: readonly Node[], registryVersion: number | undefined): Node[] {
  return registryVersion === undefined
    ? [...nodes]
    : nodes.filter((node) => canRender(registryVersion, node));
}
