import type { SessionState } from './session-state.ts';

export type Role = 'guest' | 'customer';

/**
 * Whether a session is a customer's or a guest's: a customer's has a refresh token (ROL-01, ROL-07) and is logged in. A token without the login is
 * a remainder of an earlier session: it does not make the session a customer's, and is not sent (SES-31).
 */
export function roleOf({ isLoggedIn, credentials }: Pick<SessionState, 'isLoggedIn' | 'credentials'>): Role {
  return isLoggedIn && credentials.refreshToken ? 'customer' : 'guest';
}
