import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { inTurn } from '../database/in-turn.ts';

/** More than the products of a menu; prevents a faulty client from filling the table. */
export const mostFavourites = 300;

export type FavouritesRepository = ReturnType<typeof createFavouritesRepository>;

/** The favourites of customers. Every query contains the customer, so that there is no access to those of another. */
export function createFavouritesRepository(db: Database, now: () => number) {
  return {
    /** Product ids, the latest first. */
    async list(userId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('favourite_products')
        .select('product_id')
        .where('user_id', '=', userId)
        .orderBy('marked_at', 'desc')
        .orderBy('product_id')
        .execute();
      return rows.map(({ product_id }) => product_id);
    },

    /** Marks a product; marking it again changes nothing. Returns the reason when it cannot be marked. */
    mark(userId: string, productId: string): Promise<'marked' | 'too-many' | 'no-such-product'> {
      return inTurn(db, userId, async (transaction) => {
        const { rows } = await sql<{ known: boolean; others: number }>`
          select exists (select from products where id = ${productId}) as known,
            (select count(*)::int from favourite_products
              where user_id = ${userId} and product_id <> ${productId}) as others
        `.execute(transaction);
        const [found] = rows;
        if (!found?.known) return 'no-such-product';
        if (found.others >= mostFavourites) return 'too-many';
        await transaction
          .insertInto('favourite_products')
          .values({ user_id: userId, product_id: productId, marked_at: new Date(now()) })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return 'marked';
      });
    },

    async unmark(userId: string, productId: string): Promise<void> {
      await db
        .deleteFrom('favourite_products')
        .where('user_id', '=', userId)
        .where('product_id', '=', productId)
        .execute();
    },
  };
}
