import { type Insertable, type Selectable, sql } from 'kysely';
import type { CartLineInput } from '#schemas/entities/cart.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { Database } from '../database/database.ts';
import { inTurn, takeTurn } from '../database/in-turn.ts';
import { type Removal, removeExpiredRows, removeInBatches } from '../database/remove-in-batches.ts';
import type { CartRequestTable, CartTable } from '../database/tables/order-tables.ts';
import type { Session } from '../http/session.ts';
import type { SessionRepository } from '../session/session-repository.ts';
import { noSuchCart, requestIdReused } from './cart-faults.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A cart that nobody has opened for so long is removed. A session that is not used ends then too. */
const keptMs = 30 * dayMs;

/** What a customer put together. */
export interface CartContent {
  readonly lines: readonly CartLineInput[];
  readonly enteredCode: string | null;
  readonly storeId: string | null;
  readonly orderType: OrderTypeCode | null;
  readonly isWalletUsed: boolean;
}

export interface Cart extends CartContent {
  readonly id: string;
  readonly version: number;
  readonly isClosed: boolean;
  /** It takes the place of the cart that was asked for, which became an order. */
  readonly isReplaced: boolean;
}

interface RequestToKeep {
  readonly id: string;
  /** Hash of what is asked for. */
  readonly fingerprint: string;
}

/** What a write makes of a cart. `reply` is asked for once its version is known. */
export interface Change<Reply> {
  readonly next: CartContent;
  readonly reply: (cart: Cart) => Reply;
}

interface Write<Reply> {
  readonly session: Session;
  readonly cartId: string;
  /** Absent when the caller has no id for its request: then nothing is repeated. */
  readonly request: RequestToKeep | undefined;
  /** Begins a new cart where the old one became an order. */
  readonly beginsAnew: boolean;
  /** Throws when the cart cannot be changed so; nothing is written then. */
  readonly change: (cart: Cart) => Change<Reply>;
}

interface Options {
  readonly db: Database;
  readonly now: () => number;
  readonly sessions: Pick<SessionRepository, 'newCartId' | 'currentCart' | 'replaceCart'>;
}

export type CartsRepository = ReturnType<typeof createCartsRepository>;

const turnOf = (cartId: string) => `cart.${cartId}`;

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

  async function ownRow(session: Session, cartId: string) {
    const row = await rowOf(cartId, db);
    checkOwner(session, cartId, row);
    return row;
  }

  /** The row of a cart, and the reply of the same request, if it was done before. One query: other writes of the cart wait. */
  async function readForWrite(
    transaction: Database,
    { cartId, request }: Pick<Write<unknown>, 'cartId' | 'request'>,
  ) {
    const { rows } = await sql<
      { [K in keyof Selectable<CartTable>]: Selectable<CartTable>[K] | null } & {
        kept_fingerprint: string | null;
        kept_reply: string | null;
      }
    >`
      select cart.*, kept.fingerprint as kept_fingerprint, kept.reply as kept_reply
      from (select 1) as one
      left join carts as cart on cart.id = ${cartId}
      left join cart_requests as kept on kept.cart_id = ${cartId}
        and kept.request_id = ${request?.id ?? null} and kept.at > ${new Date(now() - dayMs)}
    `.execute(transaction);
    const [only] = rows;
    if (!only) throw new Error('The query of one row gave none.');
    const { kept_fingerprint, kept_reply, ...cart } = only;
    return {
      row: cart.id === null ? undefined : (cart as Selectable<CartTable>),
      kept: kept_reply === null ? undefined : { fingerprint: kept_fingerprint, reply: kept_reply },
    };
  }

  /** The cart in the place of one that became an order: that of the session by now, or a new one. */
  async function replacement(session: Session, old: string, transaction: Database): Promise<Cart> {
    const current = await sessions.currentCart(session, transaction);
    if (current !== undefined && current !== old) {
      await takeTurn(transaction, turnOf(current));
      const row = await rowOf(current, transaction);
      if (!row?.closed_at) return { ...cartOf(current, row), isReplaced: true };
    }
    const id = sessions.newCartId();
    await sessions.replaceCart(session, id, transaction);
    return { ...cartOf(id, undefined), isReplaced: true };
  }

  function keeping(within: Pick<Database, 'insertInto'>, kept: Insertable<CartRequestTable>) {
    const { cart_id: _, request_id: __, ...rest } = kept;
    return within
      .insertInto('cart_requests')
      .values(kept)
      .onConflict((conflict) => conflict.columns(['cart_id', 'request_id']).doUpdateSet(rest));
  }

  /** Writes a cart that changed, and the reply of a request that has an id, in one query. */
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
    const row = {
      owner_id: ownerId,
      version: cart.version,
      store_id: cart.storeId,
      order_type: cart.orderType,
      lines: JSON.stringify(cart.lines),
      entered_code: cart.enteredCode,
      is_wallet_used: cart.isWalletUsed,
      updated_at: new Date(now()),
      used_at: new Date(now()),
    };
    const values = { id: cart.id, ...row };
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
      const asked = await ownRow(session, cartId);
      const row = cartId === session.cartId ? asked : await ownRow(session, session.cartId);
      // Once a day: a cart that is looked at is in use.
      if (row && now() - row.used_at.getTime() > dayMs)
        await db
          .updateTable('carts')
          .set({ used_at: new Date(now()) })
          .where('id', '=', row.id)
          .execute();
      return { ...cartOf(session.cartId, row), isReplaced: cartId !== session.cartId };
    },

    /**
     * Changes a cart. Writes of one cart happen one at a time, and each once for its request id: the same request within a day gets the same reply
     * and changes nothing. A change of nothing leaves the version.
     */
    write<Reply>({ session, cartId, request, beginsAnew, change }: Write<Reply>): Promise<Reply> {
      return inTurn(db, turnOf(cartId), async (transaction) => {
        const { row, kept } = await readForWrite(transaction, { cartId, request });
        checkOwner(session, cartId, row);
        if (kept && kept.fingerprint !== request?.fingerprint) throw requestIdReused();
        if (kept) return JSON.parse(kept.reply) as Reply;
        const asked = cartOf(cartId, row);
        const cart = asked.isClosed && beginsAnew ? await replacement(session, cartId, transaction) : asked;
        const { next, reply } = change(cart);
        const isChanged = !isSame(cart, next);
        const after = { ...cart, ...next, version: cart.version + (isChanged ? 1 : 0) };
        const answer = reply(after);
        await save(transaction, {
          cart: isChanged ? after : undefined,
          ownerId: session.userId,
          kept: request && {
            cart_id: cartId,
            request_id: request.id,
            fingerprint: request.fingerprint,
            reply: JSON.stringify(answer),
            at: new Date(now()),
          },
        });
        return answer;
      });
    },

    /** SES-34. The cart of a guest becomes that of a customer, in the transaction of the login: from then on the guest has none. */
    async adopt(cartId: string, ownerId: string, transaction: Database): Promise<void> {
      await takeTurn(transaction, turnOf(cartId));
      await transaction
        .insertInto('carts')
        .values({
          id: cartId,
          owner_id: ownerId,
          version: 0,
          store_id: null,
          order_type: null,
          lines: '[]',
          entered_code: null,
          is_wallet_used: false,
          updated_at: new Date(now()),
          used_at: new Date(now()),
        })
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

    async removeExpired(removal?: Removal): Promise<void> {
      const until = new Date(now() - dayMs);
      await removeInBatches(async (rows) => {
        const { numAffectedRows } = await sql`
          with expired as materialized (
            select cart_id, request_id from cart_requests where at <= ${until}
            order by at limit ${rows} for update skip locked
          )
          delete from cart_requests as request using expired
          where request.cart_id = expired.cart_id and request.request_id = expired.request_id
        `.execute(db);
        return Number(numAffectedRows);
      }, removal);
      await removeExpiredRows(
        db,
        { table: 'carts', key: 'id', expiry: 'used_at', until: new Date(now() - keptMs) },
        removal,
      );
    },
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
    cart.isWalletUsed === next.isWalletUsed
  );
}
