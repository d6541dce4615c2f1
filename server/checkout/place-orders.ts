import { isDeepStrictEqual } from 'node:util';
import type { OrderDetails, PaymentDetails } from '#schemas/entities/order.ts';
import { duplicateWindowMs } from '#schemas/entities/order-rules.ts';
import { cartChanged } from '../cart/cart-faults.ts';
import type { Session } from '../http/session.ts';
import type { OrdersRepository } from '../orders/orders-repository.ts';
import type { OptionOf } from '../payment-options/offered-options.ts';
import type { BeginTransactions, Caller, ToBegin } from './begin-transactions.ts';
import type { CheckOrder } from './check-order.ts';
import {
  noSuchTransaction,
  notOpen,
  notOrderable,
  orderCancelled,
  walletPaysLess,
} from './checkout-faults.ts';
import { hasOwnPrice } from './has-own-price.ts';
import { type Choice, choiceOf, isSamePayment, splitOf } from './payment-choice.ts';
import type { Settle } from './settle.ts';
import { isOpen } from './states.ts';
import type { Transaction, TransactionsRepository } from './transactions-repository.ts';
import { isToBeAsked } from './when-to-ask.ts';

interface Parts {
  readonly now: () => number;
  readonly check: CheckOrder;
  readonly optionOf: OptionOf;
  readonly balanceOf: (userId: string) => Promise<number>;
  readonly transactions: TransactionsRepository;
  readonly begins: BeginTransactions;
  readonly settle: Settle;
  readonly latestSince: OrdersRepository['latestSince'];
}

interface ToPay {
  readonly asked: PaymentDetails;
  /** The transaction that has begun without a way to pay. */
  readonly into?: Transaction | undefined;
}

export type PlaceOrders = ReturnType<typeof createPlaceOrders>;

/** From a cart to a transaction, by the calls of both generations. */
export function createPlaceOrders({
  now,
  check,
  optionOf,
  balanceOf,
  transactions,
  begins,
  settle,
  latestSince,
}: Parts) {
  /** A transaction of the caller; that of anybody else is not there. */
  async function own(session: Session, id: string): Promise<Transaction> {
    const row = await transactions.find(id);
    if (row?.user_id !== session.userId) throw noSuchTransaction();
    return row;
  }

  /** What the wallet has for this cart: also what an earlier try has set aside, which ends when this one begins. */
  async function balanceFor({ userId, isLoggedIn }: Session, cartId: string, { usesWallet }: Choice) {
    if (!usesWallet || !isLoggedIn) return 0;
    return (await balanceOf(userId)) + (await transactions.heldFor(cartId, userId));
  }

  /**
   * Asks the gateways of the other tries for this cart before it ends them: one that is paid is the order, and nobody pays twice. A gateway that does
   * not answer stops nobody: its money is given back when it comes.
   */
  async function beginAlone(asked: ToBegin): Promise<Transaction> {
    const others = (await begins.othersOf(asked)).filter(isToBeAsked);
    for (const other of others) await settle.byQuestion(other);
    const { caller, frozen } = asked;
    const paid = others.length > 0 ? await begins.doneBefore(caller, frozen.cart.id) : undefined;
    return paid ?? begins.begin(asked);
  }

  async function begin(caller: Caller, order: OrderDetails, { asked, into }: ToPay) {
    const choice = await choiceOf(asked, { optionOf, request: caller.request });
    const { problems, ...checked } = await check(caller, order, choice.mode);
    if (problems[0]) throw notOrderable(problems[0]);
    const balance = await balanceFor(caller.session, order.cartId, choice);
    const split = splitOf(choice, {
      price: checked.snapshot.netPrice,
      balance,
      hasOwnPrice: choice.usesWallet && hasOwnPrice(checked.frozen),
    });
    // Else more would be charged than the button said: points may have expired, or have paid elsewhere, while the page was open.
    if (split.walletAmount < (asked.walletAmount ?? 0)) throw walletPaysLess(split);
    return beginAlone({ caller, ...checked, choice, split, into });
  }

  async function beginBare(caller: Caller, order: OrderDetails) {
    const { problems, ...checked } = await check(caller, order, undefined);
    if (problems[0]) throw notOrderable(problems[0]);
    return beginAlone({ caller, ...checked });
  }

  /**
   * The transaction that the cart has become already, or else the one that `makeOne` begins. The money of an earlier try may arrive while the cart is read,
   * which closes the cart: then the order of that try is the reply, and not the fault that the closed cart is.
   */
  async function onceOrdered(
    caller: Caller,
    cartId: string,
    makeOne: () => Promise<Transaction>,
  ): Promise<Transaction> {
    const before = await begins.doneBefore(caller, cartId);
    if (before) return before;
    try {
      return await makeOne();
    } catch (error) {
      const meanwhile = await begins.doneBefore(caller, cartId);
      if (meanwhile) return meanwhile;
      throw error;
    }
  }

  return {
    own,

    /** API-063. */
    initiate(caller: Caller, order: OrderDetails, asked: PaymentDetails): Promise<Transaction> {
      return onceOrdered(caller, order.cartId, () => begin(caller, order, { asked }));
    },

    /** API-062, API-066. The way to pay comes later. */
    confirm(caller: Caller, order: OrderDetails): Promise<Transaction> {
      return onceOrdered(caller, order.cartId, () => beginBare(caller, order));
    },

    /** API-067. What was ordered is priced anew: the reply says what it costs now. */
    async retry(caller: Caller, id: string): Promise<Transaction> {
      const row = await own(caller.session, id);
      const ordered = await onceOrdered(caller, row.cart_id, async () =>
        beginBare(caller, await asBefore(caller, row, undefined)),
      );
      if (ordered.order_id !== null && ordered.state !== 'CONFIRMED') throw orderCancelled();
      return ordered;
    },

    /**
     * API-064, API-068. Begins the payment of a transaction. One whose payment has begun goes on; another way to pay is another transaction.
     */
    async submit(caller: Caller, id: string, asked: PaymentDetails): Promise<Transaction> {
      const row = await own(caller.session, id);
      return onceOrdered(caller, row.cart_id, async () => {
        if (!isOpen(row.state)) throw notOpen();
        const isBare = row.payment.mode === '';
        if (!isBare && isSamePayment(row.payment, asked)) return row;
        const { mode } = await choiceOf(asked, { optionOf, request: caller.request });
        return begin(caller, await asBefore(caller, row, mode), { asked, into: isBare ? row : undefined });
      });
    },

    /** PAY-40. An order of the last half hour, the newest. */
    duplicate({ userId }: Session) {
      return latestSince(userId, now() - duplicateWindowMs);
    },
  };

  /** The order of a transaction, to be asked for again: the cart has to hold what it held then. It is charged at what it costs now, and never at more than was agreed to. */
  async function asBefore(
    caller: Caller,
    { cart_id, snapshot }: Transaction,
    mode: Choice['mode'] | undefined,
  ): Promise<OrderDetails> {
    const { address, orderType, user, zeroContactDelivery, deliveryInstructions } = snapshot;
    const { partnerUserId, scheduledFor, netPrice } = snapshot;
    const order: OrderDetails = {
      cartId: cart_id,
      deliveryType: orderType,
      price: netPrice,
      userDetails: user,
      zeroContactDelivery,
      deliveryInstructions,
      ...(address && { address }),
      ...(partnerUserId !== null && { partnerUserId }),
      ...(scheduledFor !== null && { scheduledFor }),
    };
    const { frozen } = await check(caller, order, mode);
    if (!isDeepStrictEqual(frozen.cart.lines, snapshot.lines)) throw cartChanged();
    const price = frozen.priced.netPrice;
    return mode === undefined || price < netPrice ? { ...order, price } : order;
  }
}
