import { createAction } from '@reduxjs/toolkit';
import { selectIsLoggedIn, selectUserId } from './session-slice.ts';
import type { SessionState } from './session-state.ts';

/** The customer has left, by logout or otherwise (`hasCustomerLeft`). Slices remove the customer's personal data. */
export const customerLeft = createAction('session/customerLeft');

interface WithSession {
  readonly session?: SessionState;
}

/**
 * Whether the session changed from a customer to a guest or to another customer: by a logout, a refused renewal (SES-30) or the session of another
 * tab. A change between guests does not count, nor does the login of a guest.
 */
export function hasCustomerLeft(now: WithSession, before: WithSession): boolean {
  if (now.session === before.session || !selectIsLoggedIn(before)) return false;
  return !selectIsLoggedIn(now) || selectUserId(now) !== selectUserId(before);
}
