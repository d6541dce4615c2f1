import { followLines } from '#src/features/cart/follow-lines.ts';
import { followSession } from '#src/features/session/follow-session.ts';
import type { BrowserApp } from './create-browser-app.ts';

/** Keeps customer and cart the same in all tabs of the browser. */
export function followOtherTabs({ store, persistence }: Pick<BrowserApp, 'store' | 'persistence'>): void {
  followSession(store, persistence);
  followLines(store, persistence);
}
