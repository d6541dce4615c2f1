import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { cartChanged, cartClosed } from '../cart/cart-faults.ts';
import { turnOf } from '../cart/carts-repository.ts';
import type { FrozenCart } from '../cart/freeze-cart.ts';
import { writeRequest } from '../cart/write-request.ts';
import type { Database } from '../database/database.ts';
import { inTurn } from '../database/in-turn.ts';
import { type Session, sessionExpired } from '../http/session.ts';
import type { PlacedOrder } from '../placed-order.ts';
import type { RandomBytes } from '../random-bytes.ts';
import { notOpen, walletShort } from './checkout-faults.ts';
import { firstEvent } from './first-event.ts';
import type { Money } from './money.ts';
import type { Choice, Split } from './payment-choice.ts';
import type { RequestsRepository } from './requests-repository.ts';
import { isOpen } from './states.ts';
import { newTransactionId } from './transaction-id.ts';
import type { Payment, Transaction, TransactionsRepository } from './transactions-repository.ts';
import type { Transitions } from './transitions.ts';
import { payableMs } from './when-to-ask.ts';

export interface Caller {
  readonly session: Session;
  readonly request: FastifyRequest;
}

export interface ToBegin {
  readonly caller: Caller;
  readonly frozen: FrozenCart;
  readonly snapshot: PlacedOrder;
  /** The number of the order is the one that the customer has logged in by. */
  readonly isOwnNumber: boolean;
  /** Absent in the older calls, where it comes later. */
  readonly choice?: Choice;
  readonly split?: Split;
  /** The transaction that has begun without a way to pay. */
  readonly into?: Transaction | undefined;
}

interface Parts {
  readonly db: Database;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
  readonly transactions: TransactionsRepository;
  readonly transitions: Transitions;
  readonly requests: RequestsRepository;
  readonly money: Pick<Money, 'holdWallet'>;
}

/** A second tap on the button: the same order, asked for again within this time, is the same try. */
const doubleTapMs = 10_000;

export type BeginTransactions = ReturnType<typeof createBeginTransactions>;

/** Begins transactions, in the turn of their cart: there is one open transaction of a cart, and one order. */
export function createBeginTransactions(parts: Parts) {
  const { db, now, randomBytes, transactions, transitions, requests, money } = parts;

  /** The transaction of a request that was done before, or by which the cart became an order of the same customer. */
  async function doneBefore({ session, request }: Caller, cartId: string, from: Database = db) {
    const kept = writeRequest(request);
    const done = await requests.find(session.userId, kept, from);
    if (done !== undefined) return transactions.find(done, from);
    const order = await from
      .selectFrom('orders')
      .select('transaction_id')
      .where('cart_id', '=', cartId)
      .where('user_id', '=', session.userId)
      .executeTakeFirst();
    if (!order?.transaction_id) return undefined;
    await requests.keep(session.userId, kept, { transactionId: order.transaction_id, transaction: from });
    return transactions.find(order.transaction_id, from);
  }

  /** Who has logged in since has an id of their own: what a guest orders then would be nobody's. Goes after the turn of the cart, which a login takes too. */
  async function checkSession({ familyId }: Session, transaction: Database) {
    const family = await transaction
      .selectFrom('session_families')
      .select('revoked_at')
      .where('id', '=', familyId)
      .executeTakeFirst();
    if (!family || family.revoked_at) throw sessionExpired();
  }

  /** The cart has to be as it was priced. */
  async function checkCart({ cart, shop }: FrozenCart, transaction: Database) {
    const row = await transaction
      .selectFrom('carts')
      .select(['version', 'closed_at'])
      .where('id', '=', cart.id)
      .executeTakeFirst();
    if (row?.closed_at) throw cartClosed(shop.config);
    if ((row?.version ?? 0) !== cart.version) throw cartChanged();
  }

  /** Whether a transaction is this very try: the same order, asked for a moment ago or by its own id. */
  function isSame({ id, user_id, state, payment, created_at }: Transaction, asked: ToBegin): boolean {
    return (
      user_id === asked.caller.session.userId &&
      isOpen(state) &&
      payment.asked === fingerprintOf(asked) &&
      (id === asked.into?.id || now() - created_at.getTime() <= doubleTapMs)
    );
  }

  /** Goes on with what was chosen, as far as the customer need not do anything. */
  async function goOn(row: Transaction, transaction: Database): Promise<Transaction> {
    const event = firstEvent(row);
    if (!event) return row;
    return transitions.apply(row, { event }, transaction);
  }

  /** `into` has no way to pay yet. */
  async function write(
    asked: ToBegin,
    into: Transaction | undefined,
    transaction: Database,
  ): Promise<Transaction> {
    const { caller, frozen, snapshot, choice } = asked;
    const { session } = caller;
    const { amount, walletAmount } = asked.split ?? { amount: snapshot.netPrice, walletAmount: 0 };
    const { codeForOthers: promo, shop } = frozen;
    const payment: Payment = {
      ...(choice?.details ?? { primaryPaymentId: '', loyaltyEligible: false }),
      mode: choice?.mode ?? '',
      banks: choice?.banks ?? [],
      asked: fingerprintOf(asked),
      // PAY-12, SES-33: nobody has seen the number of a guest answer, nor that of somebody else.
      needsCode: !asked.isOwnNumber || (amount > 0 && amount >= shop.config.cashCodeFrom),
      ...(choice && promo && { promo }),
    };
    const gateway = choice?.gateway ?? null;
    if (into) {
      const changes = {
        snapshot: JSON.stringify(snapshot),
        payment,
        gateway,
        amount,
        wallet_amount: walletAmount,
      };
      return transactions.update(into.id, changes, transaction);
    }
    const id = newTransactionId(randomBytes);
    const row = await transactions.insert(
      {
        id,
        user_id: session.userId,
        cart_id: frozen.cart.id,
        state: 'AWAITING_MEANS',
        snapshot,
        payment,
        gateway,
        amount,
        walletAmount,
        expiresAt: new Date(now() + payableMs),
      },
      transaction,
    );
    await transactions.record({ id, event: 'begun', from: null, to: row.state }, transaction);
    return row;
  }

  return {
    doneBefore,

    /** The tries to order the same cart that this one ends. */
    async othersOf(asked: ToBegin): Promise<Transaction[]> {
      const all = await transactions.ofCart(asked.frozen.cart.id);
      return all.filter((other) => !isSame(other, asked));
    },

    async begin(asked: ToBegin): Promise<Transaction> {
      const { caller, frozen, snapshot, into } = asked;
      const { session, request } = caller;
      return inTurn(db, turnOf(frozen.cart.id), async (transaction) => {
        const before = await doneBefore(caller, frozen.cart.id, transaction);
        if (before) return before;
        await checkSession(session, transaction);
        await checkCart(frozen, transaction);
        const others = await transactions.lockOfCart(frozen.cart.id, transaction);
        const known = into && others.find(({ id }) => id === into.id);
        if (into && !(known && isOpen(known.state))) throw notOpen();
        const keep = (transactionId: string) =>
          requests.keep(session.userId, writeRequest(request), { transactionId, transaction });
        // Another request was faster: its way to pay is that of the transaction, and another one is another transaction.
        const isBare = known?.payment.mode === '';
        const same = others.find((other) => isSame(other, asked));
        if (same) {
          await keep(same.id);
          return same;
        }
        for (const other of others.filter(({ id }) => !isBare || id !== known.id)) {
          await transitions.apply(other, { event: 'superseded' }, transaction);
        }
        const begun = await write(asked, isBare ? known : undefined, transaction);
        const held = await money.holdWallet(begun, transaction);
        if (!held.isHeld) throw walletShort(held.balance, snapshot.netPrice);
        const row = await goOn(begun, transaction);
        await keep(row.id);
        return row;
      });
    },

    /** PAY-24. The customer agrees to the price without the code. */
    withoutPromo(row: Transaction, code: string): Promise<Transaction> {
      return transitions.inTime(row, async (current, transaction) => {
        if (current.state !== 'AWAITING_MEANS' || current.payment.promo?.code !== code) return current;
        const { promo: _, ...payment } = current.payment;
        return goOn(await transactions.update(current.id, { payment }, transaction), transaction);
      });
    },
  };
}

function fingerprintOf({ choice, snapshot }: ToBegin): string {
  return createHash('sha256')
    .update(JSON.stringify([choice?.details, snapshot]))
    .digest('base64url');
}
