import { getLoginWays } from '#schemas/compiled/calls/get-login-ways.ts';
import { partnerLogin } from '#schemas/compiled/calls/partner-login.ts';
import { miniAppTexts } from '#src/config/texts/mini-app.ts';
import { finishLogin } from '#src/features/login/finish-login.ts';
import type { PartnerFailure } from '#src/features/login/partner-way.ts';
import { refusalText } from '#src/features/login/refusal-text.ts';
import { createAnonymousSession } from '#src/features/session/api/create-anonymous-session.ts';
import { selectIsLoggedIn, selectUserId, sessionCreated } from '#src/features/session/session-slice.ts';
import type { Refusal } from '#src/request/answer.ts';
import type { Partner } from '#src/request/ports.ts';
import type { AppThunk } from '#src/store/store.ts';
import { findBridge, isInApp, type PartnerBridge } from '../partner-bridge.ts';

interface InPartner {
  readonly partner: Partner;
  readonly loadScript: (address: string) => void;
  /** The customer has asked for it: they are told also where nothing can be tried. */
  readonly isAsked?: boolean;
}

/** In the sandbox a script plays the app: it is there for payments too. Resolves with the way in, or why it is not known. */
export function findWay({ partner, loadScript }: InPartner) {
  return (async (_dispatch, _getState, { request }) => {
    const ways = await request().call(getLoginWays);
    if (!ways.ok) return ways;
    const way = ways.data.partners.find(({ vendor }) => vendor === partner) ?? null;
    if (way?.script !== undefined) loadScript(way.script);
    return { ok: true, data: way } as const;
  }) satisfies AppThunk<Promise<unknown>>;
}

/**
 * Logs in the customer of a partner's app by what the app gives (API-014, MIN-03): once, and nothing is sent where they are logged in already, the page is
 * not in the app, or the shop is not set up for it. Resolves with why it failed, or null. A cart of the guest is kept as by every login.
 */
export function logInByPartner(inPartner: InPartner): AppThunk<Promise<PartnerFailure | null>> {
  const { partner, isAsked = false } = inPartner;
  return async (dispatch, getState, { request, clock }) => {
    let bridge: PartnerBridge | null = null;
    const refused = (refusal: Refusal) => failure(miniAppTexts.signInError, refusalText(refusal));
    const failure = (text: string, reason: string | null = null) => ({ text, reason, exit: bridge?.exit });

    const found = await dispatch(findWay(inPartner));
    if (!found.ok) return isAsked || isInApp(partner) ? refused(found.refusal) : null;
    const way = found.data;
    if (!way || (way.script === undefined && !isInApp(partner)))
      return isAsked ? { ...failure(miniAppTexts.loginFailed), isOutside: !isInApp(partner) } : null;

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
