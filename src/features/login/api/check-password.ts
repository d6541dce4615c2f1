import { passwordLogin } from '#schemas/compiled/calls/password-login.ts';
import { preLogin } from '#schemas/compiled/calls/pre-login.ts';
import type { Refusal } from '#src/request/answer.ts';
import type { AppThunk } from '#src/store/store.ts';
import { finishLogin } from '../finish-login.ts';

interface Entered {
  readonly mobile: string;
  readonly password: string;
  /** The screen that asked for the login. */
  readonly screenName: string;
}

/** Logs in by a password (SES-15), which the pre-login announces (SES-16). Returns why not, or null. */
export function checkPassword(body: Entered): AppThunk<Promise<Refusal | null>> {
  return async (dispatch, _getState, { request }) => {
    const { mobile } = body;
    const announced = await request().call(preLogin, { body: { source: 'password', mobile } });
    if (!announced.ok) return announced.refusal;
    const answer = await request().call(passwordLogin, { body });
    return dispatch(finishLogin(answer, { loginType: 'password', mobile }));
  };
}
