import { loginStep } from '#schemas/compiled/stored/login-step.ts';
import { validateCode } from '#schemas/compiled/calls/validate-code.ts';
import type { Refusal } from '#src/request/answer.ts';
import { loggedIn } from '#src/features/session/session-slice.ts';
import type { AppThunk } from '#src/store/store.ts';
import { toast } from '#src/ui/toaster/toast-port.ts';
import { loginWords as words } from '../login-words.ts';

interface Entered {
  readonly mobile: string;
  readonly code: string;
  /** The screen that asked for the login. */
  readonly screenName: string;
}

/**
 * Logs in by the code (SES-09, SES-10). Returns why not, or null. The lines of the cart are this device's and stay; the cart that the server names
 * becomes that of the session (SES-34).
 */
export function checkCode({ mobile, code, screenName }: Entered): AppThunk<Promise<Refusal | null>> {
  return async (dispatch, _getState, { request, persistence }) => {
    const answer = await request().call(validateCode, { body: { mobile, code, screenName } });
    if (!answer.ok) return answer.refusal;
    const { attributes, credentials, cognitoId } = answer.data;
    persistence.remove(loginStep);
    dispatch(loggedIn({ attributes: { mobile, ...attributes }, credentials, cognitoId, loginType: 'OTP' }));
    if (attributes.firstName) toast({ id: 'login', text: words.welcome(attributes.firstName), tone: 'good' });
    return null;
  };
}
