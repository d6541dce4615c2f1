import type { Logger } from 'pino';
import type { PointKind } from '#schemas/entities/wallet.ts';
import { orderStages } from '#schemas/payment-actions.ts';
import type { Database } from '../database/database.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { stageOf } from '../orders/kitchen.ts';
import {
  ownerOf,
  paisePerPoint,
  refundAccount,
  takeWalletTurn,
  type WalletAccount,
} from './wallet-accounts.ts';
import { takeFrom, type Wallet } from './wallet.ts';

interface Options {
  readonly db: Database;
  readonly now: () => number;
  readonly ledger: Ledger;
  readonly wallet: Pick<Wallet, 'give' | 'parts'>;
  readonly log: Pick<Logger, 'warn'>;
}

/** Points that were earned are taken back from those that were earned first. */
const takingOrder: readonly PointKind[] = ['brand', 'refund', 'promo'];

/** Orders that one run posts. The next one follows in seconds. */
const atOnce = 200;

export type Earnings = ReturnType<typeof createEarnings>;

/**
 * The points that orders earn. An order says when (`points_due_at`: when it is delivered), and its points are posted in one database transaction that
 * takes that away. Several processes may do it at once: each takes an order that no other has. One that is killed has done all of it, or nothing.
 */
export function createEarnings({ db, now, ledger, wallet, log }: Options) {
  /** Posts the points of an order, unless another process does. */
  async function earn(orderId: string): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const order = await transaction
        .selectFrom('orders')
        .select(['user_id', 'stage', 'stages', 'summary'])
        .where('id', '=', orderId)
        .where('points_due_at', '<=', new Date(now()))
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!order) return;
      const points = order.summary?.loyaltyEarnedPoints ?? 0;
      if (stageOf(order, now()) === orderStages.DELIVERED)
        await wallet.give(
          {
            userId: order.user_id,
            amount: points * paisePerPoint,
            posting: `points-earned:${orderId}`,
            kind: 'points-earned',
          },
          transaction,
        );
      await earnsNoMore(orderId, transaction);
    });
  }

  async function earnsNoMore(orderId: string, transaction: Database): Promise<void> {
    await transaction
      .updateTable('orders')
      .set({ points_due_at: null })
      .where('id', '=', orderId)
      .where('points_due_at', 'is not', null)
      .execute();
  }

  async function isPosted(posting: string, transaction: Database): Promise<boolean> {
    const row = await transaction
      .selectFrom('ledger_entries')
      .select('id')
      .where('posting', '=', posting)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The order was given back: it earns nothing. What it has earned is taken back, as far as the wallet holds it: nobody owes points. */
  async function takeBack(orderId: string, transaction: Database): Promise<void> {
    await earnsNoMore(orderId, transaction);
    const earned = await transaction
      .selectFrom('ledger_entries')
      .select(['account', 'amount'])
      .where('posting', '=', `points-earned:${orderId}`)
      .where('account', 'like', 'wallet:%')
      .executeTakeFirst();
    if (!earned) return;
    const userId = ownerOf(earned.account as WalletAccount);
    await takeWalletTurn(userId, transaction);
    const posting = `points-taken-back:${orderId}`;
    if (await isPosted(posting, transaction)) return;
    const parts = (await wallet.parts(userId, transaction)).toSorted(
      (one, other) => takingOrder.indexOf(one.kind) - takingOrder.indexOf(other.kind),
    );
    const { entries, amount } = takeFrom(parts, earned.amount);
    await ledger.post(
      { posting, kind: 'points-taken-back', entries: [...entries, { account: 'issued', amount }] },
      transaction,
    );
  }

  return {
    takeBack,

    /**
     * Gives an order that was delivered back, as refund points for what it cost. Only for a customer, who has a wallet. False where that cannot be, or was
     * done before.
     */
    async refundInPoints(orderId: string): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const order = await transaction
          .selectFrom('orders')
          .select(['user_id', 'net_price', 'stage', 'stages'])
          .where('id', '=', orderId)
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom('customers').select('customers.id').whereRef('customers.id', '=', 'orders.user_id'),
            ),
          )
          .forUpdate()
          .executeTakeFirst();
        if (!order || stageOf(order, now()) !== orderStages.DELIVERED) return false;
        await takeWalletTurn(order.user_id, transaction);
        const posting = `points-refunded:${orderId}`;
        if (await isPosted(posting, transaction)) return false;
        await ledger.post(
          {
            posting,
            kind: 'points-refunded',
            entries: [
              { account: 'sales', amount: -order.net_price },
              { account: refundAccount(order.user_id), amount: order.net_price },
            ],
          },
          transaction,
        );
        await takeBack(orderId, transaction);
        return true;
      });
    },

    /** Those of these orders that were given back as refund points. */
    async refundedInPoints(orderIds: readonly string[]): Promise<ReadonlySet<string>> {
      if (orderIds.length === 0) return new Set();
      const rows = await db
        .selectFrom('ledger_entries')
        .select('posting')
        .where(
          'posting',
          'in',
          orderIds.map((id) => `points-refunded:${id}`),
        )
        .execute();
      return new Set(rows.map(({ posting }) => posting.slice('points-refunded:'.length)));
    },

    /** Posts the points of orders that were delivered, until the signal says that the server ends. */
    async runDue(ending?: AbortSignal): Promise<void> {
      const due = await db
        .selectFrom('orders')
        .select('id')
        .where('points_due_at', '<=', new Date(now()))
        .orderBy('points_due_at')
        .limit(atOnce)
        .execute();
      for (const { id } of due) {
        if (ending?.aborted) return;
        try {
          await earn(id);
        } catch (error) {
          log.warn({ err: error, orderId: id }, 'points were not posted: it is tried again');
        }
      }
    },
  };
}
