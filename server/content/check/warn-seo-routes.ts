import { isRecord } from '#schemas/is-record.ts';
import { findRoute } from '#schemas/routes.ts';
import { nearestRoute } from './check-path.ts';
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
  for (const path of Object.keys(isRecord(tags) ? tags : {})) {
    if (/[?#]|.\/$/.test(path))
      report(
        ['routes', path],
        'unused-route',
        `is never used: write the path alone, without '/' at its end, '?' or '#'.`,
      );
    else if (!findRoute(path, routes))
      report(['routes', path], 'unused-route', `is the path of no page. ${nearestRoute(path, routes)}`);
  }
}
