import { partnerLoginDone } from '#schemas/compiled/stored/partner-login-done.ts';
import { isAsking } from '#src/features/login/ask-port.ts';
import { isLoginPath } from '#src/features/login/login-paths.ts';
import { connectPartnerWay, type PartnerFailure } from '#src/features/login/partner-way.ts';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { pathHere } from '#src/features/navigation/path-here.ts';
import { selectIsLoggedIn } from '#src/features/session/session-slice.ts';
import type { Partner } from '#src/request/ports.ts';
import type { Persistence } from '#src/store/persistence.ts';
import type { AppStore } from '#src/store/store.ts';
import { showOverlay } from '#src/ui/overlay/overlay-port.ts';
import { findWay, logInByPartner } from './api/log-in-by-partner.ts';
import { PartnerLoginDialog } from './partner-login-dialog.tsx';

interface Parts {
  readonly store: AppStore;
  readonly persistence: Persistence;
  readonly loadScript: (address: string) => void;
}

/**
 * Logs in a guest who has opened the product in the app of a partner, before anything else. By itself once in a visit: who logged out, or chose to go on
 * without a login, is not asked again on the next page. Whatever asks for a login there, asks for this one.
 */
export async function startPartnerLogin(parts: Parts): Promise<void> {
  const { store, persistence, loadScript } = parts;
  const partner = selectPartner(store.getState());
  if (partner === null) return;
  const way = createWay(parts, partner);
  connectPartnerWay(way);
  if (selectIsLoggedIn(store.getState()) || persistence.read(partnerLoginDone)) {
    await store.dispatch(findWay({ partner, loadScript }));
    return;
  }
  const failure = await way.byItself();
  // The page of the login says it itself, and who is asked there is not interrupted.
  if (failure && !isAsking() && !isLoginPath(pathHere())) void way.say(failure);
}

function createWay({ store: { dispatch, getState }, persistence, loadScript }: Parts, partner: Partner) {
  const end = () => persistence.write(partnerLoginDone, true);
  let running: Promise<PartnerFailure | null> | null = null;

  async function work(isAsked: boolean): Promise<PartnerFailure | null> {
    const failed = await dispatch(logInByPartner({ partner, loadScript, isAsked }));
    if (!selectIsLoggedIn(getState())) return failed;
    end();
    return null;
  }

  /** One at a time: a code of the app is good for one login. */
  function attempt(isAsked = true): Promise<PartnerFailure | null> {
    running ??= work(isAsked).finally(() => {
      running = null;
    });
    return running;
  }

  function say(failure: PartnerFailure): Promise<void> {
    return new Promise((resolve) => {
      const close = () => {
        showOverlay(null);
        resolve();
      };
      showOverlay(
        <PartnerLoginDialog failure={failure} retry={() => attempt()} onDecline={end} onEnd={close} />,
      );
    });
  }

  return {
    running: () => running,
    attempt: () => attempt(),
    byItself: () => attempt(false),
    say,
    async ask() {
      const failure = await attempt();
      if (failure) await say(failure);
    },
  };
}
