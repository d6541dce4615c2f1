import type { Database } from '../database/database.ts';
import { removeExpiredRows, type Removal } from '../database/remove-in-batches.ts';
import type { WalletLink } from '../gateways/paytm-wallet.ts';
import type { Seal } from './seal.ts';

interface Options {
  readonly db: Database;
  readonly now: () => number;
  readonly seal: Seal;
}

/** Least time between two questions about the balance of one wallet for a step of an order. */
const lookSpacingMs = 4_000;

export interface LinkedWallet {
  readonly mobile: string;
  /** Secret: who has it can spend from the wallet. */
  readonly token: string;
  /** In paise, when it was looked at last; null while that is not known. */
  readonly balance: number | null;
}

export type PaytmLinks = ReturnType<typeof createPaytmLinks>;

/** The Paytm wallets that customers have linked. The database holds their tokens sealed. */
export function createPaytmLinks({ db, now, seal }: Options) {
  return {
    async find(userId: string): Promise<LinkedWallet | undefined> {
      const row = await db
        .selectFrom('paytm_links')
        .select(['mobile', 'token', 'balance'])
        .where('user_id', '=', userId)
        .where('expires_at', '>', new Date(now()))
        .executeTakeFirst();
      const token = row && seal.open(row.token, userId);
      return row && token !== undefined ? { mobile: row.mobile, token, balance: row.balance } : undefined;
    },

    async keep(userId: string, mobile: string, { token, expiresAt }: WalletLink): Promise<void> {
      const row = {
        mobile,
        token: seal.close(token, userId),
        linked_at: new Date(now()),
        balance: null,
        looked_at: null,
        expires_at: new Date(expiresAt),
      };
      await db
        .insertInto('paytm_links')
        .values({ user_id: userId, ...row })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
        .execute();
    },

    /** Whether Paytm may be asked for the balance now: not when anybody asked a moment ago. Who gets true, asks, and keeps the answer. */
    async takeLook(userId: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('paytm_links')
        .set({ looked_at: new Date(now()) })
        .where('user_id', '=', userId)
        .where(({ or, eb }) =>
          or([eb('looked_at', 'is', null), eb('looked_at', '<=', new Date(now() - lookSpacingMs))]),
        )
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async keepBalance(userId: string, balance: number | null): Promise<void> {
      await db
        .updateTable('paytm_links')
        .set({ balance, looked_at: new Date(now()) })
        .where('user_id', '=', userId)
        .execute();
    },

    /** The balance changes now: the next look asks for it. */
    async forgetBalance(userId: string): Promise<void> {
      await db
        .updateTable('paytm_links')
        .set({ balance: null, looked_at: null })
        .where('user_id', '=', userId)
        .execute();
    },

    /**
     * The wallet of a guest becomes that of the customer that the guest logs in as, in the transaction of the login: the payment that is under way goes
     * on. A customer who has linked one keeps it.
     */
    async adopt(guestId: string, userId: string, transaction: Database): Promise<void> {
      const row = await transaction
        .deleteFrom('paytm_links')
        .where('user_id', '=', guestId)
        .returningAll()
        .executeTakeFirst();
      const token = row && seal.open(row.token, guestId);
      if (!row || token === undefined) return;
      const { mobile, linked_at, expires_at } = row;
      const link = { mobile, linked_at, expires_at, token: seal.close(token, userId) };
      await transaction
        .insertInto('paytm_links')
        .values({ user_id: userId, ...link })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet(link).where('paytm_links.expires_at', '<=', new Date(now())),
        )
        .execute();
    },

    async remove(userId: string): Promise<void> {
      await db.deleteFrom('paytm_links').where('user_id', '=', userId).execute();
    },

    removeExpired: (removal: Removal): Promise<void> =>
      removeExpiredRows(
        db,
        { table: 'paytm_links', key: 'user_id', expiry: 'expires_at', until: new Date(now()) },
        removal,
      ),
  };
}
