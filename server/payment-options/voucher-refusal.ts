import type { CartReply } from '../cart/cart-reply.ts';

/** PAY-62. Why an e-voucher cannot pay for a cart; undefined where it can. */
export function voucherRefusal({
  explicitPromo,
  validItems,
}: Pick<CartReply, 'explicitPromo' | 'validItems'>): string | undefined {
  const isCheaper = explicitPromo !== undefined && explicitPromo.result !== 'FAILED';
  const hasEveryday = validItems.some(({ productType }) => productType === 'EDV');
  return isCheaper || hasEveryday
    ? 'Payment by eVouchers is not allowed with Every Day Value items OR Coupons in your cart.'
    : undefined;
}
