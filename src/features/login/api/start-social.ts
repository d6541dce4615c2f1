import { startSocialLogin } from '#schemas/compiled/calls/start-social-login.ts';
import { loginWish } from '#schemas/compiled/stored/login-wish.ts';
import { socialAttempt } from '#schemas/compiled/stored/social-attempt.ts';
import type { SocialSource } from '#schemas/entities/session.ts';
import type { Refusal } from '#src/request/answer.ts';
import { refusalWith } from '#src/request/refusal.ts';
import { leaveSite } from '#src/features/navigation/leave-site.ts';
import type { AppThunk } from '#src/store/store.ts';
import { askedWish } from '../ask-port.ts';

interface Start {
  readonly source: SocialSource;
  /** Where to go on after the login. */
  readonly redirectUrl: string | undefined;
  /** Asked when the server has answered: whether the customer still waits for it. */
  readonly isWanted: () => boolean;
}

/**
 * Leads to the provider (SES-12). What its answer has to fit to is kept in the tab until the customer is back on /socialSignin, and so is what the login
 * was asked for. Who has gone elsewhere meanwhile is not led away from there. Returns why not, or null.
 */
export function startSocial({ source, redirectUrl, isWanted }: Start): AppThunk<Promise<Refusal | null>> {
  return async (_dispatch, _getState, { request, persistence }) => {
    const answer = await request().call(startSocialLogin, { body: { source } });
    if (!isWanted()) return null;
    if (!answer.ok) return answer.refusal;
    const { address, state, nonce, verifier } = answer.data;
    const wish = askedWish();
    if (wish) persistence.write(loginWish, wish);
    else persistence.remove(loginWish);
    persistence.write(socialAttempt, {
      source,
      state,
      nonce,
      verifier,
      ...(redirectUrl !== undefined && { redirectUrl }),
    });
    return leaveSite(address) ? null : refusalWith({ kind: 'unreadable', code: 'NO_ADDRESS' });
  };
}
