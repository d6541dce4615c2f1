import type { FastifyRequest } from 'fastify';
import { callerOf } from '../http/caller-of.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { type Session, sessionExpired } from '../http/session.ts';
import type { CustomersRepository } from '../session/customers-repository.ts';
import type { Login, SessionRepository } from '../session/session-repository.ts';
import { type Sms, SmsNotSent } from '../sms/sms.ts';
import type { Database } from '../database/database.ts';
import { codeMinutes, resendAfterSeconds } from './code-rules.ts';
import type { CodesRepository, Request } from './codes-repository.ts';
import { deviceOf } from './device.ts';
import { codeExpired, codeVoid, codeWrong, loginOff, notSent, tooSoon } from './login-faults.ts';
import type { LoginLimits } from './login-limits.ts';

interface CodeHandlersOptions {
  readonly codes: CodesRepository;
  readonly customers: CustomersRepository;
  readonly sessions: SessionRepository;
  readonly limits: LoginLimits;
  /** Undefined when messages cannot be sent. */
  readonly sms: Sms | undefined;
  /** Host of the addresses that customers open. */
  readonly domain: string;
}

export function codeHandlers({
  codes,
  customers,
  sessions,
  limits,
  sms,
  domain,
}: CodeHandlersOptions): HandlersOf<'sendOtp' | 'resendOtp' | 'validateCode'> {
  const sent = (resendAfter: number, goodFor: number) => ({
    status: 'SUCCESS' as const,
    data: { resendAfterSeconds: resendAfter, goodForSeconds: goodFor },
  });

  /** Sends a code, whether or not the number is a customer's: the reply does not tell. */
  async function send(asked: Request & { readonly isAgain: boolean }, request: FastifyRequest) {
    if (!sms) throw loginOff();
    await limits.askFrom(callerOf(request));
    let wait = await codes.mustWait(asked.mobile);
    if (!wait) {
      await limits.send(asked.mobile);
      const taken = await codes.take(asked);
      if (taken.is === 'taken') {
        await deliver(sms, { mobile: asked.mobile, code: taken.code }, request.log);
        return sent(resendAfterSeconds, codeMinutes * 60);
      }
      wait = taken;
    }
    // Who goes back and asks anew has the code already, and can enter it.
    if (wait.isGood && !asked.isAgain) return sent(wait.waitSeconds, wait.goodForSeconds);
    throw tooSoon(wait.waitSeconds);
  }

  async function deliver(
    by: Sms,
    { mobile, code }: { mobile: string; code: string },
    log: FastifyRequest['log'],
  ) {
    try {
      await by.send({ mobile, template: 'login', values: { code, domain, minutes: String(codeMinutes) } });
    } catch (error) {
      if (!(error instanceof SmsNotSent)) throw error;
      log.error({ err: error }, 'a login code was not sent');
      await codes.notSent(mobile);
      throw notSent();
    }
  }

  /** The session of the customer, in the place of the one that asked. */
  async function logIn(
    { mobile, session, device }: { mobile: string; session: Session; device: string },
    names: Pick<Request, 'firstName' | 'lastName'>,
    transaction: Database,
  ): Promise<Login> {
    // Another login of the same guest was faster.
    if (!(await sessions.endSoon(session.familyId, transaction))) throw sessionExpired();
    const customer = await customers.findOrCreate(
      {
        userId: sessions.newUserId(),
        mobile,
        // A guest's cart becomes that of a new customer. The cart of another customer never does.
        cartId: session.isLoggedIn ? sessions.newCartId() : session.cartId,
        ...names,
      },
      transaction,
    );
    return sessions.createLoggedInSession(customer, device, transaction);
  }

  return {
    async sendOtp({ body, session, request }) {
      return send({ ...body, familyId: of(session).familyId, isAgain: false }, request);
    },

    async resendOtp({ body, session, request }) {
      return send({ ...body, familyId: of(session).familyId, isAgain: true }, request);
    },

    async validateCode({ body: { mobile, code }, session: given, request }) {
      const session = of(given);
      await limits.guess(callerOf(request), mobile);
      const verdict = await codes.guess({ mobile, code, familyId: session.familyId }, (names, transaction) =>
        logIn({ mobile, session, device: deviceOf(request.headers['user-agent']) }, names, transaction),
      );
      switch (verdict.is) {
        case 'right':
          return replyOf(verdict.done);
        case 'repeated':
          return replyOf((await sessions.repeatLogin(verdict.sessionId)) ?? expired());
        case 'wrong':
          throw codeWrong(verdict.triesLeft);
        case 'void':
          throw codeVoid();
        case 'expired':
          return expired();
      }
    },
  };
}

function of(session: Session | undefined): Session {
  if (!session) throw sessionExpired();
  return session;
}

function expired(): never {
  throw codeExpired();
}

/** `cognitoId` is the specification's name for the id of a login: that of the list of logins. */
function replyOf({ id, attributes, credentials }: Login) {
  return { attributes, credentials, cognitoId: id };
}
