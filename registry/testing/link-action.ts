import type { Link } from '#schemas/actions.ts';
import type { ResolvedLink } from '#schemas/engine/prepared.ts';
import { type ConfiguredPaths, linksOf } from '#schemas/link-path.ts';
import { resolveLink } from '../engine/resolve-link.ts';

/** A link of this product as the engine hands it to a view. */
export function linkAction(link: Link | undefined, configured?: ConfiguredPaths): ResolvedLink | null {
  return resolveLink(linksOf(configured), link);
}
