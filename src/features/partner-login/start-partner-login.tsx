import { partnerLoginDone } from '#schemas/compiled/stored/partner-login-done.ts';
import { isAsking } from '#src/features/login/ask-port.ts';
import { isLoginPath } from '#src/features/login/login-paths.ts';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { pathHere } from '#src/features/navigation/path-here.ts';
import { selectIsLoggedIn } from '#src/features/session/session-slice.ts';
import type { Persistence } from '#src/store/persistence.ts';
import type { AppStore } from '#src/store/store.ts';
import { showOverlay } from '#src/ui/overlay/overlay-port.ts';
import { toast } from '#src/ui/toaster/toast-port.ts';
import { logInByPartner, type PartnerLoginFailure } from './api/log-in-by-partner.ts';
import { PartnerLoginDialog } from './partner-login-dialog.tsx';

interface Parts {
  readonly store: AppStore;
  readonly persistence: Persistence;
  readonly loadScript: (address: string) => void;
}

/**
 * Logs in a guest who has opened the product in the app of a partner. Once in a visit: who logged out, or chose to go on without a login, is not asked
 * again on the next page.
 */
export async function startPartnerLogin({ store, persistence, loadScript }: Parts): Promise<void> {
  const { getState, dispatch } = store;
  const partner = selectPartner(getState());
  const isLoggedIn = () => selectIsLoggedIn(getState());
  if (partner === null || isLoggedIn() || persistence.read(partnerLoginDone)) return;
  const end = () => persistence.write(partnerLoginDone, true);

  const attempt = async (): Promise<PartnerLoginFailure | null> => {
    const failed = await dispatch(logInByPartner({ partner, loadScript }));
    if (!isLoggedIn()) return failed;
    end();
    return null;
  };

  const failure = await attempt();
  if (failure === null) return;
  // Somebody who is logging in already is not interrupted.
  if (isAsking() || isLoginPath(pathHere())) {
    toast({ id: 'login', text: failure.text, tone: 'bad' });
    return;
  }
  showOverlay(
    <PartnerLoginDialog failure={failure} retry={attempt} onDecline={end} onEnd={() => showOverlay(null)} />,
  );
}
