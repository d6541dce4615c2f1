import type { WarnContext } from './warn-context.ts';

/** A larger number is taken for an amount in paise, the unit of all other amounts. */
const mostRupees = 100_000;

/** CON-06: warns of a cart price limit that was written in paise. */
export function warnCartPrice({ maxCartPrice }: Readonly<Record<string, unknown>>, { report }: WarnContext) {
  if (typeof maxCartPrice === 'number' && maxCartPrice > mostRupees)
    report(
      ['maxCartPrice'],
      'rupees',
      `is in rupees, and ${maxCartPrice} are more than a cart comes to. Write 5000 for ₹5,000.`,
    );
}
