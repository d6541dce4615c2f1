import { dataOwner } from '#schemas/compiled/stored/data-owner.ts';
import type { StartListening } from '#src/store/listeners.ts';
import type { Persistence } from '#src/store/persistence.ts';
import type { AppStore } from '#src/store/store.ts';
import { customerLeft } from './customer-left.ts';
import { forgetCustomer } from './forget-customer.ts';
import { selectIsLoggedIn, selectUserId } from './session-slice.ts';

interface Customer {
  readonly store: AppStore;
  readonly persistence: Persistence;
  readonly startListening: StartListening;
}

/**
 * Removes what a customer left on this device as soon as they have left. Who left before this code was loaded, as `dataOwner` tells, has left now.
 */
export function followCustomer({ store, persistence, startListening }: Customer): void {
  const idNow = () => {
    const state = store.getState();
    return selectIsLoggedIn(state) ? selectUserId(state) : null;
  };
  function keepOwner() {
    const id = idNow();
    if (id === null) persistence.remove(dataOwner);
    else persistence.write(dataOwner, id);
  }

  startListening({ actionCreator: customerLeft, effect: () => forgetCustomer(persistence) });
  const owner = persistence.read(dataOwner);
  if (owner !== null && owner !== idNow()) store.dispatch(customerLeft());
  keepOwner();
  startListening({
    predicate: (_, now, before) => now.session !== before.session,
    effect: keepOwner,
  });
}
