import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { turnOf } from '../../cart/carts-repository.ts';
import type { Database } from '../../database/database.ts';
import { takeTurn } from '../../database/in-turn.ts';

/**
 * Lets two requests read a cart before either changes anything: they wait for the turn of the cart, which is held here, and get it in their order. For
 * PostgreSQL, whose connections wait for each other.
 */
export async function oneAfterAnother<First, Second>(
  db: Database,
  cartId: string,
  [first, second]: readonly [() => Promise<First>, () => Promise<Second>],
): Promise<[First, Second]> {
  const waiting = (count: number) =>
    vi.waitFor(async () => {
      const { rows } = await sql<{ waits: number }>`
        select count(*)::int as waits from pg_locks where not granted
      `.execute(db);
      expect(rows).toEqual([{ waits: count }]);
    }, 20_000);
  const begun = await db.transaction().execute(async (transaction) => {
    await takeTurn(transaction, turnOf(cartId));
    const one = first();
    await waiting(1);
    const other = second();
    await waiting(2);
    return [one, other] as const;
  });
  return Promise.all(begun);
}
