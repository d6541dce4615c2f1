import { expect, it } from 'vitest';
import { paymentOptions } from '#schemas/entities/payment.ts';
import { paymentDetailsOf } from './payment-details-of.ts';
import type { CheckoutState } from './checkout-slice.ts';
import { optionsReply } from './testing/checkout-fixture.ts';

const wallet = { paymentId: 'points-wallet', balance: 12_000 };
const paymentOptionData = paymentOptions.parse(optionsReply({ wallet }).data);

function detailsOf(
  paymentType: NonNullable<CheckoutState['paymentMode']>['paymentType'],
  isWalletAlone: boolean,
  { paymentId = 'chosen', isWalletSelected = true, walletAmount = 0 } = {},
) {
  const paymentMode = { paymentId, paymentType, response: null };
  return paymentDetailsOf({
    checkout: { paymentMode, paymentOptionData, isWalletSelected },
    isWalletAlone,
    walletAmount,
    statusUrl: 'https://coop.example/thankYou',
  });
}

it.each([
  ['beside another way', 'CASH', false, { primaryPaymentId: 'chosen', secondaryPaymentId: wallet.paymentId }],
  ['alone', 'CASH', true, { primaryPaymentId: wallet.paymentId }],
] as const)('PAY-31 PAY-43 the wallet is sent %s', (_, paymentType, isAlone, sent) => {
  expect(detailsOf(paymentType, isAlone)).toEqual({
    loyaltyEligible: true,
    transactionStatusUrl: 'https://coop.example/thankYou',
    ...sent,
  });
});

it.each([false, true])('PAY-61 the wallet is not sent with an e-voucher, alone: %s', (isAlone) => {
  expect(detailsOf('EVOUCHER', isAlone)).toEqual({
    primaryPaymentId: 'chosen',
    loyaltyEligible: false,
    transactionStatusUrl: 'https://coop.example/thankYou',
  });
});

it('PAY-32 the wallet that is chosen itself is sent once', () => {
  expect(detailsOf('PIGGYBANK', false, { paymentId: wallet.paymentId })).toEqual({
    primaryPaymentId: wallet.paymentId,
    loyaltyEligible: true,
    transactionStatusUrl: 'https://coop.example/thankYou',
  });
});

it('PAY-43 a wallet that is off is not sent, and pays nothing', () => {
  expect(detailsOf('CASH', false, { isWalletSelected: false })).toEqual({
    primaryPaymentId: 'chosen',
    loyaltyEligible: false,
    transactionStatusUrl: 'https://coop.example/thankYou',
  });
});

it.each([false, true])('PAY-27 what the customer saw that the wallet pays is sent, alone: %s', (isAlone) => {
  expect(detailsOf('CASH', isAlone, { walletAmount: 12_000 })).toMatchObject({ walletAmount: 12_000 });
  // Also where the wallet is not there any more: then it pays less than that.
  const gone = { walletAmount: 12_000, isWalletSelected: false };
  expect(detailsOf('CASH', isAlone, gone)).toMatchObject({ walletAmount: 12_000 });
});
