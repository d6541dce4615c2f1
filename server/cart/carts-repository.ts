import { type Insertable, type Selectable, sql } from 'kysely';
import type { CartLineInput } from '#schemas/entities/cart.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { Database } from '../database/database.ts';
import { inTurn, takeTurn } from '../database/in-turn.ts';
import type { Removal } from '../database/remove-in-batches.ts';
import type { CartRequestTable, CartTable } from '../database/tables/order-tables.ts';
import type { Session } from '../http/session.ts';
import type { SessionRepository } from '../session/session-repository.ts';
import { noSuchCart, requestIdReused } from './cart-faults.ts';
import { dayMs, removeExpiredCarts } from './remove-expired-carts.ts';
import type { writeRequest } from './write-request.ts';

/** What a customer put together. */
export interface CartContent {
  readonly lines: readonly CartLineInput[];
  readonly enteredCode: string | null;
  readonly storeId: string | null;
  readonly orderType: OrderTypeCode | null;
  readonly isWalletUsed: boolean;
  /** MEN-26. The menu that the lines were chosen from had no prices for the options of combos. */
  readonly seesNoOptionPrices: boolean;
}

export interface Cart extends CartContent {
  readonly id: string;
  readonly version: number;
  readonly isClosed: boolean;
  /** It takes the place of the cart that was asked for, which became an order. */
  readonly isReplaced: boolean;
}

/** What a write makes of a cart. The outcome is what its reply says besides the cart; it is stored as JSON. */
export interface Change<Outcome> {
  readonly next: CartContent;
  readonly outcome: Outcome;
}

interface Write<Outcome, Reply> {
  readonly session: Session;
  readonly cartId: string;
  /** Absent when the caller has no id for its request: then nothing is repeated. */
  readonly request: ReturnType<typeof writeRequest>;
  /** Begins a new cart where the old one became an order. */
  readonly beginsAnew: boolean;
  /** Throws when the cart cannot be changed so; nothing is written then. */
  readonly change: (cart: Cart) => Change<Outcome>;
  /** What is answered of the cart as it is now: after the change, or later, when the request is repeated. */
  readonly reply: (cart: Cart, outcome: Outcome) => Reply;
}

interface Options {
  readonly db: Database;
  readonly now: () => number;
  readonly sessions: Pick<SessionRepository, 'newCartId' | 'currentCart' | 'replaceCart'>;
}

export type CartsRepository = ReturnType<typeof createCartsRepository>;

/** What happens to a cart, and to what is made of it, happens one at a time. */
export const turnOf = (cartId: string) => `cart.${cartId}`;

/** The carts of guests and customers. A cart is reached by the session that has its id, and by no other. */
export function createCartsRepository({ db, now, sessions }: Options) {
  const rowOf = (id: string, from: Database) =>
    from.selectFrom('carts').selectAll().where('id', '=', id).executeTakeFirst();

  /** Throws when it is no cart of this session. One of another id may be what the session had before it became an order. */
  function checkOwner(session: Session, cartId: string, row: Selectable<CartTable> | undefined) {
    const isOwner = row?.owner_id === session.userId;
    const isReached =
      cartId === session.cartId
        ? row === undefined || isOwner || session.isLoggedIn
        : isOwner && row?.closed_at !== null;
    if (!isReached) throw noSuchCart();
  }

  async function ownRow(session: Session, cartId: string, from: Database) {
    const row = await rowOf(cartId, from);
    checkOwner(session, cartId, row);
    return row;
  }

  /** The cart of a session, to be read. One that became an order is shown empty, as the next one will begin. */
  async function current(session: Session, asked: string, from: Database) {
    const row = await ownRow(session, session.cartId, from);
    const isClosed = row?.closed_at != null;
    const cart = cartOf(session.cartId, isClosed ? undefined : row);
    return { row, cart: { ...cart, isClosed, isReplaced: asked !== session.cartId } };
  }

  /** The cart that a repeated write is answered with. */
  async function repeated(session: Session, row: Selectable<CartTable> | undefined, transaction: Database) {
    if (!row?.closed_at) return cartOf(row?.id ?? session.cartId, row);
    // The session was read before the write that it repeats was done.
    const cartId = (await sessions.currentCart(session, transaction)) ?? session.cartId;
    return (await current({ ...session, cartId }, row.id, transaction)).cart;
  }

  /** Locks the cart of a session, and returns its id: another write may have replaced it since the session was read. */
  async function hold(session: Session, transaction: Database): Promise<string> {
    await takeTurn(transaction, turnOf(session.cartId));
    const cartId = (await sessions.currentCart(session, transaction)) ?? session.cartId;
    if (cartId !== session.cartId) await takeTurn(transaction, turnOf(cartId));
    return cartId;
  }

  /** The row of a cart, and the outcome of the same request, if it was done before. One query: other writes of the cart wait. */
  async function readForWrite(
    transaction: Database,
    { cartId, request }: Pick<Write<unknown, unknown>, 'cartId' | 'request'>,
  ) {
    const { rows } = await sql<
      { [K in keyof Selectable<CartTable>]: Selectable<CartTable>[K] | null } & {
        kept_fingerprint: string | null;
        kept_outcome: string | null;
      }
    >`
      select cart.*, kept.fingerprint as kept_fingerprint, kept.outcome as kept_outcome
      from (select 1) as one
      left join carts as cart on cart.id = ${cartId}
      left join cart_requests as kept on kept.cart_id = ${cartId}
        and kept.request_id = ${request?.id ?? null} and kept.at > ${new Date(now() - dayMs)}
    `.execute(transaction);
    const [only] = rows;
    if (!only) throw new Error('The query of one row gave none.');
    const { kept_fingerprint, kept_outcome, ...cart } = only;
    return {
      row: cart.id === null ? undefined : (cart as Selectable<CartTable>),
      kept: kept_outcome === null ? undefined : { fingerprint: kept_fingerprint, outcome: kept_outcome },
    };
  }

  /** The cart in the place of one that became an order: that of the session by now, or a new one. */
  async function replacement(session: Session, old: string, transaction: Database): Promise<Cart> {
    const cartId = await hold({ ...session, cartId: old }, transaction);
    if (cartId !== old) {
      const row = await rowOf(cartId, transaction);
      if (!row?.closed_at) return { ...cartOf(cartId, row), isReplaced: true };
    }
    const id = sessions.newCartId();
    await sessions.replaceCart(session, id, transaction);
    return { ...cartOf(id, undefined), isReplaced: true };
  }

  function valuesOf(cart: Cart, ownerId: string): Insertable<CartTable> {
    return {
      id: cart.id,
      owner_id: ownerId,
      version: cart.version,
      store_id: cart.storeId,
      order_type: cart.orderType,
      lines: JSON.stringify(cart.lines),
      entered_code: cart.enteredCode,
      is_wallet_used: cart.isWalletUsed,
      sees_no_option_prices: cart.seesNoOptionPrices,
      updated_at: new Date(now()),
      used_at: new Date(now()),
    };
  }

  function keeping(within: Pick<Database, 'insertInto'>, kept: Insertable<CartRequestTable>) {
    const { cart_id: _, request_id: __, ...rest } = kept;
    return within
      .insertInto('cart_requests')
      .values(kept)
      .onConflict((conflict) => conflict.columns(['cart_id', 'request_id']).doUpdateSet(rest));
  }

  /** Writes a cart that changed, and the outcome of a request that has an id, in one query. */
  async function save(
    transaction: Database,
    {
      cart,
      ownerId,
      kept,
    }: { cart: Cart | undefined; ownerId: string; kept: Insertable<CartRequestTable> | undefined },
  ): Promise<void> {
    if (!cart) {
      if (kept) await keeping(transaction, kept).execute();
      return;
    }
    const values = valuesOf(cart, ownerId);
    const { id: _, ...row } = values;
    await (kept
      ? transaction
          .with('kept', (within) => keeping(within, kept))
          .insertInto('carts')
          .values(values)
      : transaction.insertInto('carts').values(values)
    )
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }

  return {
    /** The cart of a session, to be read. In the place of one that became an order it is the one that the session has now. */
    async find(session: Session, cartId: string): Promise<Cart> {
      if (cartId !== session.cartId) await ownRow(session, cartId, db);
      const { row, cart } = await current(session, cartId, db);
      // Once a day: a cart that is looked at is in use.
      if (row && now() - row.used_at.getTime() > dayMs)
        await db
          .updateTable('carts')
          .set({ used_at: new Date(now()) })
          .where('id', '=', row.id)
          .execute();
      return cart;
    },

    /**
     * Changes a cart. Writes of one cart happen one at a time, and each once for its request id: the same request within a day changes nothing, and
     * is answered with its outcome and the cart as it is by then. A change of nothing leaves the version.
     */
    write<Outcome, Reply>(asked: Write<Outcome, Reply>): Promise<Reply> {
      const { session, cartId, request, beginsAnew, change, reply } = asked;
      return inTurn(db, turnOf(cartId), async (transaction) => {
        const { row, kept } = await readForWrite(transaction, { cartId, request });
        checkOwner(session, cartId, row);
        if (kept && kept.fingerprint !== request?.fingerprint) throw requestIdReused();
        if (kept)
          return reply(await repeated(session, row, transaction), JSON.parse(kept.outcome) as Outcome);
        const before = cartOf(cartId, row);
        const cart = before.isClosed && beginsAnew ? await replacement(session, cartId, transaction) : before;
        const { next, outcome } = change(cart);
        const isChanged = !isSame(cart, next);
        const after = { ...cart, ...next, version: cart.version + (isChanged ? 1 : 0) };
        const answer = reply(after, outcome);
        await save(transaction, {
          cart: isChanged ? after : undefined,
          ownerId: session.userId,
          kept: request && {
            cart_id: cartId,
            request_id: request.id,
            fingerprint: request.fingerprint,
            outcome: JSON.stringify(outcome),
            at: new Date(now()),
          },
        });
        return answer;
      });
    },

    /**
     * Goes before everything that a transaction locks of a session: writes lock the cart first, and the session when they replace it. Two that lock
     * them in different orders would wait for each other.
     */
    hold,

    /** SES-34. The cart of a guest, which is held, becomes that of a customer, in the transaction of the login: from then on the guest has none. */
    async adopt(cartId: string, ownerId: string, transaction: Database): Promise<void> {
      await transaction
        .insertInto('carts')
        .values(valuesOf(cartOf(cartId, undefined), ownerId))
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ owner_id: ownerId }))
        .execute();
    },

    /** The cart became an order: nothing changes it any more. False when it is one already, or holds nothing. */
    async close(cartId: string, transaction?: Database): Promise<boolean> {
      const closing = async (within: Database) => {
        const { numUpdatedRows } = await within
          .updateTable('carts')
          .set({ closed_at: new Date(now()) })
          .where('id', '=', cartId)
          .where('closed_at', 'is', null)
          .where(sql<boolean>`lines <> '[]'`)
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      };
      if (!transaction) return inTurn(db, turnOf(cartId), closing);
      await takeTurn(transaction, turnOf(cartId));
      return closing(transaction);
    },

    removeExpired: (removal?: Removal) => removeExpiredCarts(db, now(), removal),
  };
}

function cartOf(id: string, row: Selectable<CartTable> | undefined): Cart {
  return {
    id,
    version: row?.version ?? 0,
    lines: row?.lines ?? [],
    enteredCode: row?.entered_code ?? null,
    storeId: row?.store_id ?? null,
    orderType: (row?.order_type ?? null) as OrderTypeCode | null,
    isWalletUsed: row?.is_wallet_used ?? false,
    seesNoOptionPrices: row?.sees_no_option_prices ?? false,
    isClosed: row?.closed_at != null,
    isReplaced: false,
  };
}

/** A list that did not change is the same list: see the changes in cart-changes.ts. */
function isSame(cart: CartContent, next: CartContent): boolean {
  return (
    cart.lines === next.lines &&
    cart.enteredCode === next.enteredCode &&
    cart.storeId === next.storeId &&
    cart.orderType === next.orderType &&
    cart.isWalletUsed === next.isWalletUsed &&
    cart.seesNoOptionPrices === next.seesNoOptionPrices
  );
}
