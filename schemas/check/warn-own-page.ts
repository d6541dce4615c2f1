import type { DocumentKind } from '../documents/documents.ts';
import { isRecord } from '../is-record.ts';
import type { Path } from './fault.ts';
import type { WarnContext } from './warn-context.ts';

/** The paths of the page that a document is. */
function ownPaths(kind: DocumentKind, slug: string): readonly string[] {
  if (kind === 'landing') return ['/', '/landing'];
  return kind === 'info-page' ? [`/info/${slug}`, `/${slug}`] : [];
}

/** Warns of a link that leads to the page it stands on: a tap would do nothing. */
export function warnOwnPage(link: unknown, path: Path, { kind, slug, report }: WarnContext) {
  // The slots of other screens may well lead to the home page.
  if (!isRecord(link) || path[0] === 'slots') return;
  const to = link.action === 'home' ? '/' : link.action === 'path' ? link.to : undefined;
  if (typeof to === 'string' && ownPaths(kind, slug).includes(to))
    report(
      path,
      'own-page',
      `leads to the page that it stands on: a tap would do nothing. Name another page, or leave the link out.`,
    );
}
