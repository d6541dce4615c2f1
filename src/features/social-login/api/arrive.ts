import { exchangeSocialCode } from '#schemas/compiled/calls/exchange-social-code.ts';
import { preLogin } from '#schemas/compiled/calls/pre-login.ts';
import { searchUser } from '#schemas/compiled/calls/search-user.ts';
import { socialLogin } from '#schemas/compiled/calls/social-login.ts';
import type { SocialAttempt } from '#schemas/stored/drafts.ts';
import type { Refusal } from '#src/request/answer.ts';
import { finishLogin } from '#src/features/login/finish-login.ts';
import type { AppThunk } from '#src/store/store.ts';
import type { Arrival } from '../arrival.ts';

interface Returned {
  readonly code: string;
  readonly iss: string | null;
}

export type Arrived =
  | { readonly is: 'in' }
  | { readonly is: 'unknown'; readonly arrival: Arrival }
  | { readonly is: 'refused'; readonly refusal: Refusal };

const refused = (refusal: Refusal): Arrived => ({ is: 'refused', refusal });

/**
 * Logs in who comes back from a provider (SES-12). For an account that no customer has, the server answers 404: that is no fault, but the beginning of
 * a sign-up (SES-13). The login is announced while the account is looked up (SES-16).
 */
export function arrive(attempt: SocialAttempt, { code, iss }: Returned): AppThunk<Promise<Arrived>> {
  return async (dispatch, _getState, { request }) => {
    const { source, nonce, verifier } = attempt;
    const exchanged = await request().call(exchangeSocialCode, {
      body: { source, code, nonce, verifier, ...(iss !== null && { iss }) },
    });
    if (!exchanged.ok) return refused(exchanged.refusal);

    const { token, email, firstName = '', lastName = '' } = exchanged.data;
    const body = { source, token, ...(email !== undefined && { email }) };
    const [found, announced] = await Promise.all([
      request().call(searchUser, { body }),
      request().call(preLogin, { body }),
    ]);
    if (!found.ok && found.refusal.status === 404)
      return {
        is: 'unknown',
        arrival: { source, token, person: { firstName, lastName, email: email ?? '' } },
      };
    if (!found.ok) return refused(found.refusal);
    if (!announced.ok) return refused(announced.refusal);

    const answer = await request().call(socialLogin, { body });
    const refusal = dispatch(finishLogin(answer, { loginType: source }));
    return refusal ? refused(refusal) : { is: 'in' };
  };
}
