import type { z } from 'zod';
import type { paymentOptions, paymentStep, transactionStatus } from '#schemas/entities/payment.ts';

type OptionsData = z.input<typeof paymentOptions>;
type StepData = z.input<typeof paymentStep>;
type StatusData = z.input<typeof transactionStatus>;

/** What the cart of the fixture costs, in paise. */
export const netPrice = 73_710;
export const transactionId = 'T3kq9ZbYw2Lm8RvXs5Pc7NdA';

const bank = (code: string, name: string, group: 'Popular Banks' | 'Other Banks' = 'Other Banks') => ({
  code,
  name,
  group,
});

/** Each way to pay, one that is off and one that the app does not know. */
export const optionsData = {
  options: [
    {
      paymentId: 'credit-card',
      paymentMode: 'CC',
      label: 'Credit card',
      text: 'Visa, Mastercard',
      status: 'E',
    },
    { paymentId: 'debit-card', paymentMode: 'DEBIT_CARD', label: 'Debit card', status: 'E' },
    { paymentId: 'upi', paymentMode: 'UPI_WALLET', label: 'UPI', text: 'Any UPI app', status: 'E' },
    { paymentId: 'cash', paymentMode: 'CASH', label: 'Cash', text: 'Have it ready', status: 'E' },
    {
      paymentId: 'net-banking',
      paymentMode: 'NB',
      label: 'Net banking',
      status: 'E',
      banks: [
        bank('HDFC', 'HDFC Bank', 'Popular Banks'),
        bank('ICIC', 'ICICI Bank', 'Popular Banks'),
        bank('CIUB', 'City Union Bank'),
      ],
    },
    { paymentId: 'paytm', paymentMode: 'PAYTM_WALLET', label: 'Paytm wallet', status: 'E' },
    { paymentId: 'amazon', paymentMode: 'AMZPAY_WALLET', label: 'Amazon Pay', status: 'E' },
    {
      paymentId: 'voucher',
      paymentMode: 'EVOUCHER',
      label: 'Gift card or e-voucher',
      status: 'D',
      reason: 'Payment by eVouchers is not allowed with Every Day Value items OR Coupons in your cart.',
    },
    { paymentId: 'points', paymentMode: 'MOON_POINTS', label: 'Moon points', status: 'E' },
  ],
  netPrice,
} as const satisfies OptionsData;

export function optionsReply(more: Partial<OptionsData> = {}) {
  return { status: 'SUCCESS' as const, data: { ...optionsData, ...more } as OptionsData };
}

/** The options with one of them changed. */
export function optionsWith(
  paymentId: string,
  change: Partial<OptionsData['options'][number]>,
): OptionsData['options'] {
  return optionsData.options.map((option) =>
    option.paymentId === paymentId ? { ...option, ...change } : option,
  ) as OptionsData['options'];
}

export function stepData(action: string, more: Partial<StepData> = {}): StepData {
  return { orderTransactionId: transactionId, action, amount: netPrice, workflowId: transactionId, ...more };
}

export function stepReply(action: string, more: Partial<StepData> = {}) {
  return { status: 'SUCCESS' as const, data: stepData(action, more) };
}

export function statusReply(more: Partial<StatusData> = {}) {
  return {
    status: 'SUCCESS' as const,
    data: { orderTransactionId: transactionId, orderStatus: 'WAIT', isOwn: true, ...more } as StatusData,
  };
}

export const pollReply = (paymentStatus: 'SUCCESS' | 'IN_PROGRESS' | 'FAILED', errorMsg?: string) => ({
  status: 'SUCCESS' as const,
  data: { paymentStatus, ...(errorMsg !== undefined && { unifiedErrors: { errorMsg } }) },
});
