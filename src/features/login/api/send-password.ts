import { forgotPassword } from '#schemas/compiled/calls/forgot-password.ts';
import type { LoginStep } from '#schemas/stored/drafts.ts';
import type { Answer } from '#src/request/answer.ts';
import type { AppThunk } from '#src/store/store.ts';
import { keepLoginStep } from '../login-step.ts';

/** Texts a new password of six digits to the number (SES-17, VAL-39). */
export function sendPassword(mobile: string): AppThunk<Promise<Answer<LoginStep>>> {
  return async (_dispatch, _getState, extra) => {
    const answer = await extra.request().call(forgotPassword, { body: { mobile } });
    return answer.ok
      ? { ok: true, data: keepLoginStep(extra, { way: 'password', mobile }, answer.data) }
      : answer;
  };
}
