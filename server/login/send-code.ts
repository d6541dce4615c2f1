import type { FastifyRequest } from 'fastify';
import { callerOf } from '../http/caller-of.ts';
import { type Sms, SmsNotSent } from '../sms/sms.ts';
import { resendAfterSeconds } from './code-rules.ts';
import type { CodesRepository, Request } from './codes-repository.ts';
import { loginOff, notSent, tooSoon } from './login-faults.ts';
import type { LoginLimits } from './login-limits.ts';

interface Parts {
  readonly codes: CodesRepository;
  readonly limits: LoginLimits;
  /** Undefined when messages cannot be sent. */
  readonly sms: Sms | undefined;
  readonly template: 'login' | 'password';
  /** Host of the addresses that customers open. */
  readonly domain: string;
}

export type SendCode = ReturnType<typeof createSendCode>;

/** Sends the codes of a kind, whether or not the number is a customer's: what is returned does not tell. */
export function createSendCode({ codes, limits, sms, template, domain }: Parts) {
  const { goodForSeconds } = codes;

  async function deliver(by: Sms, to: { mobile: string; code: string }, log: FastifyRequest['log']) {
    const { mobile, code } = to;
    try {
      await by.send({ mobile, template, values: { code, domain, minutes: String(goodForSeconds / 60) } });
    } catch (error) {
      if (!(error instanceof SmsNotSent)) throw error;
      log.error({ err: error }, 'a login code was not sent');
      await codes.notSent(mobile);
      throw notSent();
    }
  }

  return async (asked: Request & { readonly isAgain: boolean }, request: FastifyRequest) => {
    if (!sms?.sends(template)) throw loginOff();
    await limits.askFrom(callerOf(request));
    let wait = await codes.mustWait(asked.mobile);
    if (!wait) {
      await limits.send(asked.mobile);
      const taken = await codes.take(asked);
      if (taken.is === 'taken') {
        await deliver(sms, { mobile: asked.mobile, code: taken.code }, request.log);
        return { resendAfterSeconds, goodForSeconds };
      }
      wait = taken;
    }
    // Who goes back and asks anew has the code already, and can enter it.
    if (wait.isGood && !asked.isAgain)
      return { resendAfterSeconds: wait.waitSeconds, goodForSeconds: wait.goodForSeconds };
    throw tooSoon(wait.waitSeconds);
  };
}
