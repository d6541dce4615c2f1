import { callerOf } from '../http/caller-of.ts';
import { sessionOf } from '../http/session.ts';
import type { HandlersOf } from '../http/handlers.ts';
import type { Login, SessionRepository } from '../session/session-repository.ts';
import type { ArrivalsRepository } from './arrivals-repository.ts';
import type { CodesRepository, Verdict } from './codes-repository.ts';
import { askingOf, type LogIn, loginReplyOf } from './log-in.ts';
import { codeExpired, codeVoid, codeWrong } from './login-faults.ts';
import type { LoginLimits } from './login-limits.ts';
import type { SendCode } from './send-code.ts';

interface CodeHandlersOptions {
  readonly codes: CodesRepository;
  readonly arrivals: Pick<ArrivalsRepository, 'codeSent'>;
  readonly sessions: SessionRepository;
  readonly limits: LoginLimits;
  readonly send: SendCode;
  readonly logIn: LogIn;
}

export function codeHandlers({
  codes,
  arrivals,
  sessions,
  limits,
  send,
  logIn,
}: CodeHandlersOptions): HandlersOf<'sendOtp' | 'resendOtp' | 'validateCode'> {
  return {
    async sendOtp({ body, session, request }) {
      const asked = { ...body, familyId: sessionOf({ session }).familyId, isAgain: false };
      return { status: 'SUCCESS', data: await send(asked, request) };
    },

    async resendOtp({ body, session, request }) {
      const asked = { ...body, familyId: sessionOf({ session }).familyId, isAgain: true };
      const data = await send(asked, request);
      await arrivals.codeSent(body.mobile);
      return { status: 'SUCCESS', data };
    },

    async validateCode({ body: { mobile, code }, session: given, request }) {
      const asking = askingOf(sessionOf({ session: given }), request);
      await limits.guess(callerOf(request), mobile);
      const verdict = await codes.guess(
        { mobile, code, familyId: asking.session.familyId },
        (names, transaction) => logIn.owner(asking, { mobile, ...names }, transaction),
      );
      return loginReplyOf(await loginOf(verdict, sessions));
    },
  };
}

/** The login of a guess that was right; throws what is to be said of any other. */
export async function loginOf(verdict: Verdict<Login>, sessions: SessionRepository): Promise<Login> {
  switch (verdict.is) {
    case 'right':
      return verdict.done;
    case 'repeated': {
      const login = await sessions.repeatLogin(verdict.sessionId);
      if (!login) throw codeExpired();
      return login;
    }
    case 'wrong':
      throw codeWrong(verdict.triesLeft);
    case 'void':
      throw codeVoid();
    case 'expired':
      throw codeExpired();
  }
}
