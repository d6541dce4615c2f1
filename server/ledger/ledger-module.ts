import type { ModuleParts } from '../module.ts';
import { createLedger } from './ledger.ts';

export type LedgerModule = ReturnType<typeof ledgerModule>;

/** The ledger, in which all money stands. */
export function ledgerModule({ db, now }: Pick<ModuleParts, 'db' | 'now'>) {
  return { handlers: {}, ledger: createLedger({ db, now }) };
}
