import type { LedgerModule } from '../ledger/ledger-module.ts';
import type { ModuleParts } from '../module.ts';
import { createEarnings } from './earnings.ts';
import { createPassbook } from './passbook.ts';
import { createPromoPoints } from './promo-points.ts';
import { createWallet } from './wallet.ts';

export type WalletModule = ReturnType<typeof walletModule>;

/** The loyalty wallet: its points, how they are earned, given, used and lost, and its passbook. */
export function walletModule(
  { db, now, log }: Pick<ModuleParts, 'db' | 'now' | 'log'>,
  { ledger }: LedgerModule,
) {
  const promos = createPromoPoints({ db, now, ledger, log });
  const wallet = createWallet({ db, ledger, promos });
  const earnings = createEarnings({ db, now, ledger, wallet, log });
  return {
    handlers: {},
    wallet,
    promos,
    earnings,
    passbook: createPassbook(db),
    async runDue(ending: AbortSignal): Promise<void> {
      await promos.runDue(ending);
      await earnings.runDue(ending);
    },
  };
}
