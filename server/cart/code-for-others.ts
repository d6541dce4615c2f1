import { type CartReply, cartReply } from './cart-reply.ts';
import type { Cart } from './carts-repository.ts';
import type { Shop } from './shop-now.ts';

/** A code that was entered, where it holds for other ways to pay alone, with what to say. Before one is chosen, those are all. */
export function codeForOthers(
  cart: Cart,
  shop: Shop,
  { explicitPromo }: CartReply,
): { readonly code: string; readonly text: string } | undefined {
  if (explicitPromo?.result !== 'FAILED') return undefined;
  const { promoCode: code, text = '' } = explicitPromo;
  const modes = shop.offers.find(({ rule }) => rule.code === code)?.rule.paymentModes;
  const [other] = modes ?? [];
  if (!other || (shop.paymentMode && modes?.includes(shop.paymentMode))) return undefined;
  const paidSo = cartReply(cart, { ...shop, paymentMode: other }).explicitPromo;
  return paidSo?.result === 'FAILED' ? undefined : { code, text };
}
