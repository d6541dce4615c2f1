import type { Database } from '../database/database.ts';
import { callerOf } from '../http/caller-of.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { sessionExpired, sessionOf } from '../http/session.ts';
import type { CustomersRepository } from '../session/customers-repository.ts';
import type { LoginsRepository } from '../session/logins-repository.ts';
import type { Login, SessionRepository } from '../session/session-repository.ts';
import type { CodesRepository } from './codes-repository.ts';
import { type Asking, askingOf, type LogIn, loginReplyOf } from './log-in.ts';
import { passwordWrong } from './login-faults.ts';
import type { LoginLimits } from './login-limits.ts';
import type { PasswordsRepository } from './passwords-repository.ts';
import type { SendCode } from './send-code.ts';

interface Options {
  readonly db: Database;
  readonly passwords: PasswordsRepository;
  /** Passwords that were texted and not used yet. */
  readonly texted: CodesRepository;
  readonly customers: CustomersRepository;
  readonly sessions: SessionRepository;
  readonly logins: Pick<LoginsRepository, 'endOthers'>;
  readonly limits: LoginLimits;
  readonly send: SendCode;
  readonly logIn: LogIn;
}

interface Entered {
  readonly mobile: string;
  readonly password: string;
}

export function passwordHandlers({
  db,
  passwords,
  texted,
  customers,
  sessions,
  logins,
  limits,
  send,
  logIn,
}: Options): HandlersOf<'passwordLogin' | 'forgotPassword'> {
  async function byOwnPassword(entered: Entered, asking: Asking): Promise<Login | undefined> {
    const customerId = await passwords.ownerOf(entered);
    if (customerId === undefined) return undefined;
    const done = await db.transaction().execute(async (transaction) => {
      const customer = await customers.find(customerId, transaction);
      if (!customer) return undefined;
      // A moment later the same session gets the same login again, because its reply may have been lost.
      return (
        (await logIn.before(asking, customerId, transaction)) ??
        (await logIn.customer(asking, customer, transaction))
      );
    });
    if (typeof done !== 'string') return done;
    const login = await sessions.repeatLogin(done);
    if (!login) throw sessionExpired();
    return login;
  }

  /**
   * A password that was texted becomes that of the customer with the number when it is used; until then the old one stays good. Whoever knew the old one
   * is logged out.
   */
  async function byTextedPassword({ mobile, password }: Entered, asking: Asking): Promise<Login | undefined> {
    const { familyId } = asking.session;
    const hashed = await passwords.hashOf(password);
    const verdict = await texted.guess({ mobile, code: password, familyId }, async (_names, transaction) => {
      const login = await logIn.owner(asking, { mobile }, transaction);
      await passwords.set(login.attributes.userId, hashed, transaction);
      await logins.endOthers(login.attributes.userId, login.id, transaction);
      return login;
    });
    if (verdict.is === 'repeated') return sessions.repeatLogin(verdict.sessionId);
    return verdict.is === 'right' ? verdict.done : undefined;
  }

  return {
    /** What is wrong with a refused password is not told: neither whether the number is a customer's nor whether one was texted to it. */
    async passwordLogin({ body: { mobile, password }, session, request }) {
      const asking = askingOf(sessionOf({ session }), request);
      const giveBack = await limits.tryPassword(callerOf(request), mobile);
      const entered = { mobile, password };
      let login: Login | undefined;
      try {
        login = (await byOwnPassword(entered, asking)) ?? (await byTextedPassword(entered, asking));
      } catch (error) {
        // It was not wrong.
        await giveBack();
        throw error;
      }
      if (!login) throw passwordWrong();
      await giveBack();
      return loginReplyOf(login);
    },

    /** While passwords are closed for a number none is texted: it could not be used before it ends. */
    async forgotPassword({ body: { mobile }, session, request }) {
      await limits.mayTryPassword(callerOf(request), mobile);
      const asked = { mobile, familyId: sessionOf({ session }).familyId, isAgain: false };
      return { status: 'SUCCESS', data: await send(asked, request) };
    },
  };
}
