import type { Link } from '#schemas/actions.ts';
import { type ConfiguredPaths, linkTarget } from '#schemas/link-path.ts';
import type { ResolvedLink } from '#schemas/prepared.ts';

/** A link of a document → its checked target; null when there is no link or its target is not allowed. */
export function linkAction(link: Link | undefined, configured: ConfiguredPaths = {}): ResolvedLink | null {
  if (!link) return null;
  const target = linkTarget(link, configured);
  return target && { ...target, ...(link.label === undefined ? {} : { label: link.label }) };
}
