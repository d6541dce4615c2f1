import { getLoginWays } from '#schemas/compiled/calls/get-login-ways.ts';
import { partnerLogin } from '#schemas/compiled/calls/partner-login.ts';
import { miniAppTexts } from '#src/config/texts/mini-app.ts';
import { finishLogin } from '#src/features/login/finish-login.ts';
import { refusalText } from '#src/features/login/refusal-text.ts';
import { createAnonymousSession } from '#src/features/session/api/create-anonymous-session.ts';
import { selectIsLoggedIn, selectUserId, sessionCreated } from '#src/features/session/session-slice.ts';
import type { Refusal } from '#src/request/answer.ts';
import type { Partner } from '#src/request/ports.ts';
import type { AppThunk } from '#src/store/store.ts';
import { findBridge, isInApp, type PartnerBridge } from '../partner-bridge.ts';

export interface PartnerLoginFailure {
  /** MIN-09, MIN-11. */
  readonly text: string;
  /** Why, as the server says it. */
  readonly reason: string | null;
  readonly exit: PartnerBridge['exit'];
}

interface InPartner {
  readonly partner: Partner;
  readonly loadScript: (address: string) => void;
}

/**
 * Logs in the customer of a partner's app by what the app gives (API-014, MIN-03): once, and nothing is sent where they are logged in already, the page is
 * not in the app, or the shop is not set up for it. Resolves with why it failed, or null. A cart of the guest is kept as by every login.
 */
export function logInByPartner({
  partner,
  loadScript,
}: InPartner): AppThunk<Promise<PartnerLoginFailure | null>> {
  return async (dispatch, getState, { request, clock }) => {
    let bridge: PartnerBridge | null = null;
    const refused = (refusal: Refusal) => failure(miniAppTexts.signInError, refusalText(refusal));
    const failure = (text: string, reason: string | null = null) => ({ text, reason, exit: bridge?.exit });

    const ways = await request().call(getLoginWays);
    if (!ways.ok) return isInApp(partner) ? refused(ways.refusal) : null;
    const way = ways.data.partners.find(({ vendor }) => vendor === partner);
    if (!way || (way.script === undefined && !isInApp(partner))) return null;
    if (way.script !== undefined) loadScript(way.script);

    bridge = await findBridge(partner, clock);
    const nonce = bridge && (await dispatch(ensureUserId()));
    const authCode = bridge && nonce !== null && (await bridge.authCode({ clientId: way.clientId, nonce }));
    if (!authCode) return failure(miniAppTexts.loginFailed);
    // Meanwhile they may have logged in by themselves.
    if (selectIsLoggedIn(getState())) return null;
    const answer = await request().call(partnerLogin, {
      params: { vendor: partner },
      body: { authCode, clientId: way.clientId },
    });
    const refusal = dispatch(finishLogin(answer, { loginType: partner }));
    return refusal && refused(refusal);
  };
}

/** Id of the user of the session, which is begun if there is none; null when it cannot be. */
function ensureUserId(): AppThunk<Promise<string | null>> {
  return async (dispatch, getState, { request }) => {
    const known = selectUserId(getState());
    if (known !== null) return known;
    const answer = await createAnonymousSession((endpoint, options) => request().call(endpoint, options));
    // A call that came first has begun one as well.
    if (answer.ok && selectUserId(getState()) === null) dispatch(sessionCreated(answer.data));
    return selectUserId(getState());
  };
}
