import type { OrderTypeCode } from '#schemas/node.ts';
import type { DeliveryState } from '#schemas/stored/place.ts';

/** The delivery state of each order type (spec §3): curbside counts as takeaway, an order to the train as delivery. */
const deliveryStates: Readonly<Record<OrderTypeCode, DeliveryState>> = {
  D: 'DELIVERY',
  P: 'TAKEAWAY',
  DINEIN: 'DINEIN',
  CURB: 'TAKEAWAY',
  IRCTC: 'DELIVERY',
};

export function deliveryStateOf(code: OrderTypeCode): DeliveryState {
  return deliveryStates[code];
}

/** The order type of a delivery state; PICKUP means the same as TAKEAWAY. Null for any other value. */
export function codeOfDeliveryState(state: unknown): OrderTypeCode | null {
  if (state === 'PICKUP' || state === 'TAKEAWAY') return 'P';
  if (state === 'DINEIN') return 'DINEIN';
  return state === 'DELIVERY' ? 'D' : null;
}

/** Whether the customer comes to the store and therefore chooses a store, not an address. */
export function isAtStore(code: OrderTypeCode): boolean {
  return deliveryStates[code] !== 'DELIVERY';
}
