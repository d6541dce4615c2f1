import { cartCheckTexts } from '#src/config/texts/cart-check.ts';
import { cartTexts } from '#src/config/texts/cart.ts';
import type { CartRefusal, PricedCart } from '#src/features/cart-sync/priced-cart-slice.ts';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { orderWords as words } from './order-words.ts';

/** Why the cart cannot be ordered now, and the way on: nothing but a change of the cart, another restaurant, another try, or a connection. */
export interface Block {
  readonly kind: 'limit' | 'closed' | 'failed' | 'offline';
  readonly text: string;
}

interface Situation {
  readonly cart: PricedCart | null;
  readonly refusal: CartRefusal | null;
  /** The browser says so, or a call has failed for it. */
  readonly isOffline: boolean;
  /** The restaurant takes no orders at all now (LOC-24). */
  readonly storeIsOffline: boolean;
  /** What a store that takes no orders now says (CRT-16, CRT-18). */
  readonly closedText: string;
  readonly maxItems: number;
  /** In paise. */
  readonly maxPrice: number;
}

/** The first reason that stands in the way; null when there is none. Lines that are not available are asked about and not blocked here. */
export function whyBlocked(situation: Situation): Block | null {
  const { cart, refusal, isOffline, storeIsOffline, closedText, maxItems, maxPrice } = situation;
  if (isOffline) return { kind: 'offline', text: words.offline };
  const isClosed = refusal === null ? storeIsOffline : refusal.text === closedText;
  if (isClosed) return { kind: 'closed', text: closedText };
  if (refusal !== null) return { kind: 'failed', text: refusal.text || words.failedText };
  const [limit] = cart?.limits ?? [];
  return limit === undefined
    ? null
    : { kind: 'limit', text: limitTexts[limit](maxItems, formatPaise(maxPrice)) };
}

/** CON-07, CON-06, ERR-12. */
const limitTexts: Readonly<
  Record<PricedCart['limits'][number], (maxItems: number, maxPrice: string) => string>
> = {
  'too-many-items': (maxItems) => cartCheckTexts.maxItems(maxItems),
  'too-dear': (_, maxPrice) => cartTexts.maxPrice(maxPrice),
  'too-many-of-product': () => cartTexts.limitedQuantity,
};
