import type { Promo, PromoScope } from '#schemas/entities/promo.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { PaymentMode } from '#schemas/payment-modes.ts';
import { amountOf, type Gift, type PricedLine } from '../pricing/price-lines.ts';
import type { MenuNames } from './promo-words.ts';

/** What offers are judged by, besides the lines. */
export interface PromoContext {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly orderType: OrderTypeCode;
  /** Absent until the customer has chosen one. */
  readonly paymentMode?: PaymentMode | undefined;
  /** Absent for a guest. */
  readonly customer?: PromoCustomer | undefined;
  readonly names: MenuNames;
  /** What a gift costs on the menu, all units together; null where it cannot be had now. */
  readonly worthOf: (gift: Gift) => number | null;
}

export interface PromoCustomer {
  readonly ordersBefore: number;
  /** When offers were used: those of orders that stand. */
  readonly uses: readonly { readonly code: string; readonly at: number }[];
}

/** What earlier offers have left of a line. */
export interface LeftOfLine {
  /** In paise. */
  readonly amount: number;
  /** Units that are in no set yet. */
  readonly units: number;
}
export type Left = ReadonlyMap<string, LeftOfLine>;

export interface PromoCart {
  readonly lines: readonly PricedLine[];
  /** Everything, where it is absent. */
  readonly left?: Left | undefined;
}

export function wholeOf(lines: readonly PricedLine[]): Left {
  return new Map(lines.map((line) => [line.id, { amount: amountOf(line), units: line.quantity }]));
}

export function leftOf(left: Left, { id }: Pick<PricedLine, 'id'>): LeftOfLine {
  return left.get(id) ?? { amount: 0, units: 0 };
}

/**
 * Whether an offer may apply to a line at all. One of type PRODUCT_IMPLICIT applies to the lines that were added from it, any other to
 * ordinary lines; nothing applies to a free line.
 */
export function mayTouch({ code, trigger, withMix }: Promo, line: PricedLine): boolean {
  if (line.unitMixSaving > 0 && !withMix) return false;
  return trigger === 'PRODUCT_IMPLICIT'
    ? line.kind === 'implicit' && line.promoCode === code
    : line.kind === 'ordinary';
}

export function isInScope(scope: PromoScope, line: PricedLine): boolean {
  const { categories, products, sizes, crusts, exceptCategories = [], exceptProducts = [] } = scope;
  const isNamed =
    (categories === undefined && products === undefined) ||
    line.categoryIds.some((id) => categories?.includes(id)) ||
    products?.includes(line.productId) === true;
  const isForm = (allowed: readonly string[] | undefined, id: string | undefined) =>
    allowed === undefined || (id !== undefined && allowed.includes(id));
  return (
    isNamed &&
    isForm(sizes, line.sizeId) &&
    isForm(crusts, line.crustId) &&
    !line.categoryIds.some((id) => exceptCategories.includes(id)) &&
    !exceptProducts.includes(line.productId)
  );
}
