import { sql } from 'kysely';
import type { z } from 'zod';
import type { PassbookMethod, PassbookType, PointKind, walletTransaction } from '#schemas/entities/wallet.ts';
import type { Database } from '../database/database.ts';
import { isEntryOf } from './wallet-accounts.ts';

/** Lines of a page. */
export const pageSize = 20;

interface Line {
  readonly number: number;
  readonly posting: string;
  readonly kind: string;
  readonly transaction_id: string | null;
  readonly at: Date;
  readonly amount: string;
  readonly balance: string;
  readonly points: PointKind[];
}

interface Wanted {
  /** Lines before this one. */
  readonly before?: number | undefined;
  readonly type?: PassbookType | undefined;
}

/** What a posting is to a customer. */
const methods: Readonly<Record<string, PassbookMethod>> = {
  'points-earned': 'EARNED',
  'points-taken-back': 'TAKEN_BACK',
  'points-refunded': 'REFUND',
  'promo-given': 'PROMO',
  'promo-expired': 'EXPIRED',
  'wallet-held': 'PAYMENT',
  'wallet-released': 'PAYMENT_RETURNED',
  cancelled: 'REFUND',
};

export type Passbook = ReturnType<typeof createPassbook>;

/**
 * The passbook of a wallet: its postings, numbered from the first, each with the balance after it. Every change of a wallet goes in its turn, so a
 * line keeps its number and its balance for ever.
 */
export function createPassbook(db: Database) {
  /** Words for lines that speak of orders, and of gifts. */
  async function about(userId: string, lines: readonly Line[]) {
    const transactionIds = lines.flatMap(({ transaction_id: id }) => id ?? []);
    const named = lines.map(({ posting }) => posting.split(':')[1] ?? '');
    const [orders, gifts] = await Promise.all([
      db
        .selectFrom('orders')
        .select(['id', 'number', 'transaction_id'])
        .where('user_id', '=', userId)
        .where((eb) =>
          eb.or([eb('transaction_id', 'in', [...transactionIds, '']), eb('id', 'in', [...named, ''])]),
        )
        .execute(),
      db
        .selectFrom('promo_points')
        .select(['id', 'title', 'expires_at'])
        .where('user_id', '=', userId)
        .where('id', 'in', [...named, ''])
        .execute(),
    ]);
    return (line: Line) => {
      const name = line.posting.split(':')[1];
      return {
        order: orders.find(
          ({ id, transaction_id: paidBy }) =>
            id === name || (paidBy !== null && paidBy === line.transaction_id),
        ),
        gift: gifts.find(({ id }) => id === name),
      };
    };
  }

  return {
    /** API-102, API-105. The newest first. */
    async page(userId: string, { before, type }: Wanted) {
      const { rows } = await sql<Line>`
        select * from (
          select posting, kind, transaction_id, at, amount::text, points,
            (row_number() over in_order)::int as number,
            (sum(amount) over in_order)::text as balance
          from (
            select posting, max(kind) as kind, max(transaction_id) as transaction_id, max(at) as at,
              sum(amount) as amount, max(id) as id,
              array_agg(distinct coalesce(nullif(split_part(account, ':', 3), ''), 'brand')) as points
            from ledger_entries where ${isEntryOf(userId)} group by posting
          ) as lines
          window in_order as (order by id)
        ) as book
        where (${before ?? null}::int is null or number < ${before ?? null}::int)
          and (${type ?? null}::text is null or (amount::bigint > 0) = (${type ?? null}::text = 'CREDIT'))
        order by number desc limit ${sql.lit(pageSize + 1)}
      `.execute(db);
      const lines = rows.slice(0, pageSize);
      const aboutLine = await about(userId, lines);
      return {
        transactions: lines.map((line): z.input<typeof walletTransaction> => {
          const { order, gift } = aboutLine(line);
          const method = methods[line.kind] ?? 'ADJUSTMENT';
          const amount = Number(line.amount);
          return {
            id: line.number,
            transactionDate: line.at.toISOString(),
            type: amount < 0 ? 'DEBIT' : 'CREDIT',
            method,
            title: titleOf(method, { order: order && (order.number ?? order.id), gift: gift?.title }),
            amount: Math.abs(amount),
            balance: Number(line.balance),
            points: line.points,
            ...(order && { orderId: order.id }),
            ...(method === 'PROMO' && gift && { expiresAt: gift.expires_at.toISOString() }),
          };
        }),
        hasNext: rows.length > pageSize,
      };
    },

    /** API-103. What the wallet held before a moment. */
    async balanceBefore(userId: string, moment: Date): Promise<number> {
      const row = await db
        .selectFrom('ledger_entries')
        .select(sql<string>`coalesce(sum(amount), 0)::text`.as('balance'))
        .where(isEntryOf(userId))
        .where('at', '<', moment)
        .executeTakeFirstOrThrow();
      return Number(row.balance);
    },
  };
}

interface About {
  /** Its number, for customers. */
  readonly order: string | undefined;
  readonly gift: string | undefined;
}

function titleOf(method: PassbookMethod, { order, gift = 'Promo points' }: About): string {
  switch (method) {
    case 'EARNED':
      return order === undefined ? 'Earned with an order' : `Earned with order ${order}`;
    case 'TAKEN_BACK':
      return order === undefined
        ? 'Points of a refunded order'
        : `Points of order ${order}, which was refunded`;
    case 'REFUND':
      return order === undefined ? 'Refund of an order' : `Refund of order ${order}`;
    case 'PAYMENT':
      return order === undefined ? 'Set aside for an order' : `Order ${order}`;
    case 'PAYMENT_RETURNED':
      return 'Given back: the order was not placed';
    case 'PROMO':
      return gift;
    case 'EXPIRED':
      return `Expired: ${gift}`;
    case 'ADJUSTMENT':
      return 'Added to your wallet';
  }
}
