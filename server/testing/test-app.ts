import { randomBytes } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { headerNames } from '#schemas/header-names.ts';
import { buildApp } from '../app.ts';
import { seedCatalog } from '../catalog/seed/seed-catalog.ts';
import { createContentRepository, type Draft } from '../content/content-repository.ts';
import type { Database } from '../database/database.ts';
import { createLogger } from '../http/logger.ts';
import { seedGazetteer } from '../locator/seed/seed-country.ts';
import { createSessionRepository, type GuestSession } from '../session/session-repository.ts';
import { readSettings } from '../settings.ts';
import type { AppParts } from '../app.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { fixtureDocuments } from './documents.ts';

const secret = 'the secret of the tests, long enough';
export const authorToken = 'the-author-token-of-the-tests';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly clock: TestClock;
  readonly content: ReturnType<typeof createContentRepository>;
  readonly sessions: ReturnType<typeof createSessionRepository>;
  readonly get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  readonly ask: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  /** A call of the content command. */
  readonly author: (method: 'GET' | 'POST', url: string, payload?: object) => Promise<LightMyRequestResponse>;
}

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  readonly documents?: readonly Draft[];
  readonly pages?: AppParts['pages'];
  readonly authorToken?: string;
  /** Takes the lines that the server logs. */
  readonly logged?: string[];
}

/** The whole server on a test's database, with the sandbox's catalogue, the fixture documents and a test clock. */
export async function createTestApp(db: Database, options: Options = {}): Promise<TestApp> {
  const { env = {}, documents = fixtureDocuments, pages, logged } = options;
  const clock = createTestClock();
  const content = createContentRepository(db, clock.now);
  const settings = readSettings(env);
  await seedGazetteer(db);
  await seedCatalog(db);
  if (documents.length > 0) await content.publish(documents, 'seed');
  const log = logged
    ? createLogger('debug', { write: (line: string) => void logged.push(line) })
    : createLogger('silent');
  const { app } = await buildApp({
    db,
    settings,
    secret,
    authorToken: options.authorToken ?? authorToken,
    now: clock.now,
    randomBytes,
    log,
    ...(pages && { pages }),
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
    clock,
    content,
    sessions,
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

/** The headers that the app sends for a logged-in customer; begins a session for one. */
export async function customerHeaders(
  { sessions }: Pick<TestApp, 'sessions'>,
  { userId, mobile }: { readonly userId: string; readonly mobile?: string },
): Promise<Record<string, string>> {
  const { credentials } = await sessions.createLoggedInSession({
    userId,
    cartId: `c-${userId}`,
    ...(mobile !== undefined && { mobile }),
  });
  return {
    [headerNames.isLoggedIn]: 'true',
    [headerNames.userId]: userId,
    [headerNames.authToken]: credentials.accessToken,
  };
}
