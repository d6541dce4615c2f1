import { addressDraft } from '#schemas/compiled/stored/address-draft.ts';
import { customerLeft } from '#src/features/session/customer-left.ts';
import type { StartListening } from '#src/store/listeners.ts';

/** Removes the drafts of addresses when the customer is logged out or another customer logs in. */
export function startAddressListeners(startListening: StartListening): void {
  startListening({
    actionCreator: customerLeft,
    effect: (_, { extra }) => extra.persistence.removeAll(addressDraft),
  });
}
