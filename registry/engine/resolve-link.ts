import { type Link, type Links, linkTarget } from '#schemas/engine/links.ts';
import type { ResolvedLink } from '#schemas/engine/prepared.ts';

/** A link of a document → its checked target; null when there is no link or its target is not allowed. */
export function resolveLink<Action extends string>(
  links: Links<Action>,
  link: Link<Action> | undefined,
): ResolvedLink | null {
  const target = link ? linkTarget(links, link) : null;
  return target && link?.label !== undefined ? { ...target, label: link.label } : target;
}
