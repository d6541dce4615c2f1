import type { Database } from '../database/database.ts';
import { inTurn, takeTurn } from '../database/in-turn.ts';
import { type CartsRepository, turnOf } from '../cart/carts-repository.ts';
import type { OtherPayment } from '../gateways/gateway.ts';
import type { OrderNotices } from '../orders/order-notices.ts';
import type { PlaceOrder } from '../orders/place-order.ts';
import { notOpen } from './checkout-faults.ts';
import type { Money } from './money.ts';
import { withExtra, withExtras } from './paid-twice.ts';
import { isOpen, nextState, type TransactionEvent } from './states.ts';
import type { Transaction, TransactionsRepository } from './transactions-repository.ts';
import { isPayable, nextCheck } from './when-to-ask.ts';

export interface Change {
  readonly event: TransactionEvent;
  /** Why it failed, for customers. */
  readonly reason?: string | undefined;
  readonly gatewayId?: string | undefined;
  readonly payment?: Transaction['payment'] | undefined;
  /** What the gateway took besides. */
  readonly others?: readonly OtherPayment[] | undefined;
  /** For the record of events. */
  readonly detail?: Readonly<Record<string, unknown>> | undefined;
  /** Takes the money of a voucher or a wallet, in the same database transaction. */
  readonly pay?: ((row: Transaction, transaction: Database) => Promise<void>) | undefined;
}

/** What a customer reads of a transaction that ended so. */
const reasons: Partial<Readonly<Record<TransactionEvent, string>>> = {
  expired: 'The time to pay is over. Your cart is kept: please order again.',
  superseded: 'You began this order anew. This try has ended.',
  cancelled: 'The restaurant cancelled this order.',
  'order-cancelled': 'The restaurant cancelled this order.',
  'code-refused': 'A wrong code was entered too often. Your cart is kept: please order again.',
};

interface Parts {
  readonly db: Database;
  readonly now: () => number;
  readonly transactions: TransactionsRepository;
  readonly carts: Pick<CartsRepository, 'close'>;
  readonly place: PlaceOrder;
  readonly money: Money;
  /** The order that the money goes back of earns no points; those that it has earned are taken back. */
  readonly takeBack: (orderId: string, transaction: Database) => Promise<void>;
  /** Tells the customer, in the same database transaction. */
  readonly refunded: OrderNotices['refunded'];
}

export type Transitions = ReturnType<typeof createTransitions>;

/** The changes of state of transactions, each with its order, its money and its record, in one database transaction. */
export function createTransitions({ db, now, transactions, carts, place, money, takeBack, refunded }: Parts) {
  /** An event that the state does not know changes nothing. The row is locked, and it is the turn of its cart. */
  async function apply(row: Transaction, change: Change, transaction: Database): Promise<Transaction> {
    const to = nextState(row.state, change.event);
    if (to === undefined) return row;
    const order = to === 'CONFIRMED' ? await confirm(row, change, transaction) : undefined;
    if (to === 'CONFIRMED' && !order) {
      // The cart holds nothing any more, or is an order already. What a gateway took is given back; nothing else was taken.
      if (nextState(row.state, 'paid-in-vain') === undefined) throw notOpen();
      return apply(row, { ...change, event: 'paid-in-vain' }, transaction);
    }
    if (row.state === 'CONFIRMED') {
      await money.unsell(row, transaction);
      if (row.order_id !== null) await takeBack(row.order_id, transaction);
    } else if (to === 'REFUND_DUE') await money.oweBack(row, transaction);
    if (to === 'REFUNDED') {
      await money.giveBack(row, transaction);
      await refunded({ id: row.id, mobile: row.snapshot.user.mobile, amount: row.amount }, transaction);
    }
    if (isOpen(row.state) && !isOpen(to) && to !== 'CONFIRMED') await money.releaseWallet(row, transaction);
    const { reason = reasons[change.event] ?? row.reason, gatewayId = row.gateway_id } = change;
    const payment = await oweExtras(row, change, transaction);
    const next = { ...row, state: to, payment, checks: 0 };
    const after = await transactions.update(
      row.id,
      {
        state: to,
        payment,
        reason,
        gateway_id: gatewayId,
        order_id: order?.id ?? row.order_id,
        checks: 0,
        next_check_at: nextCheck(next, now()),
      },
      transaction,
    );
    await transactions.record(
      { id: row.id, event: change.event, from: row.state, to, detail: change.detail },
      transaction,
    );
    return after;
  }

  /** What was paid besides is owed back. Returns the payment with it. */
  async function oweExtras(
    row: Transaction,
    { payment = row.payment, gatewayId = row.gateway_id ?? undefined, others = [] }: Partial<Change>,
    transaction: Database,
  ): Promise<Transaction['payment']> {
    const all = withExtras(payment, others, gatewayId ?? null);
    for (const extra of all.added) await money.oweExtra(row, extra, transaction);
    return all.payment;
  }

  /** Makes the order of it. Undefined when there is no cart to be ordered. */
  async function confirm(row: Transaction, { event, pay }: Change, transaction: Database) {
    if (!(await carts.close(row.cart_id, transaction))) return undefined;
    const order = await place(
      { ...row.snapshot, userId: row.user_id, cartId: row.cart_id, transactionId: row.id, at: now() },
      transaction,
    );
    await pay?.(row, transaction);
    if (event === 'paid' && !pay) await money.receive(row, transaction);
    if (event === 'cash-agreed' || event === 'code-right') await money.agreeCash(row, transaction);
    await money.sell(row, transaction);
    return order;
  }

  /** The row, locked, in the turn of its cart. */
  async function lockInTurn(id: string, transaction: Database): Promise<Transaction | undefined> {
    const known = await transactions.find(id, transaction);
    if (!known) return undefined;
    await takeTurn(transaction, turnOf(known.cart_id));
    return transactions.lock(id, transaction);
  }

  /** What is done with a transaction in the turn of its cart. `act` gets the row as it is then, locked. */
  async function inTurnOf(
    { id, cart_id }: Pick<Transaction, 'id' | 'cart_id'>,
    act: (row: Transaction, transaction: Database) => Promise<Transaction>,
  ): Promise<Transaction> {
    return inTurn(db, turnOf(cart_id), async (transaction) =>
      act(await transactions.lock(id, transaction), transaction),
    );
  }

  /** What a customer does to pay counts within the time for it, also where nobody has ended the transaction yet: its price is that of then. */
  function inTime(
    row: Pick<Transaction, 'id' | 'cart_id'>,
    act: (row: Transaction, transaction: Database) => Promise<Transaction>,
  ): Promise<Transaction> {
    return inTurnOf(row, (current, transaction) => {
      const waits = current.state === 'AWAITING_CODE' || current.state === 'AWAITING_MEANS';
      if (waits && !isPayable(current, now())) return apply(current, { event: 'expired' }, transaction);
      return act(current, transaction);
    });
  }

  return {
    apply,
    inTurnOf,
    inTime,

    lockInTurn,

    /** Its gateway told of a success, and was not asked since: the server asks soon, by itself, once it is settled. */
    told: (row: Transaction): Promise<Transaction> =>
      inTurnOf(row, (current, transaction) => {
        const payment = { ...current.payment, told: (current.payment.told ?? 0) + 1 };
        // What is planned stays: who repeats a notice does not put it off.
        if (current.next_check_at) return transactions.update(row.id, { payment }, transaction);
        const next_check_at = nextCheck({ ...current, payment, checks: 0 }, now());
        return transactions.update(row.id, { payment, checks: 0, next_check_at }, transaction);
      }),

    /** The gateway of a settled transaction was asked. `others` is what it was paid besides. `row` is as it was before the question. */
    looked: (row: Transaction, others: readonly OtherPayment[]): Promise<Transaction> =>
      inTurnOf(row, async (current, transaction) => {
        const { told } = row.payment;
        const extra = await oweExtras(current, { others }, transaction);
        const isNews = told !== undefined && told !== current.payment.looked;
        const payment = isNews ? { ...extra, looked: told } : extra;
        if (payment === current.payment) return current;
        const next_check_at = nextCheck({ ...current, payment, checks: 0 }, now());
        return transactions.update(row.id, { payment, checks: 0, next_check_at }, transaction);
      }),

    /** The gateway gave back what it took besides. */
    extraIsBack: (row: Transaction, gatewayId: string): Promise<Transaction> =>
      inTurnOf(row, async (current, transaction) => {
        const extra = current.payment.extras?.find((one) => one.gatewayId === gatewayId);
        if (!extra || extra.isBack) return current;
        const { mobile } = current.snapshot.user;
        await money.giveExtraBack(current, extra, transaction);
        await refunded({ id: `${row.id}:${gatewayId}`, mobile, amount: extra.amount }, transaction);
        const payment = withExtra(current.payment, gatewayId, { isBack: true });
        return transactions.update(row.id, { payment }, transaction);
      }),

    /** The restaurant cancelled the order of a transaction: its money goes back, in the database transaction that cancels it. */
    async cancelOrder(id: string, transaction: Database): Promise<void> {
      const row = await lockInTurn(id, transaction);
      if (!row) return;
      // A way to pay may name a gateway that was not asked, such as that of cash.
      const isAtGateway = row.payment.isAsked === true && row.amount > 0;
      await apply(row, { event: isAtGateway ? 'order-cancelled' : 'cancelled' }, transaction);
    },

    /** Changes a transaction. `decide` says by what; undefined changes nothing. */
    change(
      row: Pick<Transaction, 'id' | 'cart_id'>,
      decide: (row: Transaction) => Change | undefined,
    ): Promise<Transaction> {
      return inTurnOf(row, async (current, transaction) => {
        const change = decide(current);
        return change ? apply(current, change, transaction) : current;
      });
    },
  };
}
