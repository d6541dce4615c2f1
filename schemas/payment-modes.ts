// Zod-free: ships to the browser. The ways to pay, by the codes of the payment service, and what customers call them.

export const paymentModes = {
  PIGGYBANK: 'loyalty wallet',
  CASHCRD: 'another wallet',
  NB: 'net banking',
  EVOUCHER: 'e-voucher',
  CASH: 'cash',
  CC: 'credit card',
  DC: 'debit card',
  AMZPAY_WALLET: 'Amazon Pay',
  PAYTM_WALLET: 'Paytm wallet',
  UPI_WALLET: 'UPI',
  MB: 'mobile banking',
  WALLET: 'wallet',
} as const;
export type PaymentMode = keyof typeof paymentModes;

export const paymentModeCodes = Object.keys(paymentModes) as [PaymentMode, ...PaymentMode[]];

/** Other codes of the same ways (PAY-06). */
const aliases: Readonly<Record<string, PaymentMode>> = { CREDIT_CARD: 'CC', DEBIT_CARD: 'DC' };

/** The way to pay that a code of the payment service stands for; undefined for one that this app does not know. */
export function paymentModeOf(code: string): PaymentMode | undefined {
  if (Object.hasOwn(aliases, code)) return aliases[code];
  return Object.hasOwn(paymentModes, code) ? (code as PaymentMode) : undefined;
}
