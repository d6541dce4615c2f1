import type { StartListening } from '#src/store/listeners.ts';
import { customerLeft } from './customer-left.ts';

/** Removes what the customer left on this device when they have left. The code is loaded then. */
export function startCustomerListeners(startListening: StartListening): void {
  startListening({
    actionCreator: customerLeft,
    effect: async (_, { extra }) => {
      const code = await import('./forget-customer.ts').catch(() => null);
      code?.forgetCustomer(extra.persistence);
    },
  });
}
