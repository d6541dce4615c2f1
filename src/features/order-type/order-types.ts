import type { OrderTypeCode } from '#schemas/node.ts';

/** What an order type is called in front of customers. */
export const orderTypeLabels: Readonly<Record<OrderTypeCode, string>> = {
  D: 'Delivery',
  P: 'Takeaway',
  DINEIN: 'Dine-in',
  CURB: 'Curbside',
  IRCTC: 'Train delivery',
};

/** Reads a code from outside; the older T is takeaway too. */
export function readOrderType(code: string | null | undefined): OrderTypeCode | null {
  if (code === 'T') return 'P';
  return typeof code === 'string' && Object.hasOwn(orderTypeLabels, code) ? (code as OrderTypeCode) : null;
}
