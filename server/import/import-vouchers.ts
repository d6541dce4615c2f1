import type { Saved } from '../catalog/catalog-writer.ts';
import type { Fault } from '#schemas/check/fault.ts';
import type { Database } from '../database/database.ts';
import { createLedger } from '../ledger/ledger.ts';
import { rupees } from '#schemas/rules/rupees.ts';
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
 * an import that broke off is done again; where the amount is another one, a note says so.
 */
export async function importVouchers({ db, now, secret, file }: Options): Promise<ImportedVouchers> {
  const { vouchers, faults } = readVouchers(file, now());
  if (faults.length > 0) return { done: false, faults };
  const issuing = createVouchers({ db, ledger: createLedger({ db, now }), secret });
  let written = 0;
  const notes: string[] = [];
  for (let at = 0; at < vouchers.length; at += together) {
    const some = vouchers.slice(at, at + together);
    const issued = await Promise.all(some.map(issuing.issue));
    written += issued.filter(Boolean).length;
    for (const { code, amount } of some.filter((_, place) => !issued[place])) {
      const first = await issuing.issuedAmount(code);
      if (first !== undefined && first !== amount)
        notes.push(
          `${code} was issued with ${rupees(first)} before, and stays so: the ${rupees(amount)} of the file are not added.`,
        );
    }
  }
  return { done: true, saved: [{ name: 'vouchers', total: vouchers.length, written, notes }] };
}
