import { pageCookies } from '#schemas/page-cookies.ts';
import { constants } from '#src/config/constants.ts';
import { env } from '#src/config/env.ts';
import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import { loadAppConfig } from '#src/features/app-config/load-app-config.ts';
import { startCartListeners } from '#src/features/cart/cart-listeners.ts';
import { followOtherTabs } from '#src/features/cart/follow-other-tabs.ts';
import { selectBucket } from '#src/features/experiments/experiments-slice.ts';
import { startAfresh } from '#src/features/navigation/start-afresh.ts';
import { findDefaultStore } from '#src/features/restaurants/find-default-store.ts';
import { selectLocation } from '#src/features/order-type/location-slice.ts';
import { readEntryAttributes } from '#src/features/session/entry-attributes.ts';
import { toast } from '#src/ui/toaster/toast-port.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { popupDialog } from '../parts.ts';
import type { BrowserApp } from './create-browser-app.ts';
import { loadScript } from './load-script.ts';
import { restoreCustomer } from './restore-customer.ts';
import { registerServiceWorker } from './service-worker-registration.ts';

const partnerScripts = { GPAY: env.gpayScriptUrl, PAYTM: env.paytmScriptUrl } as const;

const year = 365 * 24 * 60 * 60;

/** Tells the server, from the next page on, what this visitor's pages are rendered for. */
function keepPageCookies({ store }: BrowserApp): void {
  let last = '';
  const write = () => {
    const state = store.getState();
    if (selectConfig(state).disableCookies) return;
    const { storeId, orderType } = selectLocation(state);
    const values = { store: storeId, orderType, bucket: selectBucket(state) };
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

/** Starts everything that works behind the page. */
export function startApp(app: BrowserApp): void {
  const { store, startListening, persistence, page, analytics } = app;
  restoreCustomer(app, window.location.search);
  store.dispatch(appStarted());
  keepPageCookies(app);
  startCartListeners(startListening, { toast: (text) => toast({ text }) });
  followOtherTabs(store, persistence);

  void store
    .dispatch(loadAppConfig({ persistence, pageHasConfig: page.config !== null }))
    .then(() => store.dispatch(findDefaultStore(selectConfig(store.getState()).storeId)))
    .catch(() => {
      // Told to analytics by the request layer; the page stands with what it has.
    });

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') analytics.flush();
  });
  const { partner } = readEntryAttributes('', persistence);
  if (partner) loadScript(partnerScripts[partner]);
  afterLoad(() => {
    setTimeout(() => loadScript(env.monitoringUrl), constants.idle.monitoringAfterLoadMs);
    setTimeout(() => void popupDialog.prepare(), constants.idle.waitMs);
    if (import.meta.env.PROD) setTimeout(startServiceWorker, constants.idle.waitMs);
  });
  // For whoever watches the page from outside. Nothing that is rendered has it, so that a page is taken over as the server sent it.
  document.documentElement.dataset['app'] = 'started';
}

/** A browser that refuses it has the app without what works offline. */
function startServiceWorker(): void {
  registerServiceWorker(startAfresh).catch(() => {});
}

function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}
