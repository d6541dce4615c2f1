import type { FastifyInstance } from 'fastify';
import type { RenderPage } from '#schemas/page-input.ts';
import type { GatewayKind } from '#schemas/payment-actions.ts';
import { cartModule } from './cart/cart-module.ts';
import { catalogModule } from './catalog/catalog-module.ts';
import { cdnModule } from './cdn/cdn-module.ts';
import { checkoutModule } from './checkout/checkout-module.ts';
import { notifyPath } from './checkout/register-returns.ts';
import { configModule } from './config/config-module.ts';
import { contentModule } from './content/content-module.ts';
import { previewTokenOf } from './content/request-documents.ts';
import { customerModule } from './customer/customer-module.ts';
import { keepPartitions } from './database/partitions/keep-partitions.ts';
import type { Replica } from './database/replica/open-replica.ts';
import { registerDocs } from './docs/register-docs.ts';
import { eventsModule } from './events/events-module.ts';
import { feedbackModule } from './feedback/feedback-module.ts';
import type { Gateway, GatewayFetch } from './gateways/gateway.ts';
import { createCheckCaller } from './http/check-caller.ts';
import { createServer } from './http/create-server.ts';
import { registerHealth } from './http/health.ts';
import { registerLatePictures } from './http/late-pictures.ts';
import { createRateLimit, removeExpiredCounts } from './http/rate-limits.ts';
import { refusedBodiesLimit } from './http/refuse-bodies.ts';
import { type Publicly, registerCalls } from './http/register-calls.ts';
import { gatewaysModule } from './gateways/gateways-module.ts';
import { gatewayOrigins } from './gateways/gateway-origins.ts';
import { upiApps } from './gateways/upi-link.ts';
import { identityModule } from './identity/identity-module.ts';
import { landingModule } from './landing/landing-module.ts';
import { ledgerModule } from './ledger/ledger-module.ts';
import { locatorModule } from './locator/locator-module.ts';
import { loginModule } from './login/login-module.ts';
import { menuModule } from './menu/menu-module.ts';
import type { DueJob, ModuleParts, RemoveExpired } from './module.ts';
import { moduleList } from './module-list.ts';
import { orderAgainModule } from './order-again/order-again-module.ts';
import { ordersModule } from './orders/orders-module.ts';
import { canonicalOrigin } from './own-address.ts';
import { partitionedTables } from './partitioned-tables.ts';
import { partnersModule } from './partners/partners-module.ts';
import { paymentOptionsCalls } from './payment-options/payment-options-calls.ts';
import { paymentOptionsModule } from './payment-options/payment-options-module.ts';
import { paytmLinksModule } from './paytm-wallet/paytm-links-module.ts';
import { paytmWalletModule } from './paytm-wallet/paytm-wallet-module.ts';
import { brokenAddressPage } from './pages/plain-pages.ts';
import type { KeptPages } from './pages/kept-pages.ts';
import { registerPages } from './pages/register-pages.ts';
import type { Drawn } from './picture-drawer.ts';
import { registerEventsPage } from './sandbox/events/register-events-page.ts';
import { registerGateways } from './sandbox/gateways/register-gateways.ts';
import { createCreditToTry } from './vouchers/credit-to-try.ts';
import { createNotices } from './sandbox/gateways/notices.ts';
import { reachInside } from './sandbox/gateways/inside-fetch.ts';
import { sandboxGatewaysModule } from './sandbox/gateways/sandbox-gateways-module.ts';
import { upiAppPath } from './sandbox/gateways/upi-app.ts';
import { registerIdentity } from './sandbox/identity/register-identity.ts';
import { registerKitchen } from './sandbox/kitchen/register-kitchen.ts';
import { registerPartners } from './sandbox/partners/register-partners.ts';
import { createSandboxDoor } from './sandbox/sandbox-door.ts';
import { withForcedVariants } from './sandbox/variants/forced-variants.ts';
import { resultsModule } from './results/results-module.ts';
import { readMapPlaces } from './sandbox/tiles/map-places.ts';
import { registerVariants } from './sandbox/variants/register-variants.ts';
import { registerTiles } from './sandbox/tiles/register-tiles.ts';
import { pushModule } from './push/push-module.ts';
import { registerPushed } from './push/register-pushed.ts';
import { scoreboardModule } from './scoreboard/scoreboard-module.ts';
import { sessionModule } from './session/session-module.ts';
import { sitemapModule } from './sitemap/sitemap-module.ts';
import { registerOutbox } from './sms/register-outbox.ts';
import { smsModule } from './sms/sms-module.ts';
import { registerTrains } from './sandbox/trains/register-trains.ts';
import { sandboxTrainsModule } from './sandbox/trains/sandbox-trains-module.ts';
import { trackerModule } from './tracker/tracker-module.ts';
import { trainsModule } from './trains/trains-module.ts';
import { voucherCallsModule } from './vouchers/voucher-calls-module.ts';
import { vouchersModule } from './vouchers/vouchers-module.ts';
import { walletCalls } from './wallet/wallet-calls.ts';
import { createWalletConfig } from './wallet/wallet-gate.ts';
import { walletModule } from './wallet/wallet-module.ts';

export interface AppParts extends ModuleParts {
  /** A replica of the database, where the settings name one. */
  readonly replica?: Pick<Replica, 'publicly' | 'wrote'> | undefined;
  /** Whether the database answers. */
  readonly ping: () => Promise<unknown>;
  /** Aborted when the process is asked to end. */
  readonly ending?: AbortSignal;
  /** The built web app; without it the server answers calls alone. */
  readonly pages?: {
    readonly render: RenderPage;
    readonly folder: string;
    /** Changes with the build; tests that have one alone need none. */
    readonly build?: string;
    readonly drawn?: Drawn;
  };
  /** In the place of those of the settings. */
  readonly gateways?: ReadonlyMap<GatewayKind, Gateway>;
  /** Between the shop and the gateways that the sandbox plays. Tests count what goes through, and lose some of it. */
  readonly network?: (fetch: GatewayFetch) => GatewayFetch;
}

export interface App {
  readonly app: FastifyInstance;
  /** What removes expired rows from the database. */
  readonly removals: readonly RemoveExpired[];
  /** What is to be done every few seconds: payments that customers left open are settled, messages are sent. */
  readonly dueJobs: readonly DueJob[];
}

function networkOf({ network = (fetch) => fetch }: Pick<AppParts, 'network'>) {
  return network;
}

/** The modules of the server, each with those that it needs. */
function modulesOf(
  parts: Omit<AppParts, 'pages' | 'ping' | 'ending' | 'replica'>,
  wrote: () => void = () => {},
) {
  return moduleList()
    .add('session', () => sessionModule(parts))
    .add('push', () => pushModule(parts))
    .add('sms', ({ push }) => smsModule(parts, { push }))
    .add('identity', () => identityModule(parts))
    .add('partners', () => partnersModule(parts))
    .add('sandboxGateways', () => sandboxGatewaysModule(parts))
    .add('gateways', ({ sandboxGateways }) => {
      const played = sandboxGateways.sandboxGateways?.fetch;
      const module = gatewaysModule(parts, { inside: played && networkOf(parts)(played) });
      return parts.gateways ? { ...module, gateways: parts.gateways } : module;
    })
    .add('cdn', () => cdnModule(parts))
    .add('content', ({ cdn }) =>
      contentModule(parts, {
        changed() {
          wrote();
          cdn.changed();
        },
        wrap: parts.settings.SANDBOX ? withForcedVariants : undefined,
      }),
    )
    .add('orders', ({ sms }) => ordersModule(parts, { sms }))
    .add('locator', ({ orders }) => locatorModule(parts, { orders }))
    .add('sandboxTrains', () => sandboxTrainsModule(parts))
    .add('trains', ({ sms, locator, orders, sandboxTrains }) =>
      trainsModule(parts, { sms, locator, orders, inside: sandboxTrains.sandboxTrains }),
    )
    .add('scoreboard', ({ session }) => scoreboardModule(parts, { session }))
    .add('results', ({ content }) => resultsModule(parts, { content }))
    .add('events', ({ results }) => eventsModule(parts, { results }))
    .add('customer', ({ session }) => customerModule(parts, { session }))
    .add('config', ({ content, locator }) => configModule(parts, { content, locator }))
    .add('feedback', ({ session, content, orders, config }) =>
      feedbackModule(parts, { session, content, orders, config }),
    )
    .add('catalog', ({ content, locator, config }) => catalogModule(parts, { content, locator, config }))
    .add('sitemap', ({ content, catalog }) => sitemapModule(parts, { content, catalog }))
    .add('menu', ({ content }) => menuModule(parts, { content }))
    .add('cart', ({ session, content, locator, orders, catalog, menu }) =>
      cartModule(parts, { session, content, locator, orders, catalog, menu }),
    )
    .add('ledger', () => ledgerModule(parts))
    .add('wallet', ({ ledger }) => walletModule(parts, ledger))
    .add('vouchers', ({ ledger }) => vouchersModule(parts, ledger))
    .add('paymentOptions', ({ content, gateways }) => paymentOptionsModule({ content, gateways }))
    .add('paytmLinks', ({ gateways, paymentOptions }) =>
      paytmLinksModule(parts, { gateways, paymentOptions }),
    )
    .add('checkout', ({ paytmLinks, vouchers, ...needs }) =>
      checkoutModule(parts, {
        ...needs,
        keepVoucherValid: vouchers.keepValid,
        nextOfWallet: paytmLinks.nextOfWallet,
        appsOf: (link, userAgent) =>
          upiApps({ link, userAgent, sandboxApp: parts.settings.SANDBOX ? upiAppPath : undefined }),
      }),
    )
    .add('paymentCalls', ({ content, cart, wallet, paymentOptions, checkout }) =>
      paymentOptionsCalls(parts, {
        options: paymentOptions.options,
        documentsFor: content.documentsFor,
        freezeCart: cart.freezeCart,
        balanceOf: wallet.wallet.balance,
        heldFor: checkout.payments.heldFor,
      }),
    )
    .add('walletCalls', ({ session, content, wallet, checkout }) =>
      walletCalls({
        wallet: wallet.wallet,
        passbook: wallet.passbook,
        configFor: createWalletConfig(content.documentsFor),
        now: parts.now,
        customers: session.customers,
        usableFor: checkout.payments.usableFor,
      }),
    )
    .add('voucherCalls', ({ sms, vouchers, checkout }) =>
      voucherCallsModule(parts, { sms, vouchers, checkout }),
    )
    .add('paytmWallet', ({ gateways, paymentOptions, paytmLinks, checkout }) =>
      paytmWalletModule(parts, { gateways, paymentOptions, paytmLinks, checkout }),
    )
    .add('orderAgain', ({ orders, cart, catalog }) => orderAgainModule(parts, { orders, cart, catalog }))
    .add('tracker', ({ orders }) => trackerModule(parts, { orders }))
    .add('login', ({ session, sms, identity, partners, cart, orders, paytmLinks, trains, feedback }) =>
      loginModule(parts, { session, sms, identity, partners, cart, orders, paytmLinks, trains, feedback }),
    )
    .add('landing', ({ content, locator, orders, scoreboard, feedback, config, catalog }) =>
      landingModule(parts, { content, locator, orders, scoreboard, feedback, config, catalog }),
    );
}

const megabyte = 1_000_000;

/** Puts the server together; nothing is listening yet. */
export async function buildApp({ pages, ping, ending, replica, ...parts }: AppParts): Promise<App> {
  const { db, settings, now, log } = parts;
  const isHttps = settings.PUBLIC_ORIGIN?.startsWith('https:') ?? false;
  const app = await createServer({
    log,
    trustProxy: settings.TRUST_PROXY,
    isHttps,
    mostWaiting: settings.MAX_WAITING,
    refusedBodies: createRateLimit(parts.counts, refusedBodiesLimit),
    metrics: parts.metrics,
    pages: pages && { folder: pages.folder, brokenAddress: brokenAddressPage(isHttps) },
  });
  await registerDocs(app, isHttps);

  const { modules, handlers, removals } = modulesOf(parts, () => {
    replica?.wrote();
    parts.changes?.changed();
  });
  // Who looks at a draft has just written it.
  const publicly: Publicly = (request, run) =>
    replica && previewTokenOf(request) === undefined ? replica.publicly(run) : run();
  registerCalls(app, {
    handlers,
    identify: modules.session.identify,
    checkCaller: createCheckCaller(settings.API_KEYS),
    authorise: modules.content.authorise,
    checkReplies: settings.SANDBOX,
    sharedSeconds: settings.CDN_SECONDS,
    publicly,
  });
  const { cancelOrder, lockForCancel } = modules.checkout.payments;
  modules.orders.changes.onCancelled(cancelOrder, lockForCancel);
  modules.checkout.registerReturns(app);
  registerHealth(app, { ping, ending });
  if (settings.SANDBOX) registerTiles(app, () => readMapPlaces(db));
  const { outbox } = modules.sms;
  const { sandbox, returnAddress } = modules.identity;
  const door = createSandboxDoor({ authors: modules.content.authors, refusals: modules.content.refusals });
  if (outbox) registerOutbox(app, { outbox, door, isHttps });
  const pushed = modules.push.outbox;
  if (pushed) registerPushed(app, { outbox: pushed, door, isHttps });
  const { recent } = modules.events;
  if (recent) registerEventsPage(app, { recent, door, isHttps });
  if (settings.SANDBOX)
    registerKitchen(app, {
      changes: modules.orders.changes,
      earnings: modules.wallet.earnings,
      now,
      door,
      isHttps,
    });
  if (settings.SANDBOX) registerVariants(app, { door, isHttps, results: modules.results.experiments });
  if (sandbox) registerIdentity(app, { identity: sandbox, returnAddress, door, isHttps });
  const { sandboxPartners } = modules.partners;
  const { sandboxTrains } = modules.sandboxTrains;
  if (sandboxTrains) registerTrains(app, { trains: sandboxTrains, door, isHttps });
  const { sandboxGateways } = modules.sandboxGateways;
  const notices =
    sandboxGateways &&
    createNotices({ ...sandboxGateways, path: notifyPath, send: networkOf(parts)(reachInside(app)) });
  if (sandboxPartners && sandboxGateways && notices)
    registerPartners(app, {
      partners: sandboxPartners,
      payments: sandboxGateways.payments,
      notices,
      door,
      isHttps,
    });
  if (sandboxGateways && notices)
    registerGateways(app, {
      sandboxGateways,
      notices,
      door,
      isHttps,
      more: createCreditToTry({
        db,
        now,
        ledger: modules.ledger.ledger,
        wallet: modules.wallet,
        vouchers: modules.vouchers.vouchers,
        randomBytes: parts.randomBytes,
      }),
    });
  if (pages?.drawn) registerLatePictures(app, { folder: pages.folder, drawn: pages.drawn });
  let kept: KeptPages | undefined;
  if (pages) {
    kept = registerPages(app, {
      render: pages.render,
      build: pages.build ?? '',
      keptBytes: settings.PAGE_CACHE_MB * megabyte,
      sharedSeconds: settings.CDN_SECONDS,
      publicly,
      live: modules.content.live,
      revisionOf: modules.menu.revisionOf,
      documentsFor: modules.content.documentsFor,
      menus: modules.menu.menus,
      catalog: modules.catalog.catalog,
      widgetContent: modules.landing.widgetContent,
      findSitemap: modules.sitemap.findSitemap,
      stores: modules.locator.pageStores,
      settings,
      origin: () => canonicalOrigin(settings, app.server),
      formOrigins: gatewayOrigins(settings),
      isHttps,
      isFramed: settings.SANDBOX,
      now,
    });
  }
  parts.metrics?.watchCaches(() => ({
    ...(kept && { pages: kept.state() }),
    menus: modules.menu.menus.state(),
  }));
  return {
    app,
    removals: [
      ...removals,
      (ending) => removeExpiredCounts(db, now(), { ending }),
      ...partitionedTables(settings).map(
        (partitioned): RemoveExpired =>
          (ending) =>
            keepPartitions(db, partitioned, { ending, now: now() }),
      ),
    ],
    dueJobs: [
      ...(notices ? [notices.tellDue] : []),
      modules.checkout.runDue,
      modules.trains.runDue,
      modules.wallet.runDue,
      modules.sms.messages.runDue,
      modules.cdn.runDue,
    ],
  };
}
