import { appTexts } from '#src/config/texts/app.ts';
import { whenStarted } from '#src/store/startup-slice.ts';
import type { AppStore } from '#src/store/store.ts';
import type { Outcome } from './send-offer.ts';

interface Press {
  readonly store: AppStore;
  readonly code: string;
  /** It is applied already, or kept: the press takes it back. */
  readonly removes?: boolean;
  /** The server has said that it is for customers alone, and this is a guest. Undefined where it has not said how the offer stands. */
  readonly needsLogin?: boolean | undefined;
}

/** Applies an offer, or removes it. The code is loaded with the first press. Null while another press is not answered. */
export async function pressOffer({
  store,
  code,
  removes = false,
  needsLogin,
}: Press): Promise<Outcome | null> {
  // The cart is known once the app has started.
  await whenStarted(store);
  const loaded = await import('./apply-offer.ts').catch(() => null);
  if (!loaded) return { tone: 'bad', text: appTexts.partNotLoaded };
  return store.dispatch(removes ? loaded.removeOffer(code) : loaded.applyOffer(code, needsLogin));
}
