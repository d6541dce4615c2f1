import { findRoute } from '#schemas/routes.ts';
import { nearestRoute, routesFor } from './check-link.ts';
import { experimentNames, isVariant, variantNames } from '#schemas/documents/experiment-names.ts';
import { didYouMean } from './explain-issue.ts';
import { addressOf, type Fault, type Path } from './fault.ts';
import { quoted } from './quoted.ts';
import type { DocumentToCheck } from './validate-document.ts';
import { isRecord } from './walk-schema.ts';

interface DocumentToWarnOf extends DocumentToCheck {
  readonly slug: string;
  readonly now: number;
}

/** More than this is an amount in paise, as all others are. */
const mostRupees = 100_000;

/** What can be published and is probably not meant, each with its address. Pure. */
export function warnDocument({ kind, slug, body, file, known = {}, now }: DocumentToWarnOf): Fault[] {
  const warnings: Fault[] = [];
  const warn = (path: Path, code: string, message: string) => {
    const address = addressOf(path);
    warnings.push({ file, address, code, message: `${address || 'The document'} ${message}` });
  };
  if (!isRecord(body)) return warnings;

  const warnOfEnd = (end: unknown, path: Path, effect: string) => {
    if (typeof end === 'string' && Date.parse(end) <= now)
      warn(path, 'ended', `is over: ${quoted(end)}. ${effect}`);
  };
  const experiments = [...new Set([...experimentNames, ...(known.experiments ?? [])])];
  const warnOfExperiment = ({ name, variants }: Record<string, unknown>, path: Path) => {
    if (typeof name === 'string' && !experiments.includes(name))
      warn(
        [...path, 'name'],
        'unknown-experiment',
        `names an experiment that there is not: ${quoted(name)}. ${didYouMean(name, experiments)}Experiments: ${experiments.join(', ')}.`,
      );
    const all: readonly unknown[] = Array.isArray(variants) ? variants : [];
    // Where there is none that anybody is in, that is a fault.
    if (!all.some(isVariant)) return;
    for (const [at, variant] of all.entries())
      if (typeof variant === 'string' && !isVariant(variant))
        warn(
          [...path, 'variants', at],
          'unknown-variant',
          `is a variant that nobody is in: ${quoted(variant)}. ${didYouMean(variant, variantNames)}Variants: ${variantNames.join(', ')}.`,
        );
  };
  for (const [path, node] of nodesOf(body)) {
    if (isRecord(node.props))
      warnOfEnd(node.props.endsAt, [...path, 'props', 'endsAt'], 'The node shows nothing.');
    if (!isRecord(node.when)) continue;
    const { until, experiment } = node.when;
    warnOfEnd(until, [...path, 'when', 'until'], 'The node is shown to nobody.');
    if (isRecord(experiment)) warnOfExperiment(experiment, [...path, 'when', 'experiment']);
  }
  if (kind === 'alerts' && Array.isArray(body.alerts)) {
    for (const [at, alert] of body.alerts.entries())
      if (isRecord(alert)) warnOfEnd(alert.until, ['alerts', at, 'until'], 'The notice is shown to nobody.');
  }
  const { maxCartPrice } = body;
  if (kind === 'app-config' && typeof maxCartPrice === 'number' && maxCartPrice > mostRupees)
    warn(
      ['maxCartPrice'],
      'rupees',
      `is in rupees, and ${maxCartPrice} are more than a cart comes to. Write 5000 for ₹5,000.`,
    );
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

/** Every node of a document with its path: of the page, of the slots of other screens, and the entries of a menu. */
function nodesOf(body: Readonly<Record<string, unknown>>): [Path, Record<string, unknown>][] {
  const { nodes, slots, entries } = body;
  const held = [
    [['nodes'], nodes] as const,
    [['entries'], entries] as const,
    ...Object.entries(isRecord(slots) ? slots : {}).map(([name, list]) => [['slots', name], list] as const),
  ];
  return held.flatMap(([path, list]) => {
    const inside: [string | number, unknown][] = Array.isArray(list)
      ? [...list.entries()]
      : Object.entries(isRecord(list) ? list : {});
    return inside.flatMap(([key, node]) =>
      isRecord(node) ? [[[...path, key], node] satisfies [Path, Record<string, unknown>]] : [],
    );
  });
}
