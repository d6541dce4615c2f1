import { mobilePattern } from '#schemas/entities/customer-fields.ts';
import { contactOf } from '#src/features/addresses/address-contact.ts';
import type { PlaceState } from '#src/features/place/place-slice.ts';
import type { SessionState } from '#src/features/session/session-state.ts';
import type { OrderContact } from './order-details-slice.ts';

interface Known {
  /** Null until the customer types one. */
  readonly typed: OrderContact | null;
  /** Where the order is delivered; null for any other order. */
  readonly address: PlaceState['addressDetail'];
  readonly session: SessionState;
}

/**
 * Who receives the order: what was typed, else the one of the address, else the customer. The cart shows it, and the order is sent with it. An address
 * that was saved long ago may have a landline, which no order is taken with: then the customer's own number is called.
 */
export function receiverOf({ typed, address, session }: Known): OrderContact {
  if (typed !== null) return typed;
  const customer = contactOf(session);
  const mobile = address?.mobile_no ?? '';
  return {
    name: address?.name ?? customer.name,
    mobile: mobilePattern.test(mobile) ? mobile : customer.mobile,
  };
}
