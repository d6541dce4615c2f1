import { preloadViews } from '#registry/engine/registry.ts';
import { couponCode } from '#schemas/compiled/stored/coupon-code.ts';
import { pageCookies } from '#schemas/page-cookies.ts';
import { constants } from '#src/config/constants.ts';
import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import { loadAppConfig } from '#src/features/app-config/load-app-config.ts';
import { startCartListeners } from '#src/features/cart/cart-listeners.ts';
import { sayInCart } from '#src/features/cart/say-in-cart.ts';
import { groupOf } from '#src/features/experiments/bucket.ts';
import { startAfresh } from '#src/features/navigation/start-afresh.ts';
import { findDefaultStore } from '#src/features/restaurants/find-default-store.ts';
import { selectLocation } from '#src/features/order-type/location-slice.ts';
import { nextTask } from '#src/ui/next-task.ts';
import { toasterView } from '#src/ui/toaster/toaster.tsx';
import { appStarted } from '#src/store/startup-slice.ts';
import { widgetEngine } from '../engine/widget-engine.ts';
import { popupDialog } from '../parts.ts';
import { afterLoad } from './after-load.ts';
import type { BrowserApp } from './create-browser-app.ts';
import { onceUsed } from './once-used.ts';
import { restoreCustomer } from './restore-customer.ts';
import { runWhenLoaded } from './run-when-loaded.ts';

const year = 365 * 24 * 60 * 60;

/** Keeps the cookies from which the server knows what to render this visitor's next pages for: store, order type, bucket and order of the menu. */
function keepPageCookies({ store, clientId }: BrowserApp): void {
  let last = '';
  const write = () => {
    const state = store.getState();
    const { disableCookies, menuReverseAB } = selectConfig(state);
    if (disableCookies) return;
    const { storeId, orderType } = selectLocation(state);
    const values = { store: storeId, orderType, ...groupOf(clientId, menuReverseAB) };
    const now = Object.values(values).join();
    if (now === last) return;
    last = now;
    for (const name of Object.keys(pageCookies) as (keyof typeof pageCookies)[]) {
      document.cookie = `${pageCookies[name]}=${encodeURIComponent(values[name])}; path=/; max-age=${year}; samesite=lax`;
    }
  };
  write();
  store.subscribe(write);
}

/** The cart says its limits, and every part of the page may show what is the customer's own. */
function showCustomer({ store, startListening }: BrowserApp): void {
  startCartListeners(startListening, { toast: (text) => sayInCart({ text }) });
  store.dispatch(appStarted());
}

/** Everything that runs in the background of the page. */
function startBackground(app: BrowserApp): void {
  const { store, persistence, page, analytics, errors } = app;
  keepPageCookies(app);
  void runWhenLoaded(
    () => import('./start-late.ts'),
    ({ startLate }) => startLate(app),
  );

  if (persistence.read(couponCode)?.waits) {
    // Without the connection to load it, the code is still kept for the next visit.
    import('#src/features/offers/apply-offer.ts').then(
      ({ restoreKeptOffer }) => store.dispatch(restoreKeptOffer()),
      () => {},
    );
  }

  void store
    .dispatch(loadAppConfig({ persistence, pageHasConfig: page.config !== null }))
    .then(() => store.dispatch(findDefaultStore(selectConfig(store.getState()).storeId)))
    .catch(() => {
      // The request layer has reported it. The page keeps what it has.
    });

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    analytics.flush();
    errors.flush();
  });
  afterLoad(() => {
    for (const { prepare } of [popupDialog, toasterView]) {
      setTimeout(() => onceUsed(() => void prepare()), constants.idle.waitMs);
    }
    if (import.meta.env.PROD) setTimeout(startServiceWorker, constants.idle.waitMs);
  });
  // What stands below the first screen works without its code until it comes near (registry/engine/hydration-gate).
  onceUsed(() => void preloadViews(widgetEngine, page.laterTypes));
  // For tests and monitoring. Set on the document and not rendered, so that hydration finds the same markup as the server sent.
  document.documentElement.dataset['app'] = 'started';
}

/** What the start of the app does, in this order. Each of them changes what is on the page, or is long enough by itself. */
export const startSteps: readonly ((app: BrowserApp) => void)[] = [
  (app) => restoreCustomer(app, window.location.search),
  showCustomer,
  startBackground,
];

/** Starts the app, one step per task: together they would hold up the taps of a slow phone. */
export async function startApp(app: BrowserApp): Promise<void> {
  for (const step of startSteps) {
    await nextTask();
    step(app);
  }
}

/** When the registration fails, the app works without its offline features. */
function startServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  import('./service-worker-registration.ts')
    .then(({ registerServiceWorker }) => registerServiceWorker(startAfresh))
    .catch(() => {});
}
