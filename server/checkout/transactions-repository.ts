import { type Insertable, type Selectable, sql } from 'kysely';
import type { PaymentDetails } from '#schemas/entities/order.ts';
import type { PaymentMode } from '#schemas/payment-modes.ts';
import type { Database } from '../database/database.ts';
import type { OrderTransactionTable } from '../database/tables/checkout-tables.ts';
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
  /** Something was asked of the gateway: money may come. */
  readonly isAsked?: true;
  /** What the gateway answered to a request for UPI. */
  readonly upi?: { readonly requestId?: string; readonly link?: string; readonly vpa?: string };
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

export type TransactionsRepository = ReturnType<typeof createTransactionsRepository>;

/** Tries to order and pay, with what happened to each. */
export function createTransactionsRepository(db: Database, now: () => number) {
  const selected = (from: Database) => from.selectFrom('order_transactions').selectAll();

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

    /** Those of a cart, the newest first, locked. */
    async lockOfCart(cartId: string, transaction: Database): Promise<Transaction[]> {
      const rows = await selected(transaction)
        .where('cart_id', '=', cartId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .forUpdate()
        .execute();
      return rows.map(transactionOf);
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

    /** When the server looks at it again; nothing where its state has changed meanwhile. */
    async postpone({ id, state }: Pick<Transaction, 'id' | 'state'>, checks: number, until: Date | null) {
      await db
        .updateTable('order_transactions')
        .set({ checks, next_check_at: until })
        .where('id', '=', id)
        .where('state', '=', state)
        .execute();
    },

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
     * Takes those that are due, for as long as the lease: other processes skip them. Who ends without having settled one leaves it to the next, after
     * the lease.
     */
    takeDue({ limit, leaseMs }: { readonly limit: number; readonly leaseMs: number }): Promise<string[]> {
      return db.transaction().execute(async (transaction) => {
        const due = await transaction
          .selectFrom('order_transactions')
          .select('id')
          .where('next_check_at', '<=', new Date(now()))
          .orderBy('next_check_at')
          .limit(limit)
          .forUpdate()
          .skipLocked()
          .execute();
        const ids = due.map(({ id }) => id);
        if (ids.length > 0)
          await transaction
            .updateTable('order_transactions')
            .set({ next_check_at: new Date(now() + leaseMs) })
            .where('id', 'in', ids)
            .execute();
        return ids;
      });
    },
  };
}

function transactionOf(row: Selectable<OrderTransactionTable>): Transaction {
  return row as Transaction;
}
