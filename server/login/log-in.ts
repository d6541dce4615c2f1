import type { FastifyRequest } from 'fastify';
import type { CartsRepository } from '../cart/carts-repository.ts';
import type { Database } from '../database/database.ts';
import { type Session, sessionExpired } from '../http/session.ts';
import type { OrdersRepository } from '../orders/orders-repository.ts';
import type {
  CustomerAttributes,
  CustomersRepository,
  NewCustomer,
} from '../session/customers-repository.ts';
import type { Login, SessionRepository } from '../session/session-repository.ts';
import { deviceOf } from './device.ts';

export interface Asking {
  /** The session that logs in; the customer's takes its place. */
  readonly session: Session;
  readonly device: string;
}

/** What a guest has that the customer gets. */
export interface Adopting {
  readonly adopt: (guestId: string, userId: string, transaction: Database) => Promise<void>;
}

interface Parts {
  readonly sessions: SessionRepository;
  readonly customers: CustomersRepository;
  readonly carts: Pick<CartsRepository, 'hold' | 'adopt'>;
  readonly orders: Pick<OrdersRepository, 'adopt'>;
  /** What a guest has besides cart and orders. */
  readonly others: readonly Adopting[];
}

export type LogIn = ReturnType<typeof createLogIn>;

/** How every login ends: with a session of the customer in the place of the one that asked. In the transaction of its caller. */
export function createLogIn({ sessions, customers, carts, orders, others }: Parts) {
  /** Ends the session that asks, and returns the id of its cart. */
  async function leave({ session }: Asking, transaction: Database): Promise<string> {
    const cartId = await carts.hold(session, transaction);
    // Another login of the same guest was faster.
    if (!(await sessions.endSoon(session.familyId, transaction))) throw sessionExpired();
    return cartId;
  }

  async function arrive(
    { session, device }: Asking,
    { attributes, left }: { readonly attributes: CustomerAttributes; readonly left: string },
    transaction: Database,
  ): Promise<Login> {
    const { userId, cartId } = attributes;
    if (cartId === left) await carts.adopt(cartId, userId, transaction);
    // After the cart: who settles a payment locks the cart first, too.
    if (!session.isLoggedIn) {
      await orders.adopt(session.userId, userId, transaction);
      for (const { adopt } of others) await adopt(session.userId, userId, transaction);
    }
    const login = await sessions.createLoggedInSession(attributes, device, transaction);
    await sessions.succeed(session.familyId, login.id, transaction);
    return login;
  }

  return {
    async customer(asking: Asking, attributes: CustomerAttributes, transaction: Database): Promise<Login> {
      const left = await leave(asking, transaction);
      return arrive(asking, { attributes, left }, transaction);
    },

    /** The id of the login of this customer that took the place of the asking session a moment ago: its reply may have been lost. */
    async before({ session }: Asking, userId: string, transaction: Database): Promise<string | undefined> {
      await carts.hold(session, transaction);
      return sessions.successorOf(session.familyId, userId, transaction);
    },

    /** The customer with this number, of which it was shown that it is theirs; who is new is made from what was given. */
    async owner(
      asking: Asking,
      person: Omit<NewCustomer, 'userId' | 'cartId'>,
      transaction: Database,
    ): Promise<Login> {
      const left = await leave(asking, transaction);
      const attributes = await customers.findOrCreate(
        {
          ...person,
          userId: sessions.newUserId(),
          // A guest's cart becomes that of a new customer. The cart of another customer never does.
          cartId: asking.session.isLoggedIn ? sessions.newCartId() : left,
        },
        transaction,
      );
      return arrive(asking, { attributes, left }, transaction);
    },
  };
}

/** What every call of a login answers. `cognitoId` is the specification's name for the id of a login: that of the list of logins. */
export function loginReplyOf({ id, attributes, credentials }: Login) {
  return { attributes, credentials, cognitoId: id };
}

export function askingOf(session: Session, { headers }: FastifyRequest): Asking {
  return { session, device: deviceOf(headers['user-agent']) };
}
