import type { Charges } from '#schemas/documents/charges.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import { paise } from './paise.ts';
import { amountOf, type PricedLine } from './price-lines.ts';

/** A line as the customer pays it: `total` − `mixSaving` − `discount` = `net`. */
export type BilledLine = PricedLine & {
  /** At the prices of the menu. Nothing for a free line. */
  readonly total: number;
  readonly mixSaving: number;
  /** What offers take off. */
  readonly discount: number;
  readonly net: number;
};

/** The bill from top to bottom. Its lines add up to `total` because the total is their sum. */
export interface Bill {
  /** At the prices of the menu. */
  readonly itemTotal: number;
  readonly mixSaving: number;
  readonly discount: number;
  readonly packaging: number;
  readonly delivery: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly total: number;
}

interface ToBill {
  readonly lines: readonly PricedLine[];
  /** Line id → what offers take off it. */
  readonly discounts: ReadonlyMap<string, number>;
  readonly orderType: OrderTypeCode;
  readonly charges: Charges;
}

export function billLines(lines: readonly PricedLine[], discounts: ToBill['discounts']): BilledLine[] {
  for (const id of discounts.keys())
    if (!lines.some((line) => line.id === id)) throw new RangeError(`A discount on ${id}, which is no line.`);
  return lines.map((line) => {
    const total = line.kind === 'free' ? 0 : line.unitPrice * line.quantity;
    const before = amountOf(line);
    const discount = paise(discounts.get(line.id) ?? 0, `The discount on ${line.id}`);
    if (discount > before)
      throw new RangeError(`A discount of ${discount} on ${line.id}, which costs ${before}.`);
    return { ...line, total, mixSaving: total - before, discount, net: before - discount };
  });
}

/**
 * Discounts come off before the tax: they are given with the sale and stand on the bill. Each of CGST and SGST is rounded once for the whole
 * bill, a half up, so that it does not matter how the items are divided into lines.
 */
export function billOf({ lines, discounts, orderType, charges }: ToBill): Bill {
  const billed = billLines(lines, discounts);
  const sumOf = (field: 'total' | 'mixSaving' | 'discount') =>
    billed.reduce((sum, line) => sum + line[field], 0);
  const [itemTotal, mixSaving, discount] = [sumOf('total'), sumOf('mixSaving'), sumOf('discount')];
  const isEmpty = !lines.some(({ kind }) => kind !== 'free');
  // Measured before offers: one that is applied must not add a charge.
  const cost = itemTotal - mixSaving;
  const packaging = isEmpty ? 0 : chargeOf(charges.packaging[orderType], cost);
  const delivery = isEmpty ? 0 : chargeOf(charges.delivery[orderType], cost);
  const items = cost - discount;
  const { cgst, sgst } = taxesOn({ items, packaging, delivery }, charges.tax);
  const total = items + packaging + delivery + cgst + sgst;
  return {
    itemTotal,
    mixSaving,
    discount,
    packaging,
    delivery,
    cgst,
    sgst,
    total: paise(total, 'The total of the bill'),
  };
}

function chargeOf(charge: Charges['delivery'][OrderTypeCode], cost: number): number {
  if (!charge || (charge.freeFrom !== undefined && cost >= charge.freeFrom)) return 0;
  return paise(charge.amount, 'A charge');
}

type Taxed = Readonly<Record<keyof Charges['tax'], number>>;

/** Rates are hundredths of a percent. */
export function taxesOn(amounts: Taxed, rates: Charges['tax']): Pick<Bill, 'cgst' | 'sgst'> {
  const taxOf = (head: 'cgst' | 'sgst') => {
    const exact = (['items', 'packaging', 'delivery'] as const).reduce(
      (sum, kind) => sum + BigInt(amounts[kind]) * BigInt(rates[kind][head]),
      0n,
    );
    return Number((exact + 5_000n) / 10_000n);
  };
  return { cgst: taxOf('cgst'), sgst: taxOf('sgst') };
}
