import { type PaymentMode, paymentModeOf } from '#schemas/payment-modes.ts';
import type { PaymentOption } from './payment-types.ts';

export type OptionGroup = 'last' | 'upi' | 'cards' | 'banks' | 'wallets' | 'vouchers' | 'cash' | 'other';

const groupOf: Readonly<Record<PaymentMode, OptionGroup>> = {
  UPI_WALLET: 'upi',
  CC: 'cards',
  DC: 'cards',
  NB: 'banks',
  MB: 'banks',
  PIGGYBANK: 'wallets',
  CASHCRD: 'wallets',
  AMZPAY_WALLET: 'wallets',
  PAYTM_WALLET: 'wallets',
  WALLET: 'wallets',
  EVOUCHER: 'vouchers',
  CASH: 'cash',
};

/** The last way first, then UPI, then the others by kind. */
const order: readonly OptionGroup[] = [
  'last',
  'upi',
  'cards',
  'banks',
  'wallets',
  'vouchers',
  'cash',
  'other',
];

export interface GroupedOptions {
  readonly group: OptionGroup;
  readonly options: readonly PaymentOption[];
}

/** The ways to pay as they are listed. The loyalty wallet is a switch of its own (PAY-29), and no row. */
export function groupOptions(
  options: readonly PaymentOption[],
  { lastPaymentId, hasSwitch }: { readonly lastPaymentId: string | null; readonly hasSwitch: boolean },
): readonly GroupedOptions[] {
  const byGroup = new Map<OptionGroup, PaymentOption[]>();
  for (const option of options) {
    const mode = paymentModeOf(option.paymentMode);
    if (mode === 'PIGGYBANK' && hasSwitch) continue;
    const group = option.paymentId === lastPaymentId ? 'last' : mode === undefined ? 'other' : groupOf[mode];
    byGroup.set(group, [...(byGroup.get(group) ?? []), option]);
  }
  return order.flatMap((group) => {
    const found = byGroup.get(group);
    return found ? [{ group, options: found }] : [];
  });
}
