import { sql, type Transaction } from 'kysely';
import type {
  AnonymousCredentials,
  LoggedInCredentials,
  SessionAttributes,
} from '#schemas/entities/session.ts';
import type { Session } from '../http/session.ts';
import type { RandomBytes } from '../random-bytes.ts';
import { batchedReads } from '../database/batched-reads.ts';
import type { Database } from '../database/database.ts';
import type { Removal } from '../database/remove-in-batches.ts';
import type { Tables } from '../database/tables.ts';
import {
  anonymousCredentials,
  type Generation,
  keyIdOf,
  loggedInCredentials,
  seedOf,
} from './credentials.ts';
import { lostReplyMs } from './lost-reply.ts';
import { removeExpiredSessions } from './remove-expired-sessions.ts';
import { deriveToken, hashToken, sameToken } from './tokens.ts';

export interface GuestSession {
  readonly userId: string;
  readonly cartId: string;
  readonly credentials: AnonymousCredentials;
}

export interface LoggedInSession {
  readonly credentials: LoggedInCredentials;
  readonly attributes: SessionAttributes;
}

export interface SessionOptions {
  readonly db: Database;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
  /** Signs credentials; the same in every process. */
  readonly secret: string;
  readonly accessSeconds: number;
  readonly refreshSeconds: number;
}

export type SessionRepository = ReturnType<typeof createSessionRepository>;

/**
 * A session is a family of generations: each refresh makes a new one and marks the old one as rotated. Credentials of an older generation
 * stay valid until they expire, so that running calls do not fail; only the latest generation can be refreshed.
 */
export function createSessionRepository({
  db,
  now,
  randomBytes,
  secret,
  accessSeconds,
  refreshSeconds,
}: SessionOptions) {
  const randomId = (prefix: string) => `${prefix}-${randomBytes(12).toString('base64url')}`;

  async function insertGeneration(transaction: Transaction<Tables>, generation: Generation) {
    const { family, number, salt } = generation;
    const seed = seedOf(generation);
    const guest = family.kind === 'guest';
    await transaction
      .insertInto('session_generations')
      .values({
        family_id: family.id,
        number,
        salt,
        key_id: guest ? keyIdOf(salt) : null,
        access_hash: hashToken(deriveToken(secret, 'access', seed)),
        secret_hash: guest ? hashToken(deriveToken(secret, 'secret', seed)) : null,
        refresh_hash: guest ? null : hashToken(deriveToken(secret, 'refresh', seed)),
        access_expires_at: new Date(now() + accessSeconds * 1000),
        refresh_expires_at: new Date(now() + refreshSeconds * 1000),
      })
      .execute();
  }

  async function createFamily(
    family: Generation['family'],
    attributes: SessionAttributes,
  ): Promise<Generation> {
    const generation = { family, number: 1, salt: randomBytes(24).toString('base64url') };
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('session_families')
        .values({
          id: family.id,
          kind: family.kind,
          user_id: family.userId,
          cart_id: family.cartId,
          attributes: JSON.stringify(attributes),
          created_at: new Date(now()),
        })
        .execute();
      await insertGeneration(transaction, generation);
    });
    return generation;
  }

  /** Almost every call needs this lookup, so simultaneous ones share one query. */
  const findByAccess = batchedReads(async (accessHashes) => {
    const found = await db
      .selectFrom('session_generations as generation')
      .innerJoin('session_families as family', 'family.id', 'generation.family_id')
      .select(['family.id', 'family.kind', 'family.user_id', 'family.cart_id'])
      .select(['generation.key_id', 'generation.secret_hash', 'generation.access_hash'])
      .select('generation.access_expires_at')
      .where('generation.access_hash', '=', sql<string>`any(${[...accessHashes]}::text[])`)
      .where('family.revoked_at', 'is', null)
      .execute();
    return new Map(found.map((session) => [session.access_hash, session]));
  });

  /** The next generation of a session, or the existing one when the reply of this refresh was lost; undefined when refused. */
  async function rotate(
    by: { accessHash: string; secretHash: string; keyId: string } | { refreshHash: string },
    userId: string,
  ): Promise<(Generation & { attributes: SessionAttributes }) | undefined> {
    return db.transaction().execute(async (transaction) => {
      let query = transaction
        .selectFrom('session_generations as generation')
        .innerJoin('session_families as family', 'family.id', 'generation.family_id')
        .select(['family.id', 'family.kind', 'family.user_id', 'family.cart_id', 'family.attributes'])
        .select(['generation.number', 'generation.rotated_at', 'generation.refresh_expires_at'])
        .where('family.revoked_at', 'is', null)
        .forUpdate();
      query =
        'refreshHash' in by
          ? query.where('generation.refresh_hash', '=', by.refreshHash)
          : query
              .where('generation.access_hash', '=', by.accessHash)
              .where('generation.secret_hash', '=', by.secretHash)
              .where('generation.key_id', '=', by.keyId);
      const found = await query.executeTakeFirst();
      if (!found || !sameToken(found.user_id, userId) || found.refresh_expires_at.getTime() <= now())
        return undefined;

      const family = { id: found.id, kind: found.kind, userId: found.user_id, cartId: found.cart_id };
      const attributes = found.attributes as SessionAttributes;
      if (found.rotated_at === null) {
        const next = { family, number: found.number + 1, salt: randomBytes(24).toString('base64url') };
        await transaction
          .updateTable('session_generations')
          .set({ rotated_at: new Date(now()) })
          .where('family_id', '=', family.id)
          .where('number', '=', found.number)
          .execute();
        await insertGeneration(transaction, next);
        return { ...next, attributes };
      }

      const successor = await transaction
        .selectFrom('session_generations')
        .select(['number', 'salt', 'rotated_at'])
        .where('family_id', '=', family.id)
        .where('number', '=', found.number + 1)
        .executeTakeFirst();
      // The successor may have expired first, if sessions are shorter now than when this one began.
      const replyWasLost =
        successor?.rotated_at === null && now() - found.rotated_at.getTime() <= lostReplyMs;
      if (replyWasLost) return { family, number: successor.number, salt: successor.salt, attributes };

      // A refresh token that is used again was copied, so the session ends for both holders. A guest's session has only a cart, so its
      // old token is just refused and the session stays valid.
      if (family.kind === 'logged-in') await revokeFamily(transaction, family.id);
      return undefined;
    });
  }

  async function revokeFamily(transaction: Transaction<Tables>, id: string) {
    await transaction
      .updateTable('session_families')
      .set({ revoked_at: new Date(now()) })
      .where('id', '=', id)
      .execute();
  }

  return {
    async createGuest(): Promise<GuestSession> {
      const family = {
        id: randomId('s'),
        kind: 'guest',
        userId: randomId('u'),
        cartId: randomId('c'),
      } as const;
      const generation = await createFamily(family, {});
      return {
        userId: family.userId,
        cartId: family.cartId,
        credentials: anonymousCredentials(secret, generation),
      };
    },

    async createLoggedInSession(
      attributes: SessionAttributes & { userId: string; cartId: string },
    ): Promise<LoggedInSession> {
      const family = {
        id: randomId('s'),
        kind: 'logged-in',
        userId: attributes.userId,
        cartId: attributes.cartId,
      } as const;
      const generation = await createFamily(family, attributes);
      return { credentials: loggedInCredentials(secret, generation), attributes };
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

    async verifyLoggedIn(accessToken: string): Promise<Session | undefined> {
      const found = await findByAccess(hashToken(accessToken));
      if (found?.kind !== 'logged-in' || found.access_expires_at.getTime() <= now()) return undefined;
      return { familyId: found.id, userId: found.user_id, cartId: found.cart_id, isLoggedIn: true };
    },

    /** The customer attributes of a session. */
    async attributesOf(familyId: string): Promise<SessionAttributes> {
      const { attributes } = await db
        .selectFrom('session_families')
        .select('attributes')
        .where('id', '=', familyId)
        .executeTakeFirstOrThrow();
      return attributes as SessionAttributes;
    },

    /** New credentials for the latest, perhaps expired, credentials of a guest. User and cart stay. */
    async refreshGuest(
      userId: string,
      { accessKeyId, secretKey, sessionToken }: AnonymousCredentials,
    ): Promise<GuestSession | undefined> {
      const next = await rotate(
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
      const next = await rotate({ refreshHash: hashToken(refreshToken) }, userId);
      return next && { credentials: loggedInCredentials(secret, next), attributes: next.attributes };
    },

    /** Ends a session: all its credentials become invalid. */
    async revoke(familyId: string): Promise<void> {
      await db.transaction().execute((transaction) => revokeFamily(transaction, familyId));
    },

    removeExpired: (removal?: Removal) => removeExpiredSessions(db, now(), removal),
  };
}
