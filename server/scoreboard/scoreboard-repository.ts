import type { Database } from '../database/database.ts';

export type ScoreboardRepository = ReturnType<typeof createScoreboardRepository>;

/** The scores of the promotion. */
export function createScoreboardRepository(db: Database) {
  return {
    async leaders(limit: number) {
      return db
        .selectFrom('leaderboard')
        .select(['name', 'runs'])
        .orderBy('runs', 'desc')
        .orderBy('name')
        .limit(limit)
        .execute();
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

    async updatedAt(): Promise<Date | undefined> {
      const { latest } = await db
        .selectFrom('leaderboard')
        .select(({ fn }) => fn.max('updated_at').as('latest'))
        .executeTakeFirstOrThrow();
      return (latest as Date | null) ?? undefined;
    },
  };
}
