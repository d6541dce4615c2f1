import { resendOtp } from '#schemas/compiled/calls/resend-otp.ts';
import type { LoginStep } from '#schemas/stored/drafts.ts';
import type { Answer } from '#src/request/answer.ts';
import type { AppThunk } from '#src/store/store.ts';
import { keepLoginStep, type SentTo } from '../login-step.ts';

/** Texts the code of a login or of a social sign-up again (VAL-38). */
export function resendCode({ way, mobile, source }: SentTo): AppThunk<Promise<Answer<LoginStep>>> {
  return async (_dispatch, _getState, extra) => {
    const answer = await extra.request().call(resendOtp, { body: { mobile } });
    return answer.ok
      ? { ok: true, data: keepLoginStep(extra, { way, mobile, source }, answer.data) }
      : answer;
  };
}
