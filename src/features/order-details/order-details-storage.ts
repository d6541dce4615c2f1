import { createSelector } from '@reduxjs/toolkit';
import { deliveryInstructions } from '#schemas/compiled/stored/delivery-instructions.ts';
import { orderContact } from '#schemas/compiled/stored/order-contact.ts';
import { bindStored } from '#src/store/keep-stored.ts';
import type { Persistence } from '#src/store/persistence.ts';
import type { RootState } from '#src/store/root-reducer.ts';
import { type OrderDetailsState, selectOrderDetails } from './order-details-slice.ts';

const instructionsOf = createSelector(
  [
    (state: RootState) => selectOrderDetails(state).instructions,
    (state: RootState) => selectOrderDetails(state).zeroContact,
  ],
  (text, zeroContact) => (text === '' && !zeroContact ? null : { text, zeroContact }),
);

/** Keeps the details of the order across visits; give these to `keepStored`. */
export const orderDetailsBindings = [
  bindStored(deliveryInstructions, instructionsOf),
  bindStored(orderContact, (state: RootState) => selectOrderDetails(state).contact),
];

/** The details of the last visit. */
export function restoreOrderDetails(persistence: Persistence): Omit<OrderDetailsState, 'restored'> {
  const kept = persistence.read(deliveryInstructions);
  return {
    instructions: kept?.text ?? '',
    zeroContact: kept?.zeroContact ?? false,
    contact: persistence.read(orderContact),
  };
}
