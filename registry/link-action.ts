import type { Link } from '#schemas/actions.ts';
import { type ConfiguredPaths, linkTarget } from '#schemas/link-path.ts';
import type { ResolvedLink } from '#schemas/prepared.ts';

/** An action or link of a document → where to go; null when there is none, or none that is allowed. */
export function linkAction(link: Link | undefined, configured: ConfiguredPaths = {}): ResolvedLink | null {
  if (!link) return null;
  const target = linkTarget(link, configured);
  return target && { ...target, ...(link.label === undefined ? {} : { label: link.label }) };
}
