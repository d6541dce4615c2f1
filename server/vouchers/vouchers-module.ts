import type { CheckoutModule } from '../checkout/checkout-module.ts';
import type { LedgerModule } from '../ledger/ledger-module.ts';
import type { ModuleParts } from '../module.ts';
import { ownAddress } from '../own-address.ts';
import type { SmsModule } from '../sms/sms-module.ts';
import { voucherCalls } from './voucher-calls.ts';
import { createVoucherLimits } from './voucher-limits.ts';
import { createVouchers } from './vouchers.ts';

interface Needs {
  readonly sms: SmsModule;
  readonly ledger: LedgerModule;
  readonly checkout: CheckoutModule;
}

/** E-vouchers and gift cards. */
export function vouchersModule(
  { db, counts, settings, secret, now }: ModuleParts,
  { sms, ledger, checkout }: Needs,
) {
  const vouchers = createVouchers({ db, ledger: ledger.ledger, secret });
  const home = settings.PUBLIC_ORIGIN ?? ownAddress(settings, settings.PORT);
  return {
    handlers: voucherCalls({
      vouchers,
      limits: createVoucherLimits(counts),
      payments: checkout.payments,
      sms: sms.sms,
      domain: new URL(home).hostname,
      now,
    }),
    vouchers,
  };
}
