import type { AppConfigDocument } from '#schemas/documents/app-config.ts';
import type { PricedCart } from './price-cart.ts';

/** CON-07: more items than an order can have. CON-06: more to pay than an order can cost. */
export type PassedLimit = 'too-many-items' | 'too-dear';

/** The limits that a cart passes. What an offer gives for free does not count as an item: nobody chose it. */
export function passedLimits(
  { lines, amounts }: Pick<PricedCart, 'lines' | 'amounts'>,
  { maxCartItems, maxCartPrice }: Pick<AppConfigDocument, 'maxCartItems' | 'maxCartPrice'>,
): readonly PassedLimit[] {
  const units = lines.reduce((sum, { kind, quantity }) => sum + (kind === 'free' ? 0 : quantity), 0);
  return [
    ...(units > maxCartItems ? (['too-many-items'] as const) : []),
    // The setting is in rupees.
    ...(amounts.displayNetPrice > maxCartPrice * 100 ? (['too-dear'] as const) : []),
  ];
}
