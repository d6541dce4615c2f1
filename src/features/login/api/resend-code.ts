import { resendOtp } from '#schemas/compiled/calls/resend-otp.ts';
import type { LoginStep } from '#schemas/stored/drafts.ts';
import type { Answer } from '#src/request/answer.ts';
import type { AppThunk } from '#src/store/store.ts';
import { keepLoginStep } from '../login-step.ts';

/** Texts the code again (VAL-38). */
export function resendCode(mobile: string): AppThunk<Promise<Answer<LoginStep>>> {
  return async (_dispatch, _getState, extra) => {
    const answer = await extra.request().call(resendOtp, { body: { mobile } });
    return answer.ok ? { ok: true, data: keepLoginStep(extra, mobile, answer.data) } : answer;
  };
}
