import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { promoAccount, takeWalletTurn } from './wallet-accounts.ts';

interface Options {
  readonly db: Database;
  readonly now: () => number;
  readonly ledger: Ledger;
  readonly log: Pick<Logger, 'warn'>;
}

/** Points that are given to a customer. */
export interface PromoGift {
  /** Names the gift for ever: one that was given is not given again. No colon. */
  readonly id: string;
  readonly userId: string;
  /** What customers read of it. */
  readonly title: string;
  /** In paise. */
  readonly amount: number;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** Wallets that one run looks at. The next one follows in seconds. */
const atOnce = 200;

export type PromoPoints = ReturnType<typeof createPromoPoints>;

/** Points that are given and expire. What is left of a gift at its end is posted back, by whichever process is first. */
export function createPromoPoints({ db, now, ledger, log }: Options) {
  /** Takes what has expired out of a wallet. It is the wallet's turn. */
  async function expireOf(userId: string, transaction: Database): Promise<void> {
    const due = await transaction
      .selectFrom('promo_points')
      .select(['id', 'times_expired'])
      .where('user_id', '=', userId)
      .where('due_at', '<=', new Date(now()))
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const { id, times_expired: times } of due) {
      const account = promoAccount(userId, id);
      const left = await ledger.balanceOf(account, transaction);
      await ledger.post(
        {
          posting: `promo-expired:${id}:${times + 1}`,
          kind: 'promo-expired',
          entries: [
            { account, amount: -left },
            { account: 'issued', amount: left },
          ],
        },
        transaction,
      );
      await transaction
        .updateTable('promo_points')
        .set({ due_at: null, times_expired: times + 1 })
        .where('id', '=', id)
        .execute();
    }
  }

  return {
    expireOf,

    /** False for a gift that was given already. */
    async give({ id, userId, title, amount, expiresAt }: PromoGift, transaction: Database): Promise<boolean> {
      await takeWalletTurn(userId, transaction);
      const { numInsertedOrUpdatedRows: count } = await transaction
        .insertInto('promo_points')
        .values({
          id,
          user_id: userId,
          title,
          expires_at: new Date(expiresAt),
          due_at: new Date(expiresAt),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (count !== 1n) return false;
      await ledger.post(
        {
          posting: `promo:${id}`,
          kind: 'promo-given',
          entries: [
            { account: 'issued', amount: -amount },
            { account: promoAccount(userId, id), amount },
          ],
        },
        transaction,
      );
      return true;
    },

    /** Points came back to gifts, which may be over by now. It is the wallet's turn. */
    async lookAgain(ids: readonly string[], transaction: Database): Promise<void> {
      if (ids.length === 0) return;
      await transaction
        .updateTable('promo_points')
        .set((eb) => ({ due_at: eb.ref('expires_at') }))
        .where('id', 'in', [...ids])
        .execute();
    },

    /** Takes away what has expired, until the signal says that the server ends. */
    async runDue(ending?: AbortSignal): Promise<void> {
      const due = await db
        .selectFrom('promo_points')
        .select('user_id')
        .distinct()
        .where('due_at', '<=', new Date(now()))
        .limit(atOnce)
        .execute();
      for (const { user_id: userId } of due) {
        if (ending?.aborted) return;
        try {
          await db.transaction().execute(async (transaction) => {
            await takeWalletTurn(userId, transaction);
            await expireOf(userId, transaction);
          });
        } catch (error) {
          log.warn({ err: error }, 'points that have expired were not taken away: it is tried again');
        }
      }
    },
  };
}
