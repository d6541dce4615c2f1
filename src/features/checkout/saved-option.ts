import { type PaymentMode, paymentModeOf } from '#schemas/payment-modes.ts';
import type { LastPayment } from './api/get-last-payment.ts';
import { canChoose } from './checkout-slice.ts';
import type { PaymentOption } from './payment-types.ts';

interface Saved {
  readonly last: LastPayment;
  readonly options: readonly PaymentOption[];
  /** Blocked in the partner app that the product runs in (MIN-06). */
  readonly isBlocked: (mode: PaymentMode) => boolean;
}

/**
 * PAY-34 to PAY-37. The way of the last time; null when it is not offered any more, is off or blocked, or is an Amazon wallet. The mode of the last
 * time counts too: an option of that id may be of another kind now.
 */
export function savedOptionId({
  last: { paymentId, paymentMode },
  options,
  isBlocked,
}: Saved): string | null {
  const option = options.find((one) => one.paymentId === paymentId);
  if (!option || !canChoose(option)) return null;
  const mode = paymentModeOf(option.paymentMode);
  const lastMode = paymentMode === undefined ? mode : paymentModeOf(paymentMode);
  if (lastMode !== mode || mode === undefined || mode === 'AMZPAY_WALLET' || isBlocked(mode)) return null;
  return option.paymentId;
}
