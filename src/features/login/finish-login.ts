import type { DataOf } from '#schemas/endpoint.ts';
import { loginNumber } from '#schemas/compiled/stored/login-number.ts';
import { loginStep } from '#schemas/compiled/stored/login-step.ts';
import type { validateCode } from '#schemas/compiled/calls/validate-code.ts';
import type { LoginType } from '#schemas/entities/session.ts';
import type { Answer, Refusal } from '#src/request/answer.ts';
import { loggedIn } from '#src/features/session/session-slice.ts';
import type { AppThunk } from '#src/store/store.ts';
import { toast } from '#src/ui/toaster/toast-port.ts';
import { loginWords as words } from './login-words.ts';

interface By {
  readonly loginType: LoginType;
  /** The number that was entered; a social login of a known customer enters none. */
  readonly mobile?: string;
}

/**
 * How every login ends, whatever it was done by: the session is the customer's. Returns why not, or null. The lines of the cart are this device's and
 * stay; the cart that the server names becomes that of the session (SES-34).
 */
export function finishLogin(
  answer: Answer<DataOf<typeof validateCode>>,
  { loginType, mobile }: By,
): AppThunk<Refusal | null> {
  return (dispatch, _getState, { persistence }) => {
    if (!answer.ok) return answer.refusal;
    const { attributes, credentials, cognitoId } = answer.data;
    persistence.remove(loginStep);
    persistence.remove(loginNumber);
    dispatch(
      loggedIn({
        attributes: { ...(mobile && { mobile }), ...attributes },
        credentials,
        cognitoId,
        loginType,
      }),
    );
    if (attributes.firstName) toast({ id: 'login', text: words.welcome(attributes.firstName), tone: 'good' });
    return null;
  };
}
