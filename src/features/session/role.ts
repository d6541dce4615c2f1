import type { SessionState } from './session-state.ts';

export type Role = 'guest' | 'customer';

/**
 * Who a session belongs to: a customer's holds a refresh token, a guest's does not (ROL-01, ROL-07). The login that the token came with
 * has to be there as well: one that is left over from an earlier customer makes nobody a customer, and is dropped from what is sent (SES-31).
 */
export function roleOf({ isLoggedIn, credentials }: Pick<SessionState, 'isLoggedIn' | 'credentials'>): Role {
  return isLoggedIn && credentials.refreshToken ? 'customer' : 'guest';
}
