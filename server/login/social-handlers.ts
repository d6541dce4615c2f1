import type { FastifyRequest } from 'fastify';
import type { SocialSource } from '#schemas/entities/session.ts';
import type { Database } from '../database/database.ts';
import { inTurn } from '../database/in-turn.ts';
import { callerOf } from '../http/caller-of.ts';
import { sessionOf } from '../http/session.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { type Provider, ProviderFailed } from '../identity/provider.ts';
import type { CustomersRepository } from '../session/customers-repository.ts';
import { lostReplyMs } from '../session/lost-reply.ts';
import type { Login, SessionRepository } from '../session/session-repository.ts';
import type { Arrival, ArrivalsRepository } from './arrivals-repository.ts';
import { loginOf } from './code-handlers.ts';
import type { CodesRepository } from './codes-repository.ts';
import type { IdentitiesRepository } from './identities-repository.ts';
import { type Asking, askingOf, type LogIn, loginReplyOf } from './log-in.ts';
import { socialAgain, socialOff, socialRefused, socialUnreachable, unknownUser } from './login-faults.ts';
import type { LoginLimits } from './login-limits.ts';
import type { SendCode } from './send-code.ts';

interface Options {
  readonly db: Database;
  readonly now: () => number;
  /** Undefined when none is set. */
  readonly provider: Provider | undefined;
  readonly arrivals: ArrivalsRepository;
  readonly identities: IdentitiesRepository;
  readonly codes: CodesRepository;
  readonly customers: CustomersRepository;
  readonly sessions: SessionRepository;
  readonly limits: LoginLimits;
  readonly send: SendCode;
  readonly logIn: LogIn;
}

interface Held {
  readonly token: string;
  readonly source: SocialSource;
  readonly email?: string | undefined;
}

export function socialHandlers(
  options: Options,
): HandlersOf<
  'startSocialLogin' | 'exchangeSocialCode' | 'searchUser' | 'preLogin' | 'socialLogin' | 'socialValidateCode'
> {
  const { db, now, arrivals, identities, codes, customers, sessions, limits, send, logIn } = options;

  function providerOf(source: SocialSource): Provider {
    if (options.provider?.source !== source) throw socialOff();
    return options.provider;
  }

  /** Asks the provider; its failure becomes a text for the customer, and a log line without anything that it said. */
  async function asked<Said>(provider: Provider, ask: () => Promise<Said>, { log }: FastifyRequest) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error;
      log.warn({ reason: error.message }, 'a provider of logins failed');
      throw error.isUnreachable ? socialUnreachable(provider.name) : socialRefused(provider.name);
    }
  }

  /** The arrival of a token that was not used yet. An email address has to be the one that the provider verified. */
  async function arrivalOf({ email, ...held }: Held): Promise<Arrival> {
    const { name } = providerOf(held.source);
    const arrival = await arrivals.find(held);
    const isGood = arrival?.used_at === null && (email === undefined || email === arrival.email);
    if (!isGood) throw socialAgain(name);
    return arrival;
  }

  /** Logs in by a token, once; a moment later the same session gets the same login again, because its reply may have been lost. */
  async function logInOnce(held: Held, asking: Asking): Promise<Login> {
    const { name } = providerOf(held.source);
    const { familyId } = asking.session;
    const done = await inTurn(db, `social.${held.token}`, async (transaction) => {
      const arrival = await arrivals.find(held, transaction);
      if (!arrival) throw socialAgain(name);
      if (arrival.used_at !== null) {
        const isRepeated = arrival.used_by === familyId && now() - arrival.used_at.getTime() <= lostReplyMs;
        return isRepeated ? arrival.session_id : null;
      }
      const customerId = await identities.customerOf(arrival, transaction);
      const customer = customerId === undefined ? undefined : await customers.find(customerId, transaction);
      if (!customer) throw unknownUser();
      const login = await logIn.customer(asking, customer, transaction);
      await arrivals.use(arrival.id, { familyId, sessionId: login.id }, transaction);
      return login;
    });
    const login = typeof done === 'string' ? await sessions.repeatLogin(done) : done;
    if (!login) throw socialAgain(name);
    return login;
  }

  return {
    async startSocialLogin({ body: { source }, request }) {
      const provider = providerOf(source);
      return { status: 'SUCCESS', data: await asked(provider, () => provider.start(request), request) };
    },

    async exchangeSocialCode({ body: { source, ...given }, request }) {
      const provider = providerOf(source);
      await limits.arrive(callerOf(request));
      const person = await asked(provider, () => provider.exchange(given, request), request);
      const { subject: _, ...shown } = person;
      return { status: 'SUCCESS', data: { token: await arrivals.add(source, person), ...shown } };
    },

    async searchUser({ body }) {
      const arrival = await arrivalOf(body);
      if ((await identities.customerOf(arrival)) === undefined) throw unknownUser();
      return { status: 'SUCCESS', data: {} };
    },

    async preLogin({ body, session, request }) {
      const { familyId } = sessionOf({ session });
      // The same answer for every number; who entered too many wrong passwords learns it before entering another.
      if (body.source === 'password') {
        await limits.mayTryPassword(callerOf(request), body.mobile);
        return { status: 'SUCCESS', data: {} };
      }
      const { mobile, token, source, ...person } = body;
      if (mobile === undefined) {
        await arrivalOf(body);
        return { status: 'SUCCESS', data: {} };
      }
      const { id } = await arrivalOf({ token, source });
      const sent = await send({ mobile, familyId, isAgain: false }, request);
      await arrivals.signUp(id, { mobile, familyId, ...person });
      return { status: 'SUCCESS', data: { sent } };
    },

    async socialLogin({ body, session, request }) {
      const login = await logInOnce(
        { token: body.token, source: body.source },
        askingOf(sessionOf({ session }), request),
      );
      return loginReplyOf(login);
    },

    async socialValidateCode({ body: { source, mobile, code, token }, session, request }) {
      const { name } = providerOf(source);
      const asking = askingOf(sessionOf({ session }), request);
      const { familyId } = asking.session;
      await limits.guess(callerOf(request), mobile);
      const verdict = await codes.guess({ mobile, code, familyId }, async (_names, transaction) => {
        const arrival = await arrivals.signingUp({ familyId, mobile, source, token }, transaction);
        if (!arrival) throw socialAgain(name);
        const { first_name, last_name, email } = arrival;
        const person = {
          mobile,
          firstName: first_name ?? undefined,
          lastName: last_name ?? undefined,
          email: email ?? undefined,
        };
        const login = await logIn.owner(asking, person, transaction);
        await identities.link(arrival, login.attributes.userId, transaction);
        await arrivals.use(arrival.id, { familyId, sessionId: login.id }, transaction);
        return login;
      });
      return loginReplyOf(await loginOf(verdict, sessions));
    },
  };
}
