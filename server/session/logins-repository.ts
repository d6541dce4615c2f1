import type { Database } from '../database/database.ts';
import { hashToken } from './tokens.ts';

/** One of the places where a customer is logged in. */
export interface LoginPlace {
  readonly id: string;
  readonly device: string;
  readonly startedAt: Date;
  readonly lastUsedAt: Date;
}

export type LoginsRepository = ReturnType<typeof createLoginsRepository>;

/** Where customers are logged in. Every query contains the customer, so that nobody ends or sees the login of another. */
export function createLoginsRepository(db: Database, now: () => number) {
  const running = (userId: string, from: Database = db) =>
    from
      .updateTable('session_families')
      .set({ revoked_at: new Date(now()) })
      .where('kind', '=', 'logged-in')
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null);

  /** Ends logins. Their devices are not told of orders any more. */
  async function end(logins: ReturnType<typeof running>, from: Database = db): Promise<void> {
    const ended = (await logins.returning('id').execute()).map(({ id }) => id);
    if (ended.length === 0) return;
    await from.deleteFrom('push_subscriptions').where('family_id', 'in', ended).execute();
  }

  return {
    /** The one used last first. */
    async list(userId: string): Promise<LoginPlace[]> {
      const rows = await db
        .selectFrom('session_families as family')
        .select(['family.id', 'family.device', 'family.created_at', 'family.last_used_at'])
        .where('family.kind', '=', 'logged-in')
        .where('family.user_id', '=', userId)
        .where('family.revoked_at', 'is', null)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('session_generations as generation')
              .select('generation.number')
              .whereRef('generation.family_id', '=', 'family.id')
              .where('generation.rotated_at', 'is', null)
              .where('generation.refresh_expires_at', '>', new Date(now())),
          ),
        )
        .execute();
      return rows
        .map(({ id, device, created_at, last_used_at }) => ({
          id,
          device: device ?? 'Unknown device',
          startedAt: created_at,
          lastUsedAt: last_used_at ?? created_at,
        }))
        .sort((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime());
    },

    /** Ends a login; nothing happens when the customer has none with this id. */
    async end(userId: string, id: string): Promise<void> {
      await end(running(userId).where('id', '=', id));
    },

    async endOthers(userId: string, id: string, transaction: Database = db): Promise<void> {
      await end(running(userId, transaction).where('id', '<>', id), transaction);
    },

    /** Ends the login of an access token, which may have expired. A user id that is given has to be that of the login. */
    async endOf(accessToken: string, userId: string | undefined): Promise<void> {
      const found = await db
        .selectFrom('session_generations as generation')
        .innerJoin('session_families as family', 'family.id', 'generation.family_id')
        .select(['family.id', 'family.user_id'])
        .where('generation.access_hash', '=', hashToken(accessToken))
        .executeTakeFirst();
      if (!found || (userId !== undefined && userId !== found.user_id)) return;
      await end(running(found.user_id).where('id', '=', found.id));
    },
  };
}
