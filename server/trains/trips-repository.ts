import { type Selectable, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { type Removal, removeExpiredRows } from '../database/remove-in-batches.ts';
import type { TrainOrderTable } from '../database/tables/train-tables.ts';

export type Trip = Selectable<TrainOrderTable>;
export type TripsRepository = ReturnType<typeof createTripsRepository>;

/** What is kept of a journey goes so long after it: a PNR says where somebody was. */
const keptMs = 30 * 24 * 60 * 60_000;
const batch = 20;

/** Orders to trains. An open one is neither placed nor deleted; each user has one at most. */
export function createTripsRepository(db: Database, now: () => number) {
  const placed = sql<boolean>`exists (select from orders where orders.train_order_id = train_orders.id)`;
  const open = (userId: string, from: Database) =>
    from
      .selectFrom('train_orders')
      .selectAll()
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .where(sql<boolean>`not ${placed}`)
      .orderBy('created_at', 'desc');

  /** Ends the open ones of a user. */
  async function endOpen(userId: string, transaction: Database): Promise<void> {
    await transaction
      .updateTable('train_orders')
      .set({ deleted_at: new Date(now()) })
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .where(sql<boolean>`not ${placed}`)
      .execute();
  }

  return {
    openOf: (userId: string, from: Database = db): Promise<Trip | undefined> =>
      open(userId, from).executeTakeFirst(),

    /** One of the user, with whether it is a placed order. */
    async find(userId: string, id: string) {
      return db
        .selectFrom('train_orders')
        .selectAll()
        .select(placed.as('is_placed'))
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
    },

    /** The row, locked until the transaction ends. */
    lock: (id: string, transaction: Database): Promise<Trip> =>
      transaction
        .selectFrom('train_orders')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow(),

    async insert(
      trip: Omit<
        Trip,
        | 'name'
        | 'coach'
        | 'berth'
        | 'instructions'
        | 'is_cancelled'
        | 'code_sent_at'
        | 'wrong_codes'
        | 'saved_at'
        | 'deleted_at'
        | 'asked_at'
        | 'created_at'
      >,
      transaction: Database,
    ): Promise<Trip> {
      const at = new Date(now());
      return transaction
        .insertInto('train_orders')
        .values({ ...trip, seats: JSON.stringify(trip.seats), asked_at: at, created_at: at })
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    async update(
      id: string,
      { seats, ...changes }: Partial<Omit<Trip, 'id'>>,
      from: Database = db,
    ): Promise<Trip> {
      return from
        .updateTable('train_orders')
        .set({ ...changes, ...(seats && { seats: JSON.stringify(seats) }) })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    endOpen,

    /** What a guest began or ordered becomes that of the customer. What the guest began last takes the place of what the customer had begun. */
    async adopt(guestId: string, userId: string, transaction: Database): Promise<void> {
      if (await open(guestId, transaction).executeTakeFirst()) await endOpen(userId, transaction);
      await transaction
        .updateTable('train_orders')
        .set({ user_id: userId })
        .where('user_id', '=', guestId)
        .execute();
    },

    /** Those of placed orders that wait for their train and were not looked at since a time, the longest ago first. Marks them as looked at. */
    async toFollow(since: number): Promise<readonly Trip[]> {
      const { rows } = await sql<Trip>`
        update train_orders set asked_at = ${new Date(now())}
        where id in (
          select id from train_orders
          where saved_at is not null and not is_cancelled and ${placed}
            and asked_at <= ${new Date(since)} and arrives_at > ${new Date(now())}
          order by asked_at limit ${batch} for update skip locked
        )
        returning *
      `.execute(db);
      return rows;
    },

    async placedOrders(id: string): Promise<readonly string[]> {
      const rows = await db.selectFrom('orders').select('id').where('train_order_id', '=', id).execute();
      return rows.map((row) => row.id);
    },

    removeOld: (removal?: Removal): Promise<void> =>
      removeExpiredRows(
        db,
        { table: 'train_orders', key: 'id', expiry: 'arrives_at', until: new Date(now() - keptMs) },
        removal,
      ),
  };
}
