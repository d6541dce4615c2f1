import { preLogin } from '#schemas/compiled/calls/pre-login.ts';
import { socialValidateCode } from '#schemas/compiled/calls/social-validate-code.ts';
import { signUpDraft } from '#schemas/compiled/stored/sign-up-draft.ts';
import type { SocialSource } from '#schemas/entities/session.ts';
import type { LoginStep } from '#schemas/stored/drafts.ts';
import type { Answer, Refusal } from '#src/request/answer.ts';
import { refusalWith } from '#src/request/refusal.ts';
import { finishLogin } from '#src/features/login/finish-login.ts';
import { keepLoginStep } from '#src/features/login/login-step.ts';
import type { Person } from '#src/features/login/person.ts';
import type { AppThunk } from '#src/store/store.ts';
import type { Arrival } from '../arrival.ts';

interface SignUp extends Arrival {
  readonly person: Person;
  readonly mobile: string;
}

/** Has a code texted to the number of the sign-up (SES-14, SES-16). */
export function sendSignUpCode({
  source,
  token,
  person,
  mobile,
}: SignUp): AppThunk<Promise<Answer<LoginStep>>> {
  return async (_dispatch, _getState, extra) => {
    const answer = await extra.request().call(preLogin, { body: { source, token, mobile, ...person } });
    if (!answer.ok) return answer;
    const { sent } = answer.data;
    if (!sent) return { ok: false, refusal: refusalWith({ kind: 'unreadable', code: 'NOT_SENT' }) };
    return { ok: true, data: keepLoginStep(extra, { way: 'social', source, mobile }, sent) };
  };
}

interface Entered {
  readonly source: SocialSource;
  readonly mobile: string;
  readonly code: string;
  readonly screenName: string;
  /** By which the server finds the sign-up again, also when the session is a new guest's by then. Absent after a reload: it is never stored. */
  readonly token?: string | undefined;
}

/** Ends the sign-up by the code. Returns why not, or null. */
export function checkSignUpCode(body: Entered): AppThunk<Promise<Refusal | null>> {
  return async (dispatch, _getState, { request, persistence }) => {
    const answer = await request().call(socialValidateCode, { body });
    const refusal = dispatch(finishLogin(answer, { loginType: body.source, mobile: body.mobile }));
    if (refusal === null) persistence.remove(signUpDraft);
    return refusal;
  };
}
