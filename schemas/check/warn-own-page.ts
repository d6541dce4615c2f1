import { linkTarget } from '../link-path.ts';
import type { Link } from '../actions.ts';
import { isRecord } from '../is-record.ts';
import { infoSlugOf, plainPath } from '../routes.ts';
import { contractOf } from './contract-of.ts';
import type { Path } from './fault.ts';
import type { WarnContext } from './warn-context.ts';

/** Warns of a link that leads to the page it stands on: a tap would do nothing. */
export function warnOwnPage(link: unknown, path: Path, context: WarnContext) {
  if (leadsToOwnPage(link, path, context))
    context.report(
      path,
      'own-page',
      `leads to the page that it stands on: a tap would do nothing. Name another page, or leave the link out.`,
    );
}

/** Warns of a node without a link whose kind leads, by default, to the page that the node stands on. */
export function warnOwnDefault(
  { type, link }: Readonly<Record<string, unknown>>,
  path: Path,
  context: WarnContext,
) {
  if (link === undefined && leadsToOwnPage(contractOf(type)?.defaultLink, path, context))
    context.report(
      path,
      'own-page',
      `leads to the page that it stands on, as its kind does without a link: a tap would do nothing. Give it a 'link' to another page.`,
    );
}

function leadsToOwnPage(link: unknown, path: Path, { kind, slug }: WarnContext): boolean {
  // The slots of other screens may well lead to the home page.
  if (!isRecord(link) || path[0] === 'slots') return false;
  // One that does not fit its schema is a fault, and leads nowhere.
  const href = linkTarget(link as unknown as Link)?.href;
  if (href === undefined) return false;
  if (kind === 'landing') return plainPath(href) === '/';
  if (kind !== 'info-page' || slug === undefined) return false;
  return infoSlugOf(href) === slug || plainPath(href) === `/${slug}`;
}
