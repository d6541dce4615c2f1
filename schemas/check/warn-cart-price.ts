import type { WarnContext } from './warn-context.ts';

/** A larger number is taken for an amount in paise, the unit of all other amounts. */
const mostRupees = 100_000;

/** Hardly an order costs less. */
const leastRupees = 200;

/** CON-06: warns of limits of a cart within which nobody can order, and of a price that was written in paise. */
export function warnCartLimits(
  { maxCartPrice, maxCartItems }: Readonly<Record<string, unknown>>,
  { report }: Pick<WarnContext, 'report'>,
) {
  if (typeof maxCartPrice === 'number' && maxCartPrice > mostRupees)
    report(
      ['maxCartPrice'],
      'rupees',
      `is in rupees, and ${maxCartPrice} are more than a cart comes to. Write 5000 for ₹5,000.`,
    );
  if (typeof maxCartPrice === 'number' && maxCartPrice > 0 && maxCartPrice < leastRupees)
    report(
      ['maxCartPrice'],
      'small',
      `is ₹${maxCartPrice}, the most that an order may cost: hardly one costs less. Write 5000 for ₹5,000.`,
    );
  if (maxCartItems === 1)
    report(
      ['maxCartItems'],
      'small',
      'is 1: nobody could order two things. Write how many items a cart holds, such as 25.',
    );
}
