import type { z } from 'zod';
import type { experimentResults } from '#schemas/api/content.ts';
import { counted } from './counted.ts';
import { rupees } from '#schemas/rules/rupees.ts';
import { startInIndia } from './time-in-india.ts';

export type ExperimentResults = z.output<typeof experimentResults>;
export type VariantResult = ExperimentResults['experiments'][number]['variants'][number];

// What the content command prints and the page of the sandbox shows.

const dayForPeople = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** '17 Nov 2026 to 23 Nov 2026' */
export function periodText({ from, until }: { readonly from: string; readonly until: string }): string {
  const texts = [from, until].map((day) => dayForPeople.format(startInIndia(day)));
  return from === until ? String(texts[0]) : texts.join(' to ');
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** ' (groups none, A)'; nothing for a variant that nobody sees today. */
export function groupsText({ groups }: Pick<VariantResult, 'groups'>): string {
  if (groups.length === 0) return ' (nobody today)';
  return ` (${groups.length === 1 ? 'group' : 'groups'} ${groups.join(', ')})`;
}

/** '120 visits, 30 carts, 12 orders worth ₹4,560' */
function countsText({
  visits,
  carts,
  orders,
  value,
}: Omit<VariantResult, 'variant' | 'groups' | 'rate'>): string {
  const worth = orders === 0 ? '' : ` worth ${rupees(value)}`;
  return `${counted(visits, 'visit')}, ${counted(carts, 'cart')}, ${counted(orders, 'order')}${worth}`;
}

export function journeyText(variant: VariantResult): string {
  const { rate } = variant;
  const share = rate
    ? ` ${percent(rate.share)} of the visits end in an order (95 % certain: ${percent(rate.from)} to ${percent(rate.to)}).`
    : '';
  return `${countsText(variant)}.${share}`;
}

/** What somebody has to know who reads results of experiments. */
export function notesOfResults({ unknown }: ExperimentResults): readonly string[] {
  return [
    'A visit is a browser on a day. All experiments draw from the same groups of browsers: a difference may come of any experiment in which these groups differ.',
    'Who has turned analytics off counts no visit, but their orders count.',
    ...(unknown.visits + unknown.orders > 0
      ? [`Of browsers whose group is not known: ${countsText(unknown)}.`]
      : []),
  ];
}
