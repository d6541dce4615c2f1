import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { headerNames } from '#schemas/header-names.ts';
import { buildApp } from '../app.ts';
import { createContentRepository, type Draft } from '../content/content-repository.ts';
import type { Database } from '../database/database.ts';
import { createLogger } from '../http/logger.ts';
import { seedGazetteer } from '../locator/seed/seed-country.ts';
import {
  createSessionRepository,
  type GuestSession,
  type LoggedInSession,
} from '../session/session-repository.ts';
import { readSettings } from '../settings.ts';
import type { AppParts } from '../app.ts';
import { sharedAuthor } from '../settings/author-settings.ts';
import { createCustomersRepository } from '../session/customers-repository.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { logIn, type TestCustomer } from './customers.ts';
import { fixtureDocuments } from './documents.ts';
import { seedShop } from './standing-shop.ts';

const secret = 'the secret of the tests, long enough';
export const authorToken = 'the-author-token-of-the-tests';

export interface TestApp {
  readonly app: FastifyInstance;
  /** What runs once an hour. */
  /** With an `ending` that is aborted, it removes nothing. */
  readonly removeExpired: (ending?: AbortSignal) => Promise<void>;
  /** What runs every few seconds. */
  readonly settleDue: () => Promise<void>;
  readonly clock: TestClock;
  readonly content: ReturnType<typeof createContentRepository>;
  readonly sessions: ReturnType<typeof createSessionRepository>;
  readonly customers: ReturnType<typeof createCustomersRepository>;
  readonly get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  readonly ask: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  /** A call of the content command. */
  readonly author: (method: 'GET' | 'POST', url: string, payload?: object) => Promise<LightMyRequestResponse>;
}

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  readonly documents?: readonly Draft[];
  readonly pages?: AppParts['pages'];
  readonly gateways?: AppParts['gateways'];
  readonly network?: AppParts['network'];
  readonly metrics?: AppParts['metrics'];
  readonly replica?: NonNullable<AppParts['replica']> & Pick<AppParts, 'db'>;
  /** Without it each request reads the revisions. */
  readonly changes?: AppParts['changes'];
  readonly authorToken?: string;
  /** False for a server without stores and products, which is ready sooner. */
  readonly shop?: boolean;
  /** Takes the lines that the server logs. */
  readonly logged?: string[];
}

/** The whole server on a test's database, with the sandbox's catalogue, the fixture documents and a test clock. */
export async function createTestApp(db: Database, options: Options = {}): Promise<TestApp> {
  const {
    env = {},
    documents = fixtureDocuments,
    pages,
    gateways,
    network,
    metrics,
    replica,
    changes,
    logged,
    shop = true,
  } = options;
  const clock = createTestClock();
  const content = createContentRepository(db, clock.now);
  const settings = readSettings(env);
  if (shop) {
    await seedGazetteer(db);
    await seedShop(db);
  }
  if (documents.length > 0) await content.publish(documents, 'seed');
  const log = logged
    ? createLogger('debug', { write: (line: string) => void logged.push(line) })
    : createLogger('silent');
  const { app, removals, dueJobs } = await buildApp({
    db,
    publicDb: replica?.db ?? db,
    replica,
    changes,
    counts: { db },
    ping: () => sql`select 1`.execute(db),
    settings,
    secret,
    authorTokens: [
      { name: sharedAuthor, token: options.authorToken ?? authorToken },
      ...(settings.AUTHOR_TOKENS ?? []),
    ],
    now: clock.now,
    randomBytes,
    log,
    metrics,
    ...(pages && { pages }),
    ...(gateways && { gateways }),
    ...(network && { network }),
  });
  const sessions = createSessionRepository({
    db,
    now: clock.now,
    randomBytes,
    secret,
    accessSeconds: settings.SESSION_TTL_SECONDS,
    refreshSeconds: settings.REFRESH_TTL_SECONDS,
  });
  const ask = (options: InjectOptions) => app.inject(options);
  return {
    app,
    async removeExpired(ending = new AbortController().signal) {
      for (const remove of removals) await remove(ending);
    },
    async settleDue() {
      for (const job of dueJobs) await job(new AbortController().signal);
    },
    clock,
    content,
    sessions,
    customers: createCustomersRepository(db, clock.now),
    ask,
    get: (url, headers = {}) => ask({ method: 'GET', url, headers }),
    author: (method, url, payload) =>
      ask({ method, url, headers: { authorization: `Bearer ${authorToken}` }, ...(payload && { payload }) }),
  };
}

/** The headers that the app sends for a guest. */
export function guestHeaders({ userId, credentials }: GuestSession): Record<string, string> {
  return {
    [headerNames.isLoggedIn]: 'false',
    [headerNames.userId]: userId,
    [headerNames.authToken]: credentials.accessKeyId,
    [headerNames.accessKeyId]: credentials.accessKeyId,
    [headerNames.secretKey]: credentials.secretKey,
    [headerNames.sessionToken]: credentials.sessionToken,
  };
}

/** The headers that the app sends for a logged-in customer. */
export function loginHeaders({
  attributes,
  credentials,
}: Pick<LoggedInSession, 'credentials'> & {
  readonly attributes: { readonly userId: string };
}): Record<string, string> {
  return {
    [headerNames.isLoggedIn]: 'true',
    [headerNames.userId]: attributes.userId,
    [headerNames.authToken]: credentials.accessToken,
  };
}

/** The same, after logging the customer in. */
export async function customerHeaders(
  test: Pick<TestApp, 'sessions' | 'customers'>,
  customer: TestCustomer,
): Promise<Record<string, string>> {
  return loginHeaders(await logIn(test, customer));
}
