import { sql } from 'kysely';
import { catalogueTag, noteTags } from '../cache-tags.ts';
import type { Database } from '../database/database.ts';

export type ScoreboardRepository = ReturnType<typeof createScoreboardRepository>;

/** The scores of the cricket promotion, and who votes in the world cup. */
export function createScoreboardRepository(db: Database) {
  const bestFirst = db.selectFrom('leaderboard').orderBy('runs', 'desc').orderBy('name').orderBy('id');

  return {
    async leaders(limit: number) {
      noteTags(catalogueTag);
      return bestFirst.select(['name', 'runs']).limit(limit).execute();
    },

    /** The leaders, the customer with this number being marked. */
    async leadersWith(mobile: string, limit: number) {
      const isOwn = sql<boolean>`coalesce(mobile = ${mobile}, false)`.as('isOwn');
      return bestFirst.select(['name', 'runs', isOwn]).limit(limit).execute();
    },

    /** Rank and score of a customer; equal scores have the same rank. Undefined without a score. */
    async scoreOf(mobile: string): Promise<{ runs: number; rank: number } | undefined> {
      const own = await db
        .selectFrom('leaderboard')
        .select('runs')
        .where('mobile', '=', mobile)
        .executeTakeFirst();
      if (!own) return undefined;
      const { better } = await db
        .selectFrom('leaderboard')
        .select(({ fn }) => fn.countAll<string>().as('better'))
        .where('runs', '>', own.runs)
        .executeTakeFirstOrThrow();
      return { runs: own.runs, rank: Number(better) + 1 };
    },

    async voters(limit: number) {
      return db
        .selectFrom('vote_leaders')
        .select(['name', 'correct', 'votes'])
        .orderBy('correct', 'desc')
        .orderBy('name')
        .orderBy('id')
        .limit(limit)
        .execute();
    },

    /** When a table last changed; undefined while it is empty. */
    async updatedAt(table: 'leaderboard' | 'vote_leaders'): Promise<Date | undefined> {
      const { latest } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.max('updated_at').as('latest'))
        .executeTakeFirstOrThrow();
      return (latest as Date | null) ?? undefined;
    },
  };
}
