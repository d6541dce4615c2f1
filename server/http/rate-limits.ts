import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import {
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import { type Removal, removeExpiredRows } from '../database/remove-in-batches.ts';
import type { Valkey } from '../valkey/open-valkey.ts';
import { HttpFault } from './http-fault.ts';

/** Where limits are counted, shared by all processes. */
export interface Counts {
  readonly db: Database;
  /** In place of the database, which counts while it does not answer. */
  readonly valkey?: Pick<Valkey, 'client'> | undefined;
}

export interface RateLimit {
  /** Counts one use, or as many points as it costs; throws 429 when that exceeds the limit. */
  readonly take: (key: string, points?: number) => Promise<void>;
  /** Throws 429 when the next use would exceed the limit, without counting. */
  readonly check: (key: string) => Promise<void>;
  /** Takes back one use that was counted. */
  readonly giveBack: (key: string) => Promise<void>;
}

interface RateLimitOptions {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** What a person reads who exceeds it, with the time to wait in words. */
  readonly text?: (wait: string) => string;
}

/** Longer than Valkey takes, and short for a customer who waits. */
const valkeyMs = 250;

/** A count of uses in Valkey, or in the database where there is none and while it does not answer. */
function createLimiter({ db, valkey }: Counts, { name, points, seconds }: RateLimitOptions) {
  const inDatabase = new RateLimiterPostgres({
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
  if (!valkey) return inDatabase;
  const inValkey = new RateLimiterRedis({
    storeClient: valkey.client,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: `limit:${name}`,
    points,
    duration: seconds,
  });
  // The database stands in for what takes too long, too; in the inner one it would count a second time once that fails.
  return new RLWrapperTimeouts({ limiter: inValkey, timeoutMs: valkeyMs, insuranceLimiter: inDatabase });
}

/** A limit that all processes share. */
export function createRateLimit(counts: Counts, options: RateLimitOptions): RateLimit {
  const { text = tooManyRequests } = options;
  const limiter = createLimiter(counts, options);
  return {
    async take(key, cost = 1) {
      try {
        await limiter.consume(keyOf(key), cost);
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooMany(error, text) : error;
      }
    },
    async check(key) {
      const counted = await limiter.get(keyOf(key));
      if (counted && counted.remainingPoints <= 0) throw tooMany(counted, text);
    },
    async giveBack(key) {
      await limiter.reward(keyOf(key));
    },
  };
}

/** Most characters of a key; with the name of its limit it fits the column (255). Keys come from requests: user ids, forwarded addresses. */
const longestKey = 200;

/** A long key becomes its hash: two cut ones could be equal, and their callers would share a limit. */
function keyOf(key: string): string {
  return key.length <= longestKey ? key : createHash('sha256').update(key).digest('base64url');
}

function tooManyRequests(wait: string): string {
  return `Too many requests. Try again in ${wait}.`;
}

function tooMany({ msBeforeNext }: RateLimiterRes, text: (wait: string) => string): HttpFault {
  // Nothing is left of the time when it ends between the count and its reply.
  const wait = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new HttpFault(
    429,
    { code: 'TOO_MANY_REQUESTS', displayMsg: text(inWords(wait)) },
    { 'retry-after': String(wait) },
  );
}

function inWords(seconds: number): string {
  const [count, unit] =
    seconds <= 90
      ? [seconds, 'second']
      : seconds <= 90 * 60
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Removes expired counts: otherwise one row would stay for each address that ever called. */
export function removeExpiredCounts(db: Database, now: number, removal?: Removal): Promise<void> {
  return removeExpiredRows(
    db,
    { table: 'rate_limits', key: 'key', expiry: 'expire', until: String(now) },
    removal,
  );
}
