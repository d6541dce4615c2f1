import type { CheckoutModule } from '../checkout/checkout-module.ts';
import type { ModuleParts } from '../module.ts';
import { ownAddress } from '../own-address.ts';
import type { SmsModule } from '../sms/sms-module.ts';
import { voucherCalls } from './voucher-calls.ts';
import { createVoucherLimits } from './voucher-limits.ts';
import type { VouchersModule } from './vouchers-module.ts';

interface Needs {
  readonly sms: SmsModule;
  readonly vouchers: VouchersModule;
  readonly checkout: CheckoutModule;
}

/** Paying by e-vouchers and gift cards. */
export function voucherCallsModule(
  { counts, settings, now }: ModuleParts,
  { sms, vouchers, checkout }: Needs,
) {
  const home = settings.PUBLIC_ORIGIN ?? ownAddress(settings, settings.PORT);
  return {
    handlers: voucherCalls({
      vouchers: vouchers.vouchers,
      limits: createVoucherLimits(counts),
      payments: checkout.payments,
      sms: sms.sms,
      domain: new URL(home).hostname,
      now,
    }),
  };
}
