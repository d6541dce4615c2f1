import { HttpFault } from '../http/http-fault.ts';
import { sessionExpired } from '../session/identify.ts';
import type { Session } from '../session/session-repository.ts';

/**
 * The session of a logged-in customer (ROL-03). Who sends no session begins one and asks again (401); a guest has to log in first (403), and
 * refreshing the session would not help.
 */
export function requireCustomer(session: Session | undefined): Session {
  if (!session) throw sessionExpired();
  if (!session.isLoggedIn) {
    throw new HttpFault(403, {
      code: 'LOGIN_NEEDED',
      displayMsg: 'Log in to keep addresses and favourites.',
    });
  }
  return session;
}

/** A customer reaches what is their own alone. */
export function notYours(): HttpFault {
  return new HttpFault(403, {
    code: 'NOT_YOURS',
    displayMsg: 'This belongs to another customer. Log in as that customer to see it.',
  });
}
