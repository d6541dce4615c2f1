import { canPush, unsubscribe } from '#src/features/push/end-push.ts';
import { customerLeft } from '#src/features/session/customer-left.ts';
import { selectIsLoggedIn } from '#src/features/session/session-slice.ts';
import type { BrowserApp } from './create-browser-app.ts';

/**
 * What the browser itself holds for a customer ends when they have left (SES-20): the messages about their orders, and the count of these on the icon of
 * the app. A logout that does not reach the server leaves their login there, and with it whom it sends messages to. Another customer who is here by now
 * has their own.
 */
export function clearDevice({ startListening }: Pick<BrowserApp, 'startListening'>): void {
  startListening({
    actionCreator: customerLeft,
    effect: async (_, { getState }) => {
      if (selectIsLoggedIn(getState())) return;
      // A browser that shows no badges for this app says so by a failure.
      if ('clearAppBadge' in navigator) await navigator.clearAppBadge().catch(() => {});
      // A browser that cannot end it now has no connection to its own service: nothing more can be done here.
      if (canPush()) await unsubscribe().catch(() => {});
    },
  });
}
