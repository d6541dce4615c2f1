import { feedbackWaiting } from '#schemas/compiled/stored/feedback-waiting.ts';
import { followLines } from '#src/features/cart/follow-lines.ts';
import { loadCartSync } from '#src/features/cart-sync/load-cart-sync.ts';
import { offerOnIos } from '#src/features/install/offer-on-ios.ts';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { followCustomer } from '#src/features/session/follow-customer.ts';
import { followSession } from '#src/features/session/follow-session.ts';
import { startEvents } from '../events/start-events.ts';
import { clearDevice } from './clear-device.ts';
import type { BrowserApp } from './create-browser-app.ts';
import { loadMonitoring } from './load-monitoring.ts';
import { runWhenLoaded } from './run-when-loaded.ts';

/**
 * What the first screen does not wait for: what a customer leaves on the device is removed, customer and cart are kept the same in all tabs of the
 * browser, and the cart the same as the server's. Events go to analytics, and the monitoring script is loaded. In the app of a partner, what that app needs; elsewhere what the installed app shows on the home screen.
 */
export function startLate(app: BrowserApp): void {
  // Before the customer is followed: who left before this code was loaded, leaves then.
  clearDevice(app);
  followCustomer(app);
  startEvents(app);
  loadMonitoring(app.persistence);
  // For tests: a page that is left from here on tells its events.
  document.documentElement.dataset['events'] = 'started';
  followSession(app.store, app.persistence);
  followLines(app.store, app.persistence);
  loadCartSync(app);
  if (app.persistence.read(feedbackWaiting) !== null) {
    // Without the connection to load it, the next page tries again.
    import('#src/features/feedback/send-waiting.ts').then(
      ({ followWaiting }) => app.store.dispatch(followWaiting()),
      () => {},
    );
  }
  const partner = selectPartner(app.store.getState());
  if (partner === null) {
    offerOnIos();
    renewBadgeOfApp(app);
    return;
  }
  // There is no other login in that app.
  void runWhenLoaded(
    () => import('./start-in-partner.ts'),
    ({ startInPartner }) => startInPartner(app, partner),
  );
}

/** Only the installed app has an icon with a badge. The next start tries again without the connection. */
function renewBadgeOfApp({ request }: BrowserApp): void {
  if (!('setAppBadge' in navigator) || !window.matchMedia('(display-mode: standalone)').matches) return;
  import('#src/features/tracking/app-badge.ts').then(
    ({ renewBadge }) => renewBadge(request),
    () => {},
  );
}
