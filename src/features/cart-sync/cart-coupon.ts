import { couponCode } from '#schemas/compiled/stored/coupon-code.ts';
import type { Persistence } from '#src/store/persistence.ts';
import type { PricedCart } from './priced-cart-slice.ts';

/** OFR-10. Keeps the code of the cart with its id. A code that waits for a cart stays until that cart has one. */
export function keepCode(persistence: Persistence, { cartId, explicitPromo }: PricedCart): void {
  if (explicitPromo) persistence.write(couponCode, { code: explicitPromo.promoCode, cartId });
}

/** The code was removed, or refused. */
export function dropCode(persistence: Persistence, code: string): void {
  if (persistence.read(couponCode)?.code === code) persistence.remove(couponCode);
}

/** The code of a cart; undefined where it has none, or the one that is kept is of another cart (OFR-10). */
export function codeOf(persistence: Persistence, cartId: string): string | undefined {
  const kept = persistence.read(couponCode);
  return kept?.cartId === cartId ? kept.code : undefined;
}
