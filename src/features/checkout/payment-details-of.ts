import { given } from '#schemas/given.ts';
import { constants } from '#src/config/constants.ts';
import type { PaymentDetails } from './api/begin-order.ts';
import type { CheckoutState } from './checkout-slice.ts';
import type { Instrument } from './payment-types.ts';

interface Chosen {
  readonly checkout: Pick<CheckoutState, 'paymentMode' | 'paymentOptionData' | 'isWalletSelected'>;
  readonly isWalletAlone: boolean;
  /** What the customer has seen that the wallet pays, in paise. */
  readonly walletAmount: number;
  readonly instrument?: Instrument | undefined;
  /** Where a gateway leads back to. */
  readonly statusUrl: string;
}

/**
 * PAY-43. The ways to pay as the server is told; null while none is chosen. The loyalty wallet goes beside another way, or alone (PAY-31); it is left
 * out where it is the same (PAY-32), and for e-vouchers (PAY-61).
 */
export function paymentDetailsOf({
  checkout,
  isWalletAlone,
  walletAmount,
  instrument,
  statusUrl: transactionStatusUrl,
}: Chosen): PaymentDetails | null {
  const { paymentMode, paymentOptionData, isWalletSelected } = checkout;
  // Where it paid nothing there is nothing to compare.
  const seen = given({ walletAmount: walletAmount || undefined });
  const walletId = isWalletSelected ? paymentOptionData?.wallet?.paymentId : undefined;
  if (isWalletAlone && walletId !== undefined && paymentMode?.paymentType !== constants.wallet.hiddenInMode)
    return { primaryPaymentId: walletId, loyaltyEligible: true, transactionStatusUrl, ...seen };
  if (paymentMode === null) return null;
  const { paymentId, paymentType } = paymentMode;
  const isBeside =
    walletId !== undefined && walletId !== paymentId && paymentType !== constants.wallet.hiddenInMode;
  return {
    primaryPaymentId: paymentId,
    loyaltyEligible: isBeside || walletId === paymentId,
    transactionStatusUrl,
    ...seen,
    ...given({ secondaryPaymentId: isBeside ? walletId : undefined, instrument }),
  };
}
