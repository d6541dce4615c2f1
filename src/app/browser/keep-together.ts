import { followLines } from '#src/features/cart/follow-lines.ts';
import { loadCartSync } from '#src/features/cart-sync/load-cart-sync.ts';
import { followSession } from '#src/features/session/follow-session.ts';
import type { BrowserApp } from './create-browser-app.ts';

/** Keeps customer and cart the same in all tabs of the browser, and the cart the same as the server's. */
export function keepTogether(app: Pick<BrowserApp, 'store' | 'persistence' | 'startListening'>): void {
  followSession(app.store, app.persistence);
  followLines(app.store, app.persistence);
  loadCartSync(app);
}
