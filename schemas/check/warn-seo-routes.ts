import { isRecord } from '../is-record.ts';
import { findRoute } from '../routes.ts';
import { nearestRoute } from './check-path.ts';
import { nearOr } from './propose.ts';
import { routesFor } from './known-names.ts';
import type { WarnContext } from './warn-context.ts';

/**
 * NAV-55: warns of tags for paths without a page. This is not a fault: the paths with the brand's name are set for each server, and entries
 * for other servers do no harm.
 */
export function warnSeoRoutes(
  { routes: tags }: Readonly<Record<string, unknown>>,
  { known, report }: WarnContext,
) {
  const routes = routesFor(known);
  warnSameTitle(tags, report);
  for (const path of Object.keys(isRecord(tags) ? tags : {})) {
    if (/[?#]|.\/$/.test(path))
      report(
        ['routes', path],
        'unused-route',
        `is never used: write the path alone, without '/' at its end, '?' or '#'.`,
      );
    else if (!findRoute(path, routes))
      report(['routes', path], 'unused-route', `is the path of no page. ${nearestRoute(path, routes)}`);
    else {
      const page = /^\/info\/([^/]+)$/.exec(path)?.[1];
      if (page && known.infoPages && !known.infoPages.has(page))
        report(
          ['routes', path],
          'unused-route',
          `is the path of no page. ${nearOr(
            path,
            [...known.infoPages].map((slug) => `/info/${slug}`),
            'Write the information page too.',
          )}`,
        );
    }
  }
}

/** Two pages with one title cannot be told apart in search results. Two paths of one page have the same description too. */
function warnSameTitle(tags: unknown, report: WarnContext['report']) {
  const earlier = new Map<string, { readonly path: string; readonly description: unknown }>();
  for (const [path, page] of Object.entries(isRecord(tags) ? tags : {})) {
    if (!isRecord(page) || typeof page.title !== 'string') continue;
    const other = earlier.get(page.title);
    if (other === undefined) earlier.set(page.title, { path, description: page.description });
    else if (other.description !== page.description)
      report(
        ['routes', path, 'title'],
        'same-title',
        `is the title of '${other.path}' too: search results could not tell the two apart. Write one of its own.`,
      );
  }
}
