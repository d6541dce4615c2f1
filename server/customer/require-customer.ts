import { HttpFault } from '../http/http-fault.ts';
import { type Session, sessionExpired } from '../http/session.ts';

/**
 * The session of a logged-in customer (ROL-03). A client without a session gets 401, begins one and repeats the call. A guest gets 403 and has
 * to log in first: refreshing the session would not help.
 */
export function requireCustomer(
  session: Session | undefined,
  displayMsg = 'Log in to keep addresses and favourites.',
): Session {
  if (!session) throw sessionExpired();
  if (!session.isLoggedIn) {
    throw new HttpFault(403, { code: 'LOGIN_NEEDED', displayMsg });
  }
  return session;
}

/** The refusal of access to the data of another customer. */
export function notYours(): HttpFault {
  return new HttpFault(403, {
    code: 'NOT_YOURS',
    displayMsg: 'This belongs to another customer. Log in as that customer to see it.',
  });
}
