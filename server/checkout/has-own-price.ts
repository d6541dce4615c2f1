import { cartReply } from '../cart/cart-reply.ts';
import type { FrozenCart } from '../cart/freeze-cart.ts';

/** Whether an offer gives the way to pay that the cart was priced by another price than the cart has without it. */
export function hasOwnPrice({ cart, shop, priced }: Pick<FrozenCart, 'cart' | 'shop' | 'priced'>): boolean {
  const { paymentMode, offers } = shop;
  const isJudged = offers.some(({ rule }) => paymentMode && rule.paymentModes?.includes(paymentMode));
  return isJudged && cartReply(cart, { ...shop, paymentMode: undefined }).netPrice !== priced.netPrice;
}
