import { sql } from 'kysely';
import type { AnonymousCredentials, LoggedInCredentials } from '#schemas/entities/session.ts';
import type { Session } from '../http/session.ts';
import { batchedReads } from '../database/batched-reads.ts';
import type { Database } from '../database/database.ts';
import type { Removal } from '../database/remove-in-batches.ts';
import { anonymousCredentials, loggedInCredentials } from './credentials.ts';
import { createCustomersRepository, type CustomerAttributes } from './customers-repository.ts';
import { createGenerations, type SessionOptions } from './generations.ts';
import { lostReplyMs } from './lost-reply.ts';
import { removeExpiredSessions } from './remove-expired-sessions.ts';
import { hashToken, sameToken } from './tokens.ts';

export interface GuestSession {
  readonly userId: string;
  readonly cartId: string;
  readonly credentials: AnonymousCredentials;
}

export interface LoggedInSession {
  readonly credentials: LoggedInCredentials;
  readonly attributes: CustomerAttributes;
}

/** A login: its session, and the id by which lists name it. */
export interface Login extends LoggedInSession {
  readonly id: string;
}

/** So far apart the clocks of two machines may be. */
const clockMs = 5 * 60_000;

export type SessionRepository = ReturnType<typeof createSessionRepository>;

export function createSessionRepository(options: SessionOptions) {
  const { db, now, randomBytes, secret, accessSeconds, refreshSeconds } = options;
  const generations = createGenerations(options);
  const customers = createCustomersRepository(db, now);
  const randomId = (prefix: string) => `${prefix}-${randomBytes(12).toString('base64url')}`;

  /** What valid credentials say of their session, by the hash of the access token: of those of `among`. */
  const lookUp = (accessHashes: readonly string[], among = sql<boolean>`true`) =>
    db
      .selectFrom('session_generations as generation')
      .innerJoin('session_families as family', 'family.id', 'generation.family_id')
      .leftJoin('customers as customer', (join) =>
        join.onRef('customer.id', '=', 'family.user_id').on('family.kind', '=', 'logged-in'),
      )
      .select(['family.id', 'family.kind', 'family.user_id', 'family.cart_id'])
      .select('customer.cart_id as customer_cart_id')
      .select(['generation.key_id', 'generation.secret_hash', 'generation.access_hash'])
      .select('generation.access_expires_at')
      .where('generation.access_hash', '=', sql<string>`any(${[...accessHashes]}::text[])`)
      .where(({ or, eb }) =>
        or([eb('family.revoked_at', 'is', null), eb('family.revoked_at', '>', new Date(now()))]),
      )
      .where(among)
      .execute();

  /** Made since the oldest that is still valid, give or take the clocks of two machines: by now's settings they are in one partition or two. */
  const isRecent = () => {
    const made = (at: number) => new Date(at + refreshSeconds * 1000);
    return sql<boolean>`generation.refresh_expires_at > ${made(now() - accessSeconds * 1000 - clockMs)}
      and generation.refresh_expires_at <= ${made(now() + clockMs)}`;
  };

  /** Almost every call needs this lookup, so simultaneous ones share one query. */
  const findByAccess = batchedReads(async (accessHashes) => {
    const found = await lookUp(accessHashes, isRecent());
    const isFound = new Set(found.map(({ access_hash }) => access_hash));
    // They have expired, or began with other settings.
    const others = accessHashes.filter((hash) => !isFound.has(hash));
    if (others.length > 0) found.push(...(await lookUp(others)));
    return new Map(found.map((session) => [session.access_hash, session]));
  });

  return {
    /** An id that nobody can guess. */
    newUserId: () => randomId('u'),
    newCartId: () => randomId('c'),

    async createGuest(): Promise<GuestSession> {
      const family = {
        id: randomId('s'),
        kind: 'guest',
        userId: randomId('u'),
        cartId: randomId('c'),
      } as const;
      const generation = await db
        .transaction()
        .execute((transaction) => generations.begin(transaction, family));
      return {
        userId: family.userId,
        cartId: family.cartId,
        credentials: anonymousCredentials(secret, generation),
      };
    },

    /** Begins a session of a customer on a device, in the transaction of its caller. */
    async createLoggedInSession(
      attributes: CustomerAttributes,
      device: string,
      transaction: Database = db,
    ): Promise<Login> {
      const generation = await generations.begin(transaction, {
        id: randomId('s'),
        kind: 'logged-in',
        userId: attributes.userId,
        cartId: attributes.cartId,
        device,
      });
      return { id: generation.family.id, credentials: loggedInCredentials(secret, generation), attributes };
    },

    /** A login whose reply was lost, with the same credentials again; undefined when it was used or has ended. */
    async repeatLogin(id: string): Promise<Login | undefined> {
      const generation = await generations.first(id);
      const attributes = generation && (await customers.find(generation.family.userId));
      return attributes && { id, credentials: loggedInCredentials(secret, generation), attributes };
    },

    /** The session of a guest's credentials; undefined when they are unknown, wrong, expired or revoked. */
    async verifyGuest({
      accessKeyId,
      secretKey,
      sessionToken,
    }: AnonymousCredentials): Promise<Session | undefined> {
      const found = await findByAccess(hashToken(sessionToken));
      if (!found?.key_id || !found.secret_hash || found.access_expires_at.getTime() <= now())
        return undefined;
      if (!sameToken(found.key_id, accessKeyId) || !sameToken(found.secret_hash, hashToken(secretKey)))
        return undefined;
      return { familyId: found.id, userId: found.user_id, cartId: found.cart_id, isLoggedIn: false };
    },

    /** The cart of a session as it is now, in the transaction of a change. */
    async currentCart({ familyId, userId, isLoggedIn }: Session, transaction: Database) {
      const row = isLoggedIn
        ? await transaction
            .selectFrom('customers')
            .select('cart_id')
            .where('id', '=', userId)
            .executeTakeFirst()
        : await transaction
            .selectFrom('session_families')
            .select('cart_id')
            .where('id', '=', familyId)
            .executeTakeFirst();
      return row?.cart_id;
    },

    /** Gives a guest another cart, or a customer on all devices. */
    async replaceCart({ familyId, userId, isLoggedIn }: Session, cartId: string, transaction: Database) {
      await (isLoggedIn
        ? transaction.updateTable('customers').set({ cart_id: cartId }).where('id', '=', userId)
        : transaction.updateTable('session_families').set({ cart_id: cartId }).where('id', '=', familyId)
      ).execute();
    },

    async verifyLoggedIn(accessToken: string): Promise<Session | undefined> {
      const found = await findByAccess(hashToken(accessToken));
      if (!found?.customer_cart_id || found.access_expires_at.getTime() <= now()) return undefined;
      return { familyId: found.id, userId: found.user_id, cartId: found.customer_cart_id, isLoggedIn: true };
    },

    /** New credentials for the latest, perhaps expired, credentials of a guest. User and cart stay. */
    async refreshGuest(
      userId: string,
      { accessKeyId, secretKey, sessionToken }: AnonymousCredentials,
    ): Promise<GuestSession | undefined> {
      const next = await generations.rotate(
        { accessHash: hashToken(sessionToken), secretHash: hashToken(secretKey), keyId: accessKeyId },
        userId,
      );
      return (
        next && {
          userId: next.family.userId,
          cartId: next.family.cartId,
          credentials: anonymousCredentials(secret, next),
        }
      );
    },

    /** New credentials for a refresh token; a token that was used before ends the session. */
    async refreshLoggedIn(userId: string, refreshToken: string): Promise<LoggedInSession | undefined> {
      const next = await generations.rotate({ refreshHash: hashToken(refreshToken) }, userId);
      const attributes = next && (await customers.find(userId));
      return attributes && { credentials: loggedInCredentials(secret, next), attributes };
    },

    /**
     * Ends a session whose place a login takes; false when it has ended already. For a moment it is still good: calls that are under way do
     * not fail, and the login may be repeated when its reply was lost. It is not refreshed any more.
     */
    async endSoon(familyId: string, transaction: Database): Promise<boolean> {
      const { numUpdatedRows } = await transaction
        .updateTable('session_families')
        .set({ revoked_at: new Date(now() + lostReplyMs) })
        .where('id', '=', familyId)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** A login has taken the place of a session. */
    async succeed(familyId: string, loginId: string, transaction: Database): Promise<void> {
      await transaction
        .updateTable('session_families')
        .set({ succeeded_by: loginId })
        .where('id', '=', familyId)
        .execute();
    },

    /** The login of this customer that has taken the place of a session which is still good for a moment. */
    async successorOf(familyId: string, userId: string, transaction: Database): Promise<string | undefined> {
      const row = await transaction
        .selectFrom('session_families as left')
        .innerJoin('session_families as next', 'next.id', 'left.succeeded_by')
        .select('next.id')
        .where('left.id', '=', familyId)
        .where('left.revoked_at', '>', new Date(now()))
        .where('next.user_id', '=', userId)
        .executeTakeFirst();
      return row?.id;
    },

    removeExpired: (removal?: Removal) =>
      removeExpiredSessions(db, { ...removal, now: now(), refreshSeconds }),
  };
}
