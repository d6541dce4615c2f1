import type { LedgerModule } from '../ledger/ledger-module.ts';
import { createWallet } from './wallet.ts';

export type WalletModule = ReturnType<typeof walletModule>;

/** The loyalty wallet. */
export function walletModule({ ledger }: LedgerModule) {
  return { handlers: {}, wallet: createWallet(ledger) };
}
