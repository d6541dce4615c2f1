import { type PaymentMode, paymentModeOf } from '#schemas/payment-modes.ts';
import type { PaymentOption } from './payment-types.ts';

/** PAY-33. What these pay with is always entered on the page of payment. */
const withForm: readonly PaymentMode[] = ['CC', 'DC', 'EVOUCHER'];

/** The page on which a way to pay asks for more; null where the order can be placed at once. */
export function formOfOption({ paymentMode, banks }: PaymentOption): 'payment' | 'upiForm' | null {
  const mode = paymentModeOf(paymentMode);
  if (mode === 'UPI_WALLET') return 'upiForm';
  return (mode !== undefined && withForm.includes(mode)) || banks.length > 0 ? 'payment' : null;
}
