import type { OrderTypeCode } from '#schemas/node.ts';

/** How the state speaks of an order type (spec §3): curbside is a kind of takeaway, an order to the train a kind of delivery. */
export type DeliveryState = 'DELIVERY' | 'TAKEAWAY' | 'DINEIN';

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

/** The code that stands for a state; PICKUP is another word for TAKEAWAY. Null for what is no state. */
export function codeOfDeliveryState(state: unknown): OrderTypeCode | null {
  if (state === 'PICKUP' || state === 'TAKEAWAY') return 'P';
  if (state === 'DINEIN') return 'DINEIN';
  return state === 'DELIVERY' ? 'D' : null;
}

/** The customer comes to the store, so that what is chosen is a store and not an address. */
export function isAtStore(code: OrderTypeCode): boolean {
  return deliveryStates[code] !== 'DELIVERY';
}
