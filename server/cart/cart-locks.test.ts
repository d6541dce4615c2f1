import { expect, it, vi } from 'vitest';
import { createOrdersRepository } from '../orders/orders-repository.ts';
import { createLogIn } from '../login/log-in.ts';
import type { Session } from '../http/session.ts';
import { describePostgres } from '../testing/databases.ts';
import { untilWaiting } from '../testing/until-waiting.ts';
import { createCartsRepository } from './carts-repository.ts';
import { line, setUpCart } from './testing/set-up-cart.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

describePostgres('a login while the cart of the guest is replaced', (open) => {
  it('SES-34 CRT-17 waits for the cart before it locks the session, and takes along the cart that there is then', async () => {
    const { sessions, customers, carts, ofGuest, db, clock } = await setUpCart(await open());
    const guest = await sessions.createGuest();
    const { cartId, userId } = guest;
    await ofGuest(guest).post(0, [line('SID1')]);
    await carts.close(cartId);
    const { family_id: familyId } = await db
      .selectFrom('session_generations')
      .select('family_id')
      .executeTakeFirstOrThrow();
    const session: Session = { familyId, userId, cartId, isLoggedIn: false };
    const logIn = createLogIn({
      sessions,
      customers,
      carts,
      orders: createOrdersRepository(db, clock.now),
      others: [{ adopt: async () => {} }],
    });
    let login: Promise<string> | undefined;

    /** Another connection logs the guest in, as far as it comes: to the first lock that the write has. */
    async function beginLogin() {
      login = db
        .transaction()
        .execute((transaction) =>
          logIn.owner({ session, device: 'Chrome' }, { mobile: '9876543210' }, transaction),
        )
        .then(({ attributes }) => attributes.cartId);
      await untilWaiting(db, 1);
    }

    const writing = createCartsRepository({
      db,
      now: clock.now,
      sessions: {
        ...sessions,
        async currentCart(...asked) {
          await beginLogin();
          return sessions.currentCart(...asked);
        },
      },
    });
    const replaced = await writing.write({
      session,
      cartId,
      request: undefined,
      beginsAnew: true,
      change: (cart) => ({ next: { ...cart, isWalletUsed: true }, outcome: null }),
      reply: ({ id }) => id,
    });
    expect(replaced).not.toBe(cartId);
    expect(await login).toBe(replaced);
  });
});
