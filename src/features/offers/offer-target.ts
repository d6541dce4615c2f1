import type { Link } from '#schemas/actions.ts';
import type { LinkTarget } from '#schemas/engine/links.ts';
import { linkTarget } from '#schemas/link-path.ts';
import { brandPaths } from '#src/config/paths.ts';

/** Where the dishes of an offer are; null without a link, and for one that is not allowed. */
export function offerTarget(link: Link | undefined): LinkTarget | null {
  return link ? linkTarget(link, brandPaths) : null;
}
