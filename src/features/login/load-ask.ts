import { sayNotLoaded } from '#src/features/navigation/say-not-loaded.ts';
import type { AppStore } from '#src/store/store.ts';
import { fetched, NotLoaded } from '#registry/engine/late/not-loaded.ts';
import type { LoginAsk } from './ask-login.tsx';

/**
 * Asks for the login (ask-login.tsx), whose code is loaded now. Resolves with whether the customer is logged in. Where the code does not load, or that of
 * the app of a partner, the customer is told.
 */
export async function loadAsk(store: AppStore, ask: LoginAsk): Promise<boolean> {
  try {
    const { askLogin } = await fetched(() => import('./ask-login.tsx'));
    return await store.dispatch(askLogin(ask));
  } catch (error) {
    if (!(error instanceof NotLoaded)) throw error;
    sayNotLoaded(error);
    return false;
  }
}
