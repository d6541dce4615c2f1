import type { WarnContext } from './warn-context.ts';

/** From so many points on, half of what an order costs comes back. */
const manyPoints = 50;

/** Warns of so many loyalty points that they were probably meant as paise or as another share. */
export function warnLoyalty(
  { loyaltyPointsPer100: points }: Readonly<Record<string, unknown>>,
  { report }: Pick<WarnContext, 'report'>,
) {
  if (typeof points === 'number' && points >= manyPoints)
    report(
      ['loyaltyPointsPer100'],
      'large',
      `is ${points}: a point is worth a rupee, so an order of ₹100 would give back ₹${points}. Write 5 for ₹5.`,
    );
}
