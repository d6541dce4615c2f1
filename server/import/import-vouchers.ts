import type { Saved } from '../catalog/catalog-writer.ts';
import type { Fault } from '../content/check/fault.ts';
import type { Database } from '../database/database.ts';
import { createLedger } from '../ledger/ledger.ts';
import { createVouchers } from '../vouchers/vouchers.ts';
import { readVouchers } from './read-vouchers.ts';

interface Options {
  readonly db: Database;
  readonly now: () => number;
  /** That of the servers: the PINs are hashed with a key that follows from it. */
  readonly secret: string;
  readonly file: string;
}

export type ImportedVouchers =
  | { readonly done: true; readonly saved: readonly Saved[] }
  | { readonly done: false; readonly faults: readonly Fault[] };

/** Hashing a PIN takes its time: so many at once. */
const together = 4;

/**
 * Issues the vouchers of a file. With a fault in it none is issued. A voucher whose number is known stays as it is, whatever the file says of it, so
 * an import that broke off is done again.
 */
export async function importVouchers({ db, now, secret, file }: Options): Promise<ImportedVouchers> {
  const { vouchers, faults } = readVouchers(file, now());
  if (faults.length > 0) return { done: false, faults };
  const issuing = createVouchers({ db, ledger: createLedger({ db, now }), secret });
  let written = 0;
  for (let at = 0; at < vouchers.length; at += together) {
    const issued = await Promise.all(vouchers.slice(at, at + together).map(issuing.issue));
    written += issued.filter(Boolean).length;
  }
  return { done: true, saved: [{ name: 'vouchers', total: vouchers.length, written }] };
}
