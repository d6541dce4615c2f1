import type { LedgerModule } from '../ledger/ledger-module.ts';
import type { ModuleParts } from '../module.ts';
import { createKeepValid } from './keep-valid.ts';
import { createVouchers } from './vouchers.ts';

export type VouchersModule = ReturnType<typeof vouchersModule>;

/** E-vouchers and gift cards. */
export function vouchersModule({ db, secret, now }: ModuleParts, { ledger }: LedgerModule) {
  return { handlers: {}, vouchers: createVouchers({ db, ledger, secret }), keepValid: createKeepValid(now) };
}
