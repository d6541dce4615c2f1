import type { Database } from '../database/database.ts';
import { removeExpiredRows, type Removal } from '../database/remove-in-batches.ts';
import type { WalletLink } from '../gateways/paytm-wallet.ts';
import type { Seal } from './seal.ts';

interface Options {
  readonly db: Database;
  readonly now: () => number;
  readonly seal: Seal;
}

export interface LinkedWallet {
  readonly mobile: string;
  /** Secret: who has it can spend from the wallet. */
  readonly token: string;
}

export type PaytmLinks = ReturnType<typeof createPaytmLinks>;

/** The Paytm wallets that customers have linked. The database holds their tokens sealed. */
export function createPaytmLinks({ db, now, seal }: Options) {
  return {
    async find(userId: string): Promise<LinkedWallet | undefined> {
      const row = await db
        .selectFrom('paytm_links')
        .select(['mobile', 'token'])
        .where('user_id', '=', userId)
        .where('expires_at', '>', new Date(now()))
        .executeTakeFirst();
      const token = row && seal.open(row.token, userId);
      return row && token !== undefined ? { mobile: row.mobile, token } : undefined;
    },

    async keep(userId: string, mobile: string, { token, expiresAt }: WalletLink): Promise<void> {
      const row = {
        mobile,
        token: seal.close(token, userId),
        linked_at: new Date(now()),
        expires_at: new Date(expiresAt),
      };
      await db
        .insertInto('paytm_links')
        .values({ user_id: userId, ...row })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
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
