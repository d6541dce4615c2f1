import type { FastifyRequest } from 'fastify';
import { masked } from '../checkout/step-of.ts';
import { callerOf } from '../http/caller-of.ts';
import type { HandlersOf } from '../http/handlers.ts';
import type { RateLimit } from '../http/rate-limits.ts';
import { type Session, sessionOf } from '../http/session.ts';
import type { PaytmAccount } from './paytm-account.ts';
import { linkAgain, noPaytmWallet, paytmCodeWrong } from './paytm-faults.ts';
import type { PaytmLinks } from './paytm-links.ts';
import type { Seal } from './seal.ts';

interface Needs {
  readonly account: PaytmAccount;
  readonly links: PaytmLinks;
  /** Of the state of a link: it holds what the reply of the code needs, for the same customer. */
  readonly seal: Seal;
  readonly limits: {
    readonly codesOfNumber: Pick<RateLimit, 'take'>;
    readonly codesOfCaller: Pick<RateLimit, 'take'>;
    readonly guesses: Pick<RateLimit, 'take'>;
  };
  readonly now: () => number;
}

interface Asked {
  readonly session: Session | undefined;
  readonly request: FastifyRequest;
  readonly body: { readonly mobile: string };
}

/** How long a code can be entered. */
const codeMs = 10 * 60_000;

/** Linking a Paytm wallet by the code that Paytm texts to its number (PAY-26). The token of the link leaves the server for Paytm alone. */
export function linkCalls({
  account,
  links,
  seal,
  limits,
  now,
}: Needs): HandlersOf<'linkPaytm' | 'sendPaytmOtp' | 'validatePaytmOtp'> {
  async function sendCode({ session, request, body: { mobile } }: Asked) {
    const { userId } = sessionOf({ session });
    await limits.codesOfCaller.take(callerOf(request));
    await limits.codesOfNumber.take(mobile);
    const state = await account.ask((paytm) => paytm.sendCode(mobile));
    if (state === undefined) throw noPaytmWallet();
    return {
      status: 'SUCCESS' as const,
      data: { state: seal.close(`${mobile} ${now()} ${state}`, userId), mobile: masked(mobile) },
    };
  }

  /** What was sealed with the code; undefined when it was not this customer who asked for it, or too long ago. */
  function begun(state: string, userId: string) {
    const [mobile, at, own] = seal.open(state, userId)?.split(' ') ?? [];
    const isFresh = Number(at) + codeMs > now();
    return mobile && own && isFresh ? { mobile, state: own } : undefined;
  }

  return {
    linkPaytm: sendCode,
    sendPaytmOtp: sendCode,

    async validatePaytmOtp({ session, body: { state, otp } }) {
      const { userId } = sessionOf({ session });
      const asked = begun(state, userId);
      if (!asked) throw linkAgain();
      await limits.guesses.take(userId);
      await limits.guesses.take(asked.mobile);
      const link = await account.ask((paytm) => paytm.validate({ state: asked.state, code: otp }));
      if (!link) throw paytmCodeWrong();
      await links.keep(userId, asked.mobile, link);
      const balance = await account.balanceOf(userId, { token: link.token });
      return { status: 'SUCCESS', data: { isLinked: balance !== undefined, balance: balance ?? 0 } };
    },
  };
}
