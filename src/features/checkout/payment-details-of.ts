import { given } from '#schemas/given.ts';
import { constants } from '#src/config/constants.ts';
import type { PaymentDetails } from './api/begin-order.ts';
import type { CheckoutState } from './checkout-slice.ts';
import type { Instrument } from './payment-types.ts';

interface Chosen {
  readonly checkout: Pick<CheckoutState, 'paymentMode' | 'paymentOptionData' | 'isWalletSelected'>;
  readonly isWalletAlone: boolean;
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
  instrument,
  statusUrl: transactionStatusUrl,
}: Chosen): PaymentDetails | null {
  const { paymentMode, paymentOptionData, isWalletSelected } = checkout;
  const walletId = isWalletSelected ? paymentOptionData?.wallet?.paymentId : undefined;
  if (isWalletAlone && walletId !== undefined && paymentMode?.paymentType !== constants.wallet.hiddenInMode)
    return { primaryPaymentId: walletId, loyaltyEligible: true, transactionStatusUrl };
  if (paymentMode === null) return null;
  const { paymentId, paymentType } = paymentMode;
  const isBeside =
    walletId !== undefined && walletId !== paymentId && paymentType !== constants.wallet.hiddenInMode;
  return {
    primaryPaymentId: paymentId,
    loyaltyEligible: isBeside || walletId === paymentId,
    transactionStatusUrl,
    ...given({ secondaryPaymentId: isBeside ? walletId : undefined, instrument }),
  };
}
