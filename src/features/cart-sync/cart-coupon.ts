import { couponCode } from '#schemas/compiled/stored/coupon-code.ts';
import type { Persistence } from '#src/store/persistence.ts';
import type { PricedCart } from './priced-cart-slice.ts';

/**
 * OFR-10. Keeps the code of the cart with its id, and keeps it no longer where the cart has come back without it: it was removed elsewhere. A code that
 * waits for a cart stays until that cart has one.
 */
export function keepCode(persistence: Persistence, { cartId, explicitPromo }: PricedCart): void {
  if (explicitPromo) persistence.write(couponCode, { code: explicitPromo.promoCode, cartId, waits: false });
  else if (appliedCodeOf(persistence, cartId) !== undefined) persistence.remove(couponCode);
}

/** The code was removed, or refused. */
export function dropCode(persistence: Persistence, code: string): void {
  if (persistence.read(couponCode)?.code === code) persistence.remove(couponCode);
}

/** The cart is no more, and so is the code that was kept for it. */
export function dropCodeOfCart(persistence: Persistence, cartId: string): void {
  if (persistence.read(couponCode)?.cartId === cartId) persistence.remove(couponCode);
}

/** The code that a cart had; undefined where it had none, or the one that is kept waits or is of another cart (OFR-10). */
export function appliedCodeOf(persistence: Persistence, cartId: string): string | undefined {
  const kept = persistence.read(couponCode);
  return kept?.cartId === cartId && !kept.waits ? kept.code : undefined;
}
