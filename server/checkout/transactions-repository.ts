import { type Insertable, type Selectable, sql } from 'kysely';
import type { PaymentDetails } from '#schemas/entities/order.ts';
import type { PaymentMode } from '#schemas/payment-modes.ts';
import type { Database } from '../database/database.ts';
import { type LookedUpTo, type Removal, removeUnneeded } from '../database/remove-in-batches.ts';
import type { OrderTransactionTable } from '../database/tables/checkout-tables.ts';
import type { ExtraPayment } from './paid-twice.ts';
import { isOpen, type TransactionEvent, type TransactionState, transactionStates } from './states.ts';

/** What is kept of a payment: what was asked for, and what came of it. */
export interface Payment extends PaymentDetails {
  /** Absent until the customer has chosen one (the older calls). */
  readonly mode: PaymentMode | '';
  /** Hash of what was asked for: a second tap asks for the same. */
  readonly asked?: string;
  /** Whether the order needs a code when it is paid in cash. */
  readonly needsCode?: boolean;
  /** Banks of the way to pay, where it has some. */
  readonly banks?: readonly string[];
  /** A page of the gateway was handed out, or the gateway was asked for the money: it may come. */
  readonly isAsked?: true;
  /** Where the browser is, once a page of the gateway was handed out: see browser-place.ts. */
  readonly browser?: 'away' | 'back' | 'failed';
  /** Results that browsers brought back and that said it failed, by their hashes. */
  readonly failures?: readonly string[];
  /** How often a gateway was asked to send a request for UPI, which it may take for a duplicate then. */
  readonly upiTries?: number;
  /** What the gateway answered to a request for UPI. */
  readonly upi?: { readonly requestId?: string; readonly link?: string; readonly vpa?: string };
  /** The try to give it back: see refund-tries.ts. */
  readonly refund?: { readonly number: number; readonly known?: string | undefined };
  /** How often the gateway told of a success while it could not be asked at once: see settle.ts. */
  readonly told?: number;
  /** Up to which of these the gateway was asked since. */
  readonly looked?: number;
  /** What it was paid besides: see paid-twice.ts. */
  readonly extras?: readonly ExtraPayment[];
  /** A code that does not go with the way to pay: the customer has to agree to the price without it. */
  readonly promo?: { readonly code: string; readonly text: string };
  /** An e-voucher without a PIN, which the code of the transaction pays with. */
  readonly voucher?: { readonly code: string; readonly mobile: string };
  /** The code that is sent for it. */
  readonly code?: { readonly tries: number; readonly sentAt?: number };
}

export interface Transaction extends Omit<Selectable<OrderTransactionTable>, 'state' | 'payment'> {
  readonly state: TransactionState;
  readonly payment: Payment;
}

interface Event {
  readonly id: string;
  readonly event: TransactionEvent | 'begun';
  readonly from: TransactionState | null;
  readonly to: TransactionState;
  readonly detail?: Readonly<Record<string, unknown>> | undefined;
}

type Changes = Partial<
  Pick<
    Insertable<OrderTransactionTable>,
    | 'snapshot'
    | 'gateway'
    | 'amount'
    | 'wallet_amount'
    | 'reason'
    | 'order_id'
    | 'gateway_id'
    | 'checks'
    | 'next_check_at'
  > & { readonly state: TransactionState; readonly payment: Payment }
>;

/** How long a try that failed is kept: longer than the server looks for its money. */
const keptMs = 30 * 24 * 60 * 60_000;

interface ToTake {
  readonly leaseMs: number;
  /** Gateways that do not answer now. */
  readonly silent: readonly string[];
}

export type TransactionsRepository = ReturnType<typeof createTransactionsRepository>;

/** Tries to order and pay, with what happened to each. */
export function createTransactionsRepository(db: Database, now: () => number) {
  const selected = (from: Database) => from.selectFrom('order_transactions').selectAll();
  const ofCart = (cartId: string, from: Database) =>
    selected(from)
      .where('cart_id', '=', cartId)
      .where('state', 'in', [...transactionStates.filter(isOpen), 'UNKNOWN'])
      .orderBy('created_at', 'desc')
      .orderBy('id');

  return {
    async find(id: string, from: Database = db): Promise<Transaction | undefined> {
      const row = await selected(from).where('id', '=', id).executeTakeFirst();
      return row && transactionOf(row);
    },

    /** The row, locked until the transaction ends. */
    async lock(id: string, transaction: Database): Promise<Transaction> {
      return transactionOf(
        await selected(transaction).where('id', '=', id).forUpdate().executeTakeFirstOrThrow(),
      );
    },

    /** Those of a cart that another try ends, the newest first, locked. */
    async lockOfCart(cartId: string, transaction: Database): Promise<Transaction[]> {
      return (await ofCart(cartId, transaction).forUpdate().execute()).map(transactionOf);
    },

    /** The same, as they are now. */
    async ofCart(cartId: string): Promise<Transaction[]> {
      return (await ofCart(cartId, db).execute()).map(transactionOf);
    },

    /** What open transactions of a cart have set aside in the wallet of a customer. */
    async heldFor(cartId: string, userId: string): Promise<number> {
      const row = await db
        .selectFrom('order_transactions')
        .select(sql<string>`coalesce(sum(wallet_amount), 0)::text`.as('held'))
        .where('cart_id', '=', cartId)
        .where('user_id', '=', userId)
        .where('state', 'in', transactionStates.filter(isOpen))
        .executeTakeFirstOrThrow();
      return Number(row.held);
    },

    async insert(
      row: Pick<Transaction, 'id' | 'user_id' | 'cart_id' | 'state' | 'snapshot' | 'payment' | 'gateway'> & {
        readonly amount: number;
        readonly walletAmount: number;
        readonly expiresAt: Date;
      },
      transaction: Database,
    ): Promise<Transaction> {
      const { snapshot, payment, walletAmount, expiresAt, ...rest } = row;
      const at = new Date(now());
      return transactionOf(
        await transaction
          .insertInto('order_transactions')
          .values({
            ...rest,
            snapshot: JSON.stringify(snapshot),
            payment: JSON.stringify(payment),
            wallet_amount: walletAmount,
            reason: null,
            order_id: null,
            next_check_at: expiresAt,
            expires_at: expiresAt,
            created_at: at,
            updated_at: at,
          })
          .returningAll()
          .executeTakeFirstOrThrow(),
      );
    },

    async update(
      id: string,
      { payment, ...changes }: Changes,
      transaction: Database = db,
    ): Promise<Transaction> {
      return transactionOf(
        await transaction
          .updateTable('order_transactions')
          .set({
            ...changes,
            ...(payment && { payment: JSON.stringify(payment) }),
            updated_at: new Date(now()),
          })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow(),
      );
    },

    async record({ id, event, from, to, detail = {} }: Event, transaction: Database): Promise<void> {
      await transaction
        .insertInto('order_transaction_events')
        .values({
          transaction_id: id,
          event,
          from_state: from,
          to_state: to,
          detail: JSON.stringify(detail),
          at: new Date(now()),
        })
        .execute();
    },

    /** When the server looks at it again; nothing where its state has changed meanwhile, or the gateway told of it. */
    async postpone(
      { id, state, payment }: Pick<Transaction, 'id' | 'state' | 'payment'>,
      checks: number,
      until: Date | null,
    ) {
      await db
        .updateTable('order_transactions')
        .set({ checks, next_check_at: until })
        .where('id', '=', id)
        .where('state', '=', state)
        .where(sql<number>`coalesce((payment->>'told')::int, 0)`, '=', payment.told ?? 0)
        .execute();
    },

    /**
     * Removes tries without an order that ended long ago, with what happened to them. Those with money in the ledger stay for as long as orders:
     * until `booksUntil`, or for ever where that is undefined.
     */
    removeEnded: ({ booksUntil, ...removal }: Removal & { readonly booksUntil?: Date | undefined } = {}) =>
      removeUnneeded(async (after, mostRows) => {
        const isOver = sql`state in ('FAILED', 'REFUNDED') and next_check_at is null and order_id is null
          and updated_at <= ${new Date(now() - keptMs)}`;
        const isOld = booksUntil === undefined ? sql`false` : sql`updated_at <= ${booksUntil}`;
        const { rows } = await sql<LookedUpTo>`
          with looked as materialized (
            select id, updated_at from order_transactions
            where ${isOver} and (updated_at, id) > (${after.at}::timestamptz, ${after.id})
            order by updated_at, id limit ${mostRows}
          ), ended as materialized (
            select id, created_at from order_transactions as payment
            where id = any(array(select id from looked)) and ${isOver}
              and (${isOld} or state = 'FAILED' and not exists (
                select from ledger_entries where transaction_id = payment.id
              ))
            for update skip locked
          ), events as (
            delete from order_transaction_events using ended where transaction_id = ended.id
              -- No partition is looked into that ended before the first of them began, by whatever clock.
              and at >= (select min(created_at) from ended) - interval '1 day'
          ), removed as (
            delete from order_transactions using ended where order_transactions.id = ended.id
          )
          select id, updated_at::text as at from looked order by updated_at, looked.id
        `.execute(db);
        return { rows: rows.length, upTo: rows.at(-1) };
      }, removal),

    /** Whether the gateway may be asked now: not when anybody asked a moment ago. Who gets true, asks. */
    async takeQuestion(id: string, spacingMs: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('order_transactions')
        .set({ asked_at: new Date(now()) })
        .where('id', '=', id)
        .where(({ or, eb }) =>
          or([eb('asked_at', 'is', null), eb('asked_at', '<=', new Date(now() - spacingMs))]),
        )
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /**
     * Takes one that is due, for as long as the lease: other processes skip it. Who ends without having settled it leaves it to the next, after the
     * lease. What is owed back goes first.
     */
    takeDue({ leaseMs, silent }: ToTake): Promise<string | undefined> {
      return db.transaction().execute(async (transaction) => {
        const due = (isRefund: boolean) =>
          transaction
            .selectFrom('order_transactions')
            .select('id')
            .where('next_check_at', '<=', new Date(now()))
            .where('state', isRefund ? '=' : '<>', 'REFUND_DUE')
            .$if(silent.length > 0, (query) =>
              query.where(({ or, eb }) => or([eb('gateway', 'is', null), eb('gateway', 'not in', silent)])),
            )
            .orderBy('next_check_at')
            .limit(1)
            .forUpdate()
            .skipLocked()
            .executeTakeFirst();
        const found = (await due(true)) ?? (await due(false));
        if (!found) return undefined;
        await transaction
          .updateTable('order_transactions')
          .set({ next_check_at: new Date(now() + leaseMs) })
          .where('id', '=', found.id)
          .execute();
        return found.id;
      });
    },
  };
}

function transactionOf(row: Selectable<OrderTransactionTable>): Transaction {
  return row as Transaction;
}
