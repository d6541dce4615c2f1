import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import { HttpFault } from './http-fault.ts';

export interface RateLimit {
  /** Counts one more; throws 429 when it is one too many. */
  readonly take: (key: string) => Promise<void>;
}

interface RateLimitOptions {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** Counts in the database, so that every process counts together. */
export function createRateLimit(db: Database, { name, points, seconds }: RateLimitOptions): RateLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: {
      async query({ text, values = [] }: { text: string; values?: unknown[] }) {
        const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
        return { rows, rowCount: rows.length };
      },
    },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const wait = Math.ceil(error.msBeforeNext / 1000);
        throw new HttpFault(
          429,
          { code: 'TOO_MANY_REQUESTS', displayMsg: `Too many requests. Try again in ${wait} seconds.` },
          { 'retry-after': String(wait) },
        );
      }
    },
  };
}
