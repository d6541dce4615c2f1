import { sendOtp } from '#schemas/compiled/calls/send-otp.ts';
import type { LoginStep } from '#schemas/stored/drafts.ts';
import type { Answer } from '#src/request/answer.ts';
import type { AppThunk } from '#src/store/store.ts';
import { keepLoginStep, readLoginStep } from '../login-step.ts';

/**
 * Texts a code to the number (SES-08). A number that has one already, and for which no other may be asked yet, goes on to the next step with
 * that one: the customer went back to look at the number.
 */
export function sendCode(mobile: string): AppThunk<Promise<Answer<LoginStep>>> {
  return async (_dispatch, _getState, extra) => {
    const known = readLoginStep(extra, 'code');
    if (known?.mobile === mobile && extra.clock.now() < known.resendAt) return { ok: true, data: known };
    const answer = await extra.request().call(sendOtp, { body: { mobile } });
    return answer.ok
      ? { ok: true, data: keepLoginStep(extra, { way: 'code', mobile }, answer.data) }
      : answer;
  };
}
