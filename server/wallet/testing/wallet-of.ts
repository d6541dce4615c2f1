import { pino } from 'pino';
import type { Database } from '../../database/database.ts';
import { createLedger } from '../../ledger/ledger.ts';
import { walletModule } from '../wallet-module.ts';

/** The wallet, without the server around it. */
export function walletOf({ db, now }: { readonly db: Database; readonly now: () => number }) {
  const ledger = createLedger({ db, now });
  return { ledger, ...walletModule({ db, now, log: pino({ level: 'silent' }) }, { handlers: {}, ledger }) };
}
