import { customerLeft } from '#src/features/session/customer-left.ts';
import { removeDrafts } from '#src/store/drafts.ts';
import type { StartListening } from '#src/store/listeners.ts';

/** What the name of every draft of an address begins with. */
export const addressDrafts = 'address/';

/** Whoever is a customer no longer leaves no half-written address behind. */
export function startAddressListeners(startListening: StartListening): void {
  startListening({ actionCreator: customerLeft, effect: () => removeDrafts(addressDrafts) });
}
