import type { OrderTypeCode } from '#schemas/node.ts';

/** The names of the order types that customers see. */
export const orderTypeLabels: Readonly<Record<OrderTypeCode, string>> = {
  D: 'Delivery',
  P: 'Takeaway',
  DINEIN: 'Dine-in',
  CURB: 'Curbside',
  IRCTC: 'Train delivery',
};

/** Reads a code from a request or from storage. The older code T also means takeaway. */
export function readOrderType(code: string | null | undefined): OrderTypeCode | null {
  if (code === 'T') return 'P';
  return typeof code === 'string' && Object.hasOwn(orderTypeLabels, code) ? (code as OrderTypeCode) : null;
}
