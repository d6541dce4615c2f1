import { findRoute } from '#schemas/routes.ts';
import { nearestRoute, routesFor } from './check-link.ts';
import { addressOf, type Fault, type Path } from './fault.ts';
import type { DocumentToCheck } from './validate-document.ts';
import { isRecord } from './walk-schema.ts';

interface DocumentToWarnOf extends DocumentToCheck {
  readonly slug: string;
  readonly now: number;
}

/** What can be published and is probably not meant, each with its address. Pure. */
export function warnDocument({ kind, slug, body, file, known = {}, now }: DocumentToWarnOf): Fault[] {
  const warnings: Fault[] = [];
  const warn = (path: Path, code: string, message: string) => {
    const address = addressOf(path);
    warnings.push({ file, address, code, message: `${address || 'The document'} ${message}` });
  };
  if (!isRecord(body)) return warnings;

  if (kind === 'landing' && Array.isArray(body.nodes)) {
    for (const [at, node] of body.nodes.entries()) {
      const endsAt = isRecord(node) && isRecord(node.props) ? node.props.endsAt : undefined;
      if (typeof endsAt === 'string' && Date.parse(endsAt) <= now)
        warn(['nodes', at, 'props', 'endsAt'], 'ended', `is over: '${endsAt}'. The node shows nothing.`);
    }
  }
  // A warning and no fault: the paths that bear the brand's name are set for each server, and the others' entries do no harm.
  if (kind === 'seo-tags' && isRecord(body.routes)) {
    const routes = routesFor(known);
    for (const path of Object.keys(body.routes)) {
      if (/[?#]|.\/$/.test(path))
        warn(
          ['routes', path],
          'unused-route',
          `is never used: write the path alone, without '/' at its end, '?' or '#'.`,
        );
      else if (!findRoute(path, routes))
        warn(['routes', path], 'unused-route', `is the path of no page. ${nearestRoute(path, routes)}`);
    }
  }
  if (kind === 'feedback-template' && slug !== 'default' && body.orderMode === undefined)
    warn(
      [],
      'never-chosen',
      `has no 'orderMode': it is shown only while feedback-template/default is not published.`,
    );
  return warnings;
}
