import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { constants as zlib } from 'node:zlib';
import { appConfigDefaults } from '#schemas/documents/app-config-defaults.ts';
import type { RenderPage } from '#schemas/page-input.ts';
import { routesOf } from '#schemas/routes.ts';
import { headerNames } from '#schemas/header-names.ts';
import { catalogHandlers } from './catalog/catalog-handlers.ts';
import { createCatalogRepository } from './catalog/catalog-repository.ts';
import { dealHandlers } from './catalog/deal-handlers.ts';
import { menuHandlers } from './catalog/menu-handlers.ts';
import { createMenus } from './catalog/menus.ts';
import { createOrdersRepository } from './catalog/orders-repository.ts';
import { scoreboardHandlers } from './catalog/scoreboard-handlers.ts';
import { sitemapHandlers } from './catalog/sitemap-handlers.ts';
import { createWidgetContent } from './catalog/widget-content.ts';
import { configHandlers, effectiveConfig } from './config/config-handlers.ts';
import { createSandboxCities } from './config/ip-cities.ts';
import { contentHandlers } from './content/content-handlers.ts';
import { createContentRepository } from './content/content-repository.ts';
import { createDocumentsSource } from './content/documents-source.ts';
import { createPreviewTokens } from './content/preview-token.ts';
import { createDocumentsFor } from './content/request-documents.ts';
import { addressesHandlers } from './customer/addresses-handlers.ts';
import { createAddressesRepository } from './customer/addresses-repository.ts';
import { favouritesHandlers } from './customer/favourites-handlers.ts';
import { createFavouritesRepository } from './customer/favourites-repository.ts';
import type { Database } from './database/database.ts';
import { registerDocs } from './docs/register-docs.ts';
import { eventsHandlers } from './events/events-handlers.ts';
import { createFeedbackRepository } from './feedback/feedback-repository.ts';
import { feedbackHandlers } from './feedback/feedback-handlers.ts';
import { createCheckCaller } from './http/check-caller.ts';
import { endConnectionsOnClose } from './http/end-connections.ts';
import { createAnswerBrokenAddress, registerErrorReplies, unknownCall } from './http/error-replies.ts';
import type { Handlers } from './http/handlers.ts';
import { registerHealth } from './http/health.ts';
import { deepestNesting, isNestedBeyond } from './http/nesting.ts';
import { createRateLimit } from './http/rate-limits.ts';
import { registerCalls } from './http/register-calls.ts';
import { securityHeaders } from './http/security-headers.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { locatorHandlers } from './locator/locator-handlers.ts';
import { createPlacesRepository } from './locator/places-repository.ts';
import { createStoresRepository } from './locator/stores-repository.ts';
import { canonicalOrigin } from './own-address.ts';
import { pageRoute, registerPages } from './pages/register-pages.ts';
import { readMapPlaces } from './sandbox/tiles/map-places.ts';
import { registerTiles } from './sandbox/tiles/register-tiles.ts';
import { createIdentify } from './session/identify.ts';
import { sessionHandlers } from './session/session-handlers.ts';
import { createSessionRepository } from './session/session-repository.ts';
import type { RandomBytes } from './session/tokens.ts';
import type { Settings } from './settings.ts';

export interface AppParts {
  readonly db: Database;
  readonly settings: Settings;
  /** Signs sessions and previews. */
  readonly secret: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
  readonly log: Logger;
  /** The built web app; without it the server answers calls alone. */
  readonly pages?: { readonly render: RenderPage; readonly folder: string };
}

/** Milliseconds for a whole request to come in: even on a slow network it takes seconds, and whoever dawdles holds a connection. */
const requestTimeout = 30_000;
/** Milliseconds in which nothing moves in either direction: whoever has stopped to read a reply is gone. */
const connectionTimeout = 60_000;
/** More than a busy hour brings to one process; each costs memory and a file descriptor. */
const mostConnections = 10_000;

/** Puts the server together; nothing is listening yet. */
export async function buildApp({
  db,
  settings,
  secret,
  now,
  randomBytes,
  log,
  pages,
}: AppParts): Promise<FastifyInstance> {
  const isHttps = settings.PUBLIC_ORIGIN?.startsWith('https:') ?? false;
  const headers = securityHeaders(isHttps);
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.TRUST_PROXY ?? false,
    requestIdHeader: headerNames.requestId,
    frameworkErrors: createAnswerBrokenAddress({ headers, isHttps, hasPages: pages !== undefined }),
    bodyLimit: 4 * 1024 * 1024,
    requestTimeout,
    connectionTimeout,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.server.maxConnections = mostConnections;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  takeEmptyBodies(app);
  logReplies(app);
  endConnectionsOnClose(app);
  app.addHook('onRequest', async (_, reply) => void reply.headers(headers));
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } },
  });
  registerErrorReplies(app);
  await registerDocs(app, isHttps);

  const sessions = createSessionRepository({
    db,
    now,
    randomBytes,
    secret,
    accessSeconds: settings.SESSION_TTL_SECONDS,
    refreshSeconds: settings.REFRESH_TTL_SECONDS,
  });
  const content = createContentRepository(db, now);
  const tokens = createPreviewTokens(secret, now);
  const live = createDocumentsSource(content);
  const documentsFor = createDocumentsFor({
    live,
    repository: content,
    tokens,
  });
  const routes = routesOf(settings.brandPaths);
  const catalog = createCatalogRepository(db, now);
  const liveConfig = async () => (await effectiveConfig(live)) ?? appConfigDefaults;
  const menus = createMenus({ db, now, edvMinimum: async () => (await liveConfig()).edvMinimum });
  const stores = createStoresRepository(db);
  const feedback = createFeedbackRepository(db, now);
  const widgetContent = createWidgetContent({
    catalog,
    orders: createOrdersRepository(db, now),
    feedback,
    feedbackOrdersDuration: async () => (await liveConfig()).feedbackOrdersDuration,
    now,
  });

  const handlers: Handlers = {
    ...sessionHandlers({
      sessions,
      newGuests: createRateLimit(db, { name: 'guests', points: settings.GUESTS_PER_MINUTE, seconds: 60 }),
      refreshes: createRateLimit(db, { name: 'refreshes', points: 60, seconds: 600 }),
    }),
    ...configHandlers({ documentsFor, stores, cityOfIp: createSandboxCities(), settings, now }),
    ...catalogHandlers({ documentsFor, catalog, stores, widgetContent }),
    ...menuHandlers({ menus, documentsFor }),
    ...dealHandlers({ catalog, stores }),
    ...sitemapHandlers({ catalog, documentsFor, routes, brandPaths: settings.brandPaths }),
    ...scoreboardHandlers({ catalog, key: settings.SCOREBOARD_KEY, now }),
    ...locatorHandlers({
      stores,
      places: createPlacesRepository(db),
      searches: createRateLimit(db, { name: 'searches', points: 300, seconds: 60 }),
      searchesFrom: createRateLimit(db, { name: 'searches-from', points: 3000, seconds: 60 }),
      now,
    }),
    ...addressesHandlers({ addresses: createAddressesRepository({ db, now, randomBytes }), sessions }),
    ...favouritesHandlers(createFavouritesRepository(db, now)),
    ...feedbackHandlers({ documentsFor, feedback }),
    ...eventsHandlers(createRateLimit(db, { name: 'events', points: 120, seconds: 60 })),
    ...contentHandlers({
      repository: content,
      tokens,
      authorToken: settings.AUTHOR_TOKEN,
      refusals: createRateLimit(db, { name: 'author', points: 10, seconds: 300 }),
      routes,
      previewSeconds: settings.PREVIEW_TTL_SECONDS,
      now,
      randomBytes,
    }),
  };
  registerCalls(app, {
    handlers,
    identify: createIdentify(sessions),
    checkCaller: createCheckCaller(settings.API_KEYS),
    checkReplies: settings.SANDBOX,
  });
  registerHealth(app, db);
  if (settings.SANDBOX) registerTiles(app, () => readMapPlaces(db));
  if (pages) {
    registerStaticFiles(app, { folder: pages.folder, headers, isHttps });
    registerPages(app, {
      render: pages.render,
      documentsFor,
      menus,
      stores,
      widgetContent,
      routes,
      defaultStoreId: settings.DEFAULT_STORE_ID,
      origin: () => canonicalOrigin(settings, app.server),
      isHttps,
      now,
    });
  }
  app.setNotFoundHandler((request, reply) =>
    reply.status(404).header('cache-control', 'no-store').send(unknownCall(request)),
  );
  return app;
}

/** A call without a body sends none, whatever its content type says; the anonymous-user call is one. */
function takeEmptyBodies(app: FastifyInstance) {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    if (body === '') return done(null, {});
    const refuse = (code: string, message: string) =>
      done(Object.assign(new Error(message), { statusCode: 400, code }));
    let parsed: unknown;
    try {
      parsed = JSON.parse(body as string);
    } catch {
      return refuse('INVALID_JSON', 'The body is no JSON.');
    }
    if (isNestedBeyond(deepestNesting, parsed))
      return refuse('TOO_DEEP', `The body nests lists and objects more than ${deepestNesting} levels deep.`);
    done(null, parsed);
  });
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined && request.method !== 'GET' && request.method !== 'HEAD')
      request.body = {};
  });
}

/** One line a call, with how it went; pages and files at debug level. */
function logReplies(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const { url: route } = request.routeOptions;
    const isCall = route !== undefined && route !== pageRoute;
    const level = reply.statusCode >= 500 ? 'error' : isCall ? 'info' : 'debug';
    const { method } = request;
    request.log[level](
      { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'reply',
    );
  });
}
