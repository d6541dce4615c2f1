import type { ModuleParts } from '../module.ts';
import { createLedger } from './ledger.ts';

export type LedgerModule = ReturnType<typeof ledgerModule>;

/** The ledger, in which all money stands. */
export function ledgerModule({ db, now }: ModuleParts) {
  return { handlers: {}, ledger: createLedger({ db, now }) };
}
