import type { Charges } from '#schemas/documents/charges.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { MixRule } from '#schemas/rules/mix-price.ts';
import { type Bill, type BilledLine, billLines, billOf } from './bill.ts';
import {
  type AskedLine,
  type Catalogue,
  type Gift,
  giftLine,
  type PricedLine,
  priceLines,
} from './price-lines.ts';

/** What offers do to a cart. */
export interface Reductions {
  /** Line id → paise. */
  readonly discounts: ReadonlyMap<string, number>;
  readonly gifts: readonly Gift[];
}

export interface CartToPrice {
  readonly lines: readonly AskedLine[];
  readonly catalogue: Catalogue;
  readonly mix?: MixRule | undefined;
  readonly orderType: OrderTypeCode;
  readonly charges: Charges;
  /** Asked once the lines have their prices. Without it no offer is applied. */
  readonly promo?: ((lines: readonly PricedLine[]) => Reductions) | undefined;
}

/** The amounts of a cart by the names of the cart calls (CRT-01). */
export interface CartAmounts {
  /** All items at the prices of the menu. */
  readonly price: number;
  /** All that is taken off: by the everyday-value mix and by offers. */
  readonly discount: number;
  /** CGST and SGST. */
  readonly taxAmount: number;
  /** The total of the bill. */
  readonly netPrice: number;
  /** What screens show as the amount to pay, and what CON-06 limits: the total of the bill. */
  readonly displayNetPrice: number;
  /** The total, and all that the bill takes off: less `netPrice` it is what the customer saves (CRT-15), in the figures that the bill shows. */
  readonly totalAmountBeforeDiscount: number;
}

export interface PricedCart {
  /** In the order of the cart, gifts after them. */
  readonly lines: readonly BilledLine[];
  /** Ids of the lines that the catalogue does not sell in this form. They cost nothing here. */
  readonly unsold: readonly string[];
  readonly bill: Bill;
  readonly amounts: CartAmounts;
}

const nothingOff: Reductions = { discounts: new Map(), gifts: [] };

/** The price of a cart, in whole paise. Decision 38 says how it is rounded. */
export function priceCart({
  lines: asked,
  catalogue,
  mix,
  orderType,
  charges,
  promo = () => nothingOff,
}: CartToPrice): PricedCart {
  const { lines, unsold } = priceLines({ lines: asked, catalogue, mix });
  const { discounts, gifts } = promo(lines);
  const given = gifts.map((gift) => {
    const line = giftLine(gift, catalogue);
    if (!line) throw new RangeError(`Offer ${gift.code} gives ${gift.productId}, which is not sold.`);
    return line;
  });
  const all = [...lines, ...given];
  const bill = billOf({ lines: all, discounts, orderType, charges });
  return { lines: billLines(all, discounts), unsold, bill, amounts: amountsOf(bill) };
}

function amountsOf({ itemTotal, mixSaving, discount, cgst, sgst, total }: Bill): CartAmounts {
  return {
    price: itemTotal,
    discount: mixSaving + discount,
    taxAmount: cgst + sgst,
    netPrice: total,
    displayNetPrice: total,
    totalAmountBeforeDiscount: total + mixSaving + discount,
  };
}
