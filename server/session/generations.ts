import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables/tables.ts';
import type { RandomBytes } from '../random-bytes.ts';
import { type Generation, keyIdOf, seedOf } from './credentials.ts';
import { lostReplyMs } from './lost-reply.ts';
import { renewDevice } from './renew-device.ts';
import { deriveToken, hashToken, sameToken } from './tokens.ts';

export interface SessionOptions {
  readonly db: Database;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
  /** Signs credentials; the same in every process. */
  readonly secret: string;
  readonly accessSeconds: number;
  readonly refreshSeconds: number;
}

type NewFamily = Generation['family'] & { readonly device?: string };

/** The latest credentials of a session: those of a guest, or the refresh token of a customer. */
type RefreshBy =
  | { readonly accessHash: string; readonly secretHash: string; readonly keyId: string }
  | { readonly refreshHash: string };

/**
 * A session is a family of generations: each refresh makes a new one and marks the old one as rotated. Credentials of an older generation
 * stay valid until they expire, so that running calls do not fail; only the latest generation can be refreshed.
 */
export function createGenerations(options: SessionOptions) {
  const { db, now, randomBytes, secret, accessSeconds, refreshSeconds } = options;
  const newSalt = () => randomBytes(24).toString('base64url');

  async function insert(transaction: Database, generation: Generation) {
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

  /** A guest's old credentials are refused with or without their row. A customer's row stays: when its token is used again, the session ends. */
  async function removeReplaced(transaction: Database, { id }: Generation['family']) {
    await transaction
      .deleteFrom('session_generations')
      .where('family_id', '=', id)
      .where('rotated_at', '<', new Date(now() - lostReplyMs))
      .where('access_expires_at', '<=', new Date(now()))
      .execute();
  }

  async function addNext(transaction: Transaction<Tables>, family: Generation['family'], last: number) {
    const next = { family, number: last + 1, salt: newSalt() };
    await transaction
      .updateTable('session_generations')
      .set({ rotated_at: new Date(now()) })
      .where('family_id', '=', family.id)
      .where('number', '=', last)
      .execute();
    await transaction
      .updateTable('session_families')
      .set({ last_used_at: new Date(now()) })
      .where('id', '=', family.id)
      .execute();
    await (family.kind === 'guest'
      ? removeReplaced(transaction, family)
      : renewDevice(family.id, now(), transaction));
    await insert(transaction, next);
    return next;
  }

  return {
    /** Begins a session, in the transaction of its caller. */
    async begin(transaction: Database, { device, ...family }: NewFamily): Promise<Generation> {
      const generation = { family, number: 1, salt: newSalt() };
      await transaction
        .insertInto('session_families')
        .values({
          id: family.id,
          kind: family.kind,
          user_id: family.userId,
          cart_id: family.cartId,
          created_at: new Date(now()),
          device,
        })
        .execute();
      await insert(transaction, generation);
      return generation;
    },

    /** The next generation of a session, or the existing one when the reply of this refresh was lost; undefined when refused. */
    async rotate(by: RefreshBy, userId: string): Promise<Generation | undefined> {
      return db.transaction().execute(async (transaction) => {
        let query = transaction
          .selectFrom('session_generations as generation')
          .innerJoin('session_families as family', 'family.id', 'generation.family_id')
          .select(['family.id', 'family.kind', 'family.user_id', 'family.cart_id'])
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
        if (found.rotated_at === null) return addNext(transaction, family, found.number);

        const successor = await transaction
          .selectFrom('session_generations')
          .select(['number', 'salt', 'rotated_at'])
          .where('family_id', '=', family.id)
          .where('number', '=', found.number + 1)
          .executeTakeFirst();
        // The successor may have expired first, if sessions are shorter now than when this one began.
        const replyWasLost =
          successor?.rotated_at === null && now() - found.rotated_at.getTime() <= lostReplyMs;
        if (replyWasLost) return { family, number: successor.number, salt: successor.salt };

        // A refresh token that is used again was copied, so the session ends for both holders. A guest's session has only a cart, so its
        // old token is just refused and the session stays valid.
        if (family.kind === 'logged-in') {
          await transaction
            .updateTable('session_families')
            .set({ revoked_at: new Date(now()) })
            .where('id', '=', family.id)
            .execute();
        }
        return undefined;
      });
    },

    /** The first generation of a session that was neither refreshed nor ended. */
    async first(familyId: string): Promise<Generation | undefined> {
      const found = await db
        .selectFrom('session_generations as generation')
        .innerJoin('session_families as family', 'family.id', 'generation.family_id')
        .select(['family.id', 'family.kind', 'family.user_id', 'family.cart_id', 'generation.salt'])
        .where('family.id', '=', familyId)
        .where('family.revoked_at', 'is', null)
        .where('generation.number', '=', 1)
        .where('generation.rotated_at', 'is', null)
        .executeTakeFirst();
      return (
        found && {
          family: { id: found.id, kind: found.kind, userId: found.user_id, cartId: found.cart_id },
          number: 1,
          salt: found.salt,
        }
      );
    },
  };
}
