import { sayNotLoaded } from '#src/features/navigation/say-not-loaded.ts';
import type { AppStore } from '#src/store/store.ts';
import { fetched, NotLoaded } from '#registry/engine/late/not-loaded.ts';
import type { LoginAsk } from './ask-login.tsx';

/** Asks for the login (ask-login.tsx), whose code is loaded now. Resolves with whether the customer is logged in. */
export async function loadAsk(store: AppStore, ask: LoginAsk): Promise<boolean> {
  const code = await fetched(() => import('./ask-login.tsx')).catch((error: NotLoaded) => error);
  if (!(code instanceof NotLoaded)) return store.dispatch(code.askLogin(ask));
  sayNotLoaded(code);
  return false;
}
