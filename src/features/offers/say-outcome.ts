import { pathOf } from '#src/config/paths.ts';
import { sayInCart } from '#src/features/cart/say-in-cart.ts';
import type { AppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { applyWords as words } from './apply-words.ts';
import type { Outcome } from './send-offer.ts';

/** Says what became of an offer. With `navigate` the message leads to the offers, where another one can be removed first. */
export function sayOutcome(outcome: Outcome | null, navigate?: AppNavigate): void {
  if (!outcome) return;
  const { tone, text, isBlocked } = outcome;
  const action =
    isBlocked && navigate ? { label: words.seeOffers, onPress: () => navigate(pathOf('offers')) } : undefined;
  sayInCart({ tone, text, ...(action && { action }) });
}
