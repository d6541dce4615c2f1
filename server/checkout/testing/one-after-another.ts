import { turnOf } from '../../cart/carts-repository.ts';
import type { Database } from '../../database/database.ts';
import { takeTurn } from '../../database/in-turn.ts';
import { untilWaiting } from '../../testing/until-waiting.ts';

/**
 * Lets two requests read a cart before either changes anything: they wait for the turn of the cart, which is held here, and get it in their order. For
 * PostgreSQL, whose connections wait for each other.
 */
export async function oneAfterAnother<First, Second>(
  db: Database,
  cartId: string,
  [first, second]: readonly [() => Promise<First>, () => Promise<Second>],
): Promise<[First, Second]> {
  const begun = await db.transaction().execute(async (transaction) => {
    await takeTurn(transaction, turnOf(cartId));
    const one = first();
    await untilWaiting(transaction, 1);
    const other = second();
    await untilWaiting(transaction, 2);
    return [one, other] as const;
  });
  return Promise.all(begun);
}
