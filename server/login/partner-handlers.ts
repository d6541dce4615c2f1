import type { FastifyRequest } from 'fastify';
import { type PartnerApp, partnerApps } from '#schemas/partner-apps.ts';
import type { Database } from '../database/database.ts';
import { callerOf } from '../http/caller-of.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { sessionExpired, sessionOf } from '../http/session.ts';
import { type AuthCode, type Partner, PartnerFailed, type PartnerPerson } from '../partners/partner.ts';
import type { CustomersRepository } from '../session/customers-repository.ts';
import type { Login, SessionRepository } from '../session/session-repository.ts';
import { askingOf, type LogIn, loginReplyOf } from './log-in.ts';
import {
  partnerCodeUsed,
  partnerDown,
  partnerOff,
  partnerRefused,
  partnerWithoutNumber,
  unknownPartner,
  wrongPartnerClient,
} from './login-faults.ts';
import type { LoginLimits } from './login-limits.ts';
import type { PartnerCodesRepository } from './partner-codes-repository.ts';

interface Options {
  readonly db: Database;
  readonly partners: ReadonlyMap<PartnerApp, Partner>;
  readonly partnerCodes: PartnerCodesRepository;
  readonly customers: CustomersRepository;
  readonly sessions: SessionRepository;
  readonly limits: LoginLimits;
  readonly logIn: LogIn;
}

/** Logging in inside the app of a partner, which says who its customer is (API-014). */
export function partnerHandlers({
  db,
  partners,
  partnerCodes,
  customers,
  sessions,
  limits,
  logIn,
}: Options): HandlersOf<'partnerLogin'> {
  function partnerNamed(name: string): Partner {
    const vendor = partnerApps.find((app) => app === name);
    if (vendor === undefined) throw unknownPartner();
    const partner = partners.get(vendor);
    if (!partner) throw partnerOff();
    return partner;
  }

  /** Asks the partner; its failure becomes a text for the customer, and a log line without anything that it said. */
  async function exchanged(
    partner: Partner,
    code: AuthCode,
    { log }: FastifyRequest,
  ): Promise<PartnerPerson> {
    try {
      return await partner.exchange(code);
    } catch (error) {
      if (!(error instanceof PartnerFailed)) throw error;
      log.warn({ vendor: partner.vendor, reason: error.message }, 'a partner did not log its customer in');
      throw error.failure === 'down' ? partnerDown(partner.name) : partnerRefused(partner.name);
    }
  }

  return {
    async partnerLogin({ params: { vendor }, body: { authCode, clientId }, session, request }) {
      const partner = partnerNamed(vendor);
      if (clientId !== partner.clientId) throw wrongPartnerClient(partner.name);
      const asking = askingOf(sessionOf({ session }), request);
      await limits.arrive(callerOf(request));
      const code = { code: authCode, nonce: asking.session.userId };
      const { mobile, ...names } = await exchanged(partner, code, request);
      if (mobile === undefined) throw partnerWithoutNumber(partner.name);

      const done = await db.transaction().execute(async (transaction): Promise<Login | string> => {
        const isFirst = await partnerCodes.use(partner.vendor, authCode, transaction);
        // A moment later the same session gets the same login again, because its reply may have been lost.
        const known = await customers.findByMobile(mobile, transaction);
        const before = known && (await logIn.before(asking, known.userId, transaction));
        if (before !== undefined) return before;
        if (!isFirst) throw partnerCodeUsed(partner.name);
        return logIn.owner(asking, { mobile, ...names }, transaction);
      });
      const login = typeof done === 'string' ? await sessions.repeatLogin(done) : done;
      if (!login) throw sessionExpired();
      return loginReplyOf(login);
    },
  };
}
