import { buckets } from '#schemas/rules/experiment-groups.ts';
import { rupees } from '#schemas/rules/rupees.ts';
import { notesOfResults, percent, periodText } from '../../results-text.ts';
import type { CommandContext } from './context.ts';
import { oneDocument } from './one-document.ts';

interface Options {
  readonly days?: number | undefined;
}

/** `results landing/default`: the nodes of the live version. `results experiments`: the variants of every experiment. */
export async function results(context: CommandContext, { days }: Options): Promise<0 | 1> {
  const [first, ...others] = context.paths;
  return first === 'experiments' && others.length === 0
    ? experimentResults(context, days)
    : documentResults(context, days);
}

const allGroups = [...buckets, 'unknown'];

async function documentResults(
  { paths, server, print }: CommandContext,
  days: number | undefined,
): Promise<0 | 1> {
  const { kind, slug } = oneDocument(paths, 'results');
  const { data } = await server.documentResults(kind, slug, days);
  if (!data) return 1;
  print(`${kind}/${slug}, version ${data.version.version}, ${periodText(data)} (days of India).`);
  const seen = data.nodes.flatMap(({ groups }) => groups.map(({ group }) => group));
  const groups = allGroups.filter((group) => seen.includes(group));
  const rows = data.nodes.map(({ nodeId, type, name, groups: counts }) => {
    const of = (part: 'impressions' | 'clicks', group?: string) =>
      counts
        .filter((each) => group === undefined || each.group === group)
        .reduce((sum, each) => sum + each[part], 0);
    const impressions = of('impressions');
    return [
      nodeId,
      type,
      name,
      String(impressions),
      String(of('clicks')),
      impressions === 0 ? '-' : percent(of('clicks') / impressions),
      ...groups.map((group) => `${of('clicks', group)} of ${of('impressions', group)}`),
    ];
  });
  const heads = ['Node', 'Type', 'Name', 'Seen', 'Pressed', 'Rate', ...groups.map(headOf)];
  for (const line of table([heads, ...rows], 3)) print(line);
  if (seen.length === 0) print('Nobody has seen it in these days, or analytics is turned off.');
  return 0;
}

const headOf = (group: string) => (group === 'unknown' ? 'No group known' : `Group ${group}`);

async function experimentResults(
  { server, print }: CommandContext,
  days: number | undefined,
): Promise<0 | 1> {
  const { data } = await server.experimentResults(days);
  if (!data) return 1;
  print(`Results of experiments, ${periodText(data)} (days of India).`);
  for (const { name, where, variants, daysLeftOut, said } of data.experiments) {
    print(`\n${name}: ${where}`);
    const rows = variants.map(({ variant, groups, visits, carts, orders, rate, value }) => [
      variant,
      groups.join(', ') || '-',
      String(visits),
      String(carts),
      String(orders),
      rate ? `${percent(rate.share)} (${percent(rate.from)} to ${percent(rate.to)})` : '-',
      rupees(value),
    ]);
    const heads = ['Variant', 'Groups', 'Visits', 'Carts', 'Orders', 'Visits with an order (95 %)', 'Value'];
    for (const line of table([heads, ...rows], 2)) print(`  ${line}`);
    for (const line of said) print(`  ${line}`);
    if (daysLeftOut.length > 0) print(`  Left out, because it was changed: ${daysLeftOut.join(', ')}.`);
  }
  print('');
  for (const note of notesOfResults(data)) print(note);
  return 0;
}

/** Columns of equal width; the first ones are texts, the others numbers that end at the right. */
function table(rows: readonly (readonly string[])[], texts: number): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column < texts ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  '),
  );
}
