import { createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { takeTurn } from '../database/in-turn.ts';
import type { VoucherTable } from '../database/tables/checkout-tables.ts';
import type { HttpFault } from '../http/http-fault.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { mostTries, voucherLocked, voucherShort } from './voucher-faults.ts';

interface Options {
  readonly db: Database;
  readonly ledger: Ledger;
  readonly secret: string;
}

export interface VoucherUse {
  readonly code: string;
  readonly userId: string;
  readonly transactionId: string;
  /** In paise. */
  readonly amount: number;
}

export interface NewVoucher {
  readonly code: string;
  /** Without one it is paid with by a code that is sent to its number. */
  readonly pin?: string | undefined;
  readonly kind: 'E_VOUCHER' | 'GIFT_CARD';
  readonly mobile: string;
  readonly validUntil: Date | null;
  /** In paise. */
  readonly amount: number;
}

interface Attempt {
  readonly isRight: (voucher: Voucher) => Promise<boolean> | boolean;
  /** What a customer reads after a wrong one. */
  readonly wrong: () => HttpFault;
}

export type Voucher = Selectable<VoucherTable>;
export type Vouchers = ReturnType<typeof createVouchers>;

const issuing = (code: string) => `voucher-issued:${code}`;

/** A number as it stands on a voucher, with spaces or small letters, as it is kept. */
export function voucherCode(written: string): string {
  return written.replace(/[\s-]/g, '').toUpperCase();
}

/**
 * E-vouchers and gift cards. What is left of one stands in the ledger. A PIN of a few digits is soon found by trying, so its hash needs a key that follows
 * from the server's secret, as that of a password does.
 */
export function createVouchers({ db, ledger, secret }: Options) {
  const options = { secret: createHmac('sha256', secret).update('voucher-pins').digest() };
  let nobodys: Promise<string> | undefined;

  const balance = (code: string, from?: Database) => ledger.balanceOf(`voucher:${code}`, from);

  async function find(code: string): Promise<Voucher | undefined> {
    return db.selectFrom('vouchers').selectAll().where('code', '=', code).executeTakeFirst();
  }

  const hashOf = async (pin: string | undefined) => (pin === undefined ? null : hash(pin, options));

  return {
    balance,
    find,

    /** What a voucher was issued with, in paise; undefined where there is none of that number. */
    async issuedAmount(code: string): Promise<number | undefined> {
      const row = await db
        .selectFrom('ledger_entries')
        .select('amount')
        .where('posting', '=', issuing(code))
        .where('account', '=', `voucher:${code}`)
        .executeTakeFirst();
      return row && Number(row.amount);
    },

    /**
     * Whether a secret of a voucher is right. A try counts before it is looked at, so that simultaneous ones are counted; the last wrong one locks it.
     */
    async attempt(code: string, { isRight, wrong }: Attempt): Promise<Voucher> {
      const voucher = await db
        .updateTable('vouchers')
        .set({ wrong_pins: sql<number>`wrong_pins + 1` })
        .where('code', '=', code)
        .where('wrong_pins', '<', mostTries)
        .returningAll()
        .executeTakeFirst();
      if (!voucher) throw voucherLocked();
      if (!(await isRight(voucher))) throw voucher.wrong_pins >= mostTries ? voucherLocked() : wrong();
      await db.updateTable('vouchers').set({ wrong_pins: 0 }).where('code', '=', code).execute();
      return voucher;
    },

    /** For a voucher that is not there, or has no PIN, it takes as long. */
    async isPin(voucher: Voucher | undefined, pin: string): Promise<boolean> {
      nobodys ??= hash('', options);
      const isRight = await verify(voucher?.pin_hash ?? (await nobodys), pin, options);
      return isRight && voucher?.pin_hash != null;
    },

    /** A new PIN, or none, which also opens a voucher that wrong ones have locked. */
    async setPin(code: string, pin: string | undefined): Promise<void> {
      const pin_hash = await hashOf(pin);
      await db.updateTable('vouchers').set({ pin_hash, wrong_pins: 0 }).where('code', '=', code).execute();
    },

    /** Takes the money of an order, in its transaction. */
    async pay({ code, userId, transactionId, amount }: VoucherUse, transaction: Database): Promise<void> {
      await takeTurn(transaction, `voucher.${code}`);
      const left = await balance(code, transaction);
      if (left < amount) throw voucherShort(left, amount);
      await ledger.post(
        {
          posting: `voucher-paid:${transactionId}`,
          kind: 'voucher-paid',
          transactionId,
          entries: [
            { account: `voucher:${code}`, amount: -amount },
            { account: `customer:${userId}`, amount },
          ],
        },
        transaction,
      );
    },

    /** Issues a voucher, once for each number. False for one that is there already. */
    async issue({ code, pin, kind, mobile, validUntil, amount }: NewVoucher): Promise<boolean> {
      if (await find(code)) return false;
      const pin_hash = await hashOf(pin);
      return db.transaction().execute(async (transaction) => {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('vouchers')
          .values({ code, pin_hash, kind, mobile, valid_until: validUntil })
          .onConflict((conflict) => conflict.column('code').doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return false;
        await ledger.post(
          {
            posting: issuing(code),
            kind: 'voucher-issued',
            entries: [
              { account: 'issued', amount: -amount },
              { account: `voucher:${code}`, amount },
            ],
          },
          transaction,
        );
        return true;
      });
    },
  };
}
