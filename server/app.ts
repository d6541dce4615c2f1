import type { FastifyInstance } from 'fastify';
import type { RenderPage } from '#schemas/page-input.ts';
import { cartModule } from './cart/cart-module.ts';
import { catalogModule } from './catalog/catalog-module.ts';
import { configModule } from './config/config-module.ts';
import { contentModule } from './content/content-module.ts';
import { customerModule } from './customer/customer-module.ts';
import { registerDocs } from './docs/register-docs.ts';
import { eventsModule } from './events/events-module.ts';
import { feedbackModule } from './feedback/feedback-module.ts';
import { createCheckCaller } from './http/check-caller.ts';
import { createServer } from './http/create-server.ts';
import { registerHealth } from './http/health.ts';
import { registerLatePictures } from './http/late-pictures.ts';
import { createRateLimit, removeExpiredCounts } from './http/rate-limits.ts';
import { refusedBodiesLimit } from './http/refuse-bodies.ts';
import { registerCalls } from './http/register-calls.ts';
import { identityModule } from './identity/identity-module.ts';
import { landingModule } from './landing/landing-module.ts';
import { locatorModule } from './locator/locator-module.ts';
import { loginModule } from './login/login-module.ts';
import { menuModule } from './menu/menu-module.ts';
import type { ModuleParts, RemoveExpired } from './module.ts';
import { moduleList } from './module-list.ts';
import { ordersModule } from './orders/orders-module.ts';
import { canonicalOrigin } from './own-address.ts';
import { brokenAddressPage } from './pages/plain-pages.ts';
import { registerPages } from './pages/register-pages.ts';
import type { Drawn } from './picture-drawer.ts';
import { registerIdentity } from './sandbox/identity/register-identity.ts';
import { createSandboxDoor } from './sandbox/sandbox-door.ts';
import { readMapPlaces } from './sandbox/tiles/map-places.ts';
import { registerTiles } from './sandbox/tiles/register-tiles.ts';
import { scoreboardModule } from './scoreboard/scoreboard-module.ts';
import { sessionModule } from './session/session-module.ts';
import { sitemapModule } from './sitemap/sitemap-module.ts';
import { registerOutbox } from './sms/register-outbox.ts';
import { smsModule } from './sms/sms-module.ts';

export interface AppParts extends ModuleParts {
  /** The built web app; without it the server answers calls alone. */
  readonly pages?: { readonly render: RenderPage; readonly folder: string; readonly drawn?: Drawn };
}

export interface App {
  readonly app: FastifyInstance;
  /** What removes expired rows from the database. */
  readonly removals: readonly RemoveExpired[];
}

/** The modules of the server, each with those that it needs. */
function modulesOf(parts: ModuleParts) {
  return moduleList()
    .add('session', () => sessionModule(parts))
    .add('sms', () => smsModule(parts))
    .add('identity', () => identityModule(parts))
    .add('content', () => contentModule(parts))
    .add('locator', () => locatorModule(parts))
    .add('orders', () => ordersModule(parts))
    .add('scoreboard', () => scoreboardModule(parts))
    .add('events', () => eventsModule(parts))
    .add('customer', ({ session }) => customerModule(parts, { session }))
    .add('feedback', ({ content }) => feedbackModule(parts, { content }))
    .add('config', ({ content, locator }) => configModule(parts, { content, locator }))
    .add('catalog', ({ locator, config }) => catalogModule(parts, { locator, config }))
    .add('sitemap', ({ content, catalog }) => sitemapModule(parts, { content, catalog }))
    .add('menu', ({ content }) => menuModule(parts, { content }))
    .add('cart', ({ session, content, locator, orders, catalog, menu }) =>
      cartModule(parts, { session, content, locator, orders, catalog, menu }),
    )
    .add('login', ({ session, sms, identity, cart }) => loginModule(parts, { session, sms, identity, cart }))
    .add('landing', ({ content, locator, orders, scoreboard, feedback, config, catalog }) =>
      landingModule(parts, { content, locator, orders, scoreboard, feedback, config, catalog }),
    );
}

/** Puts the server together; nothing is listening yet. */
export async function buildApp({ pages, ...parts }: AppParts): Promise<App> {
  const { db, settings, now, log } = parts;
  const isHttps = settings.PUBLIC_ORIGIN?.startsWith('https:') ?? false;
  const app = await createServer({
    log,
    trustProxy: settings.TRUST_PROXY,
    isHttps,
    refusedBodies: createRateLimit(db, refusedBodiesLimit),
    pages: pages && { folder: pages.folder, brokenAddress: brokenAddressPage(isHttps) },
  });
  await registerDocs(app, isHttps);

  const { modules, handlers, removals } = modulesOf(parts);
  registerCalls(app, {
    handlers,
    identify: modules.session.identify,
    checkCaller: createCheckCaller(settings.API_KEYS),
    authorise: modules.content.authorise,
    checkReplies: settings.SANDBOX,
  });
  registerHealth(app, db);
  if (settings.SANDBOX) registerTiles(app, () => readMapPlaces(db));
  const { outbox } = modules.sms;
  const { sandbox, returnAddress } = modules.identity;
  const door = createSandboxDoor({ authorToken: parts.authorToken, refusals: modules.content.refusals });
  if (outbox) registerOutbox(app, { outbox, door, isHttps });
  if (sandbox) registerIdentity(app, { identity: sandbox, returnAddress, door, isHttps });
  if (pages?.drawn) registerLatePictures(app, { folder: pages.folder, drawn: pages.drawn });
  if (pages) {
    registerPages(app, {
      render: pages.render,
      documentsFor: modules.content.documentsFor,
      menus: modules.menu.menus,
      catalog: modules.catalog.catalog,
      stores: modules.locator.stores,
      widgetContent: modules.landing.widgetContent,
      settings,
      origin: () => canonicalOrigin(settings, app.server),
      isHttps,
      now,
    });
  }
  return {
    app,
    removals: [...removals, (ending) => removeExpiredCounts(db, now(), { ending })],
  };
}
