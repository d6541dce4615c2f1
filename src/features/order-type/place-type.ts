import type { OrderTypeCode } from '#schemas/node.ts';

/**
 * The order type that a place is chosen for, when this one is current. An order to a train goes to a station, which is chosen on the page of
 * train orders: who chooses a place instead wants it delivered there.
 */
export function placeTypeOf(code: OrderTypeCode): OrderTypeCode {
  return code === 'IRCTC' ? 'D' : code;
}
