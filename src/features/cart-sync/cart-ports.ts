import type { Lock } from '#src/features/session/tab-lock.ts';
import type { RootState } from '#src/store/root-reducer.ts';
import type { AppDispatch, StoreExtra } from '#src/store/store.ts';

/** What the synchronisation of the cart needs from outside. */
export interface CartPorts extends StoreExtra {
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
  /** One tab of the browser at a time sends the cart. */
  readonly lock: Lock;
  readonly online: () => boolean;
  /** The page on which the customer is, where its changes have a call of their own (API-048). */
  readonly page: () => 'menu' | 'home' | undefined;
  /** Shows a short message over the page. */
  readonly say: (text: string) => void;
}
