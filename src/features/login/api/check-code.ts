import { validateCode } from '#schemas/compiled/calls/validate-code.ts';
import type { Refusal } from '#src/request/answer.ts';
import type { AppThunk } from '#src/store/store.ts';
import { finishLogin } from '../finish-login.ts';

interface Entered {
  readonly mobile: string;
  readonly code: string;
  /** The screen that asked for the login. */
  readonly screenName: string;
}

/** Logs in by the code (SES-09, SES-10). Returns why not, or null. */
export function checkCode(body: Entered): AppThunk<Promise<Refusal | null>> {
  return async (dispatch, _getState, { request }) => {
    const answer = await request().call(validateCode, { body });
    return dispatch(finishLogin(answer, { loginType: 'OTP', mobile: body.mobile }));
  };
}
