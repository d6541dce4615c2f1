import type { LoginWish } from '#schemas/stored/drafts.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { selectVariants } from '#src/features/experiments/experiments-slice.ts';
import type { AppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { isInPartnerApp } from '#src/features/navigation/partner-mark.ts';
import { selectIsLoggedIn } from '#src/features/session/session-slice.ts';
import type { AppThunk } from '#src/store/store.ts';
import { showOverlay } from '#src/ui/overlay/overlay-port.ts';
import { beginAsk, endAsk } from './ask-port.ts';
import { entryState } from './login-entry.ts';
import { LoginSheet } from './login-sheet.tsx';
import { opensOverPage } from './login-variants.ts';
import { partnerWay } from './partner-way.ts';

export interface LoginAsk {
  /** The screen that asks, which the server is told (NAV-05). */
  readonly from: string;
  /** The page that one is on. */
  readonly here: string;
  /** The page to go on to; the one that one is on by default. */
  readonly redirectUrl?: string | undefined;
  readonly navigate: AppNavigate;
  /** Over the page whatever the experiment says: what the customer has begun there goes on afterwards (SES-33). */
  readonly staysOnPage?: boolean;
  /** What the login is for, so that it is done also after a login with a provider, which leaves the page. */
  readonly wish?: LoginWish;
}

/**
 * Lets the customer log in over the page that one is on, or on the page of the login, by experiment (EXP-08). Resolves when that has ended, with
 * whether the customer is logged in: what needed the login can then be done. In the app of a partner that app logs them in, and there is no form.
 */
export function askLogin(ask: LoginAsk): AppThunk<Promise<boolean>> {
  const { from, here, redirectUrl = here, navigate, staysOnPage = false, wish = null } = ask;
  return async (_dispatch, getState) => {
    // The page knows it before the app has started, and a press can come first.
    if (selectPartner(getState()) !== null || isInPartnerApp()) {
      const way = await partnerWay();
      await way.ask();
      const isLoggedIn = selectIsLoggedIn(getState());
      if (isLoggedIn && redirectUrl !== here) navigate(redirectUrl);
      return isLoggedIn;
    }
    return new Promise((resolve) => {
      beginAsk({ onEnd: () => resolve(selectIsLoggedIn(getState())), wish });
      const staysHere = redirectUrl === here;
      if (staysHere && (staysOnPage || opensOverPage(selectVariants(getState())))) {
        const close = () => {
          showOverlay(null);
          endAsk();
        };
        showOverlay(<LoginSheet screenName={from} onEnd={close} />);
      } else {
        const state = entryState({ from, ...(staysHere && { back: 1 }) });
        navigate(withQuery(pathOf('login'), { redirectUrl }), { state });
      }
    });
  };
}
