import { createAction } from '@reduxjs/toolkit';
import { selectIsLoggedIn, selectUserId } from './session-slice.ts';
import type { SessionState } from './session-state.ts';

/** A customer was here, and now is not: by whichever event it came. What is theirs alone goes with them. */
export const customerLeft = createAction('session/customerLeft');

interface WithSession {
  readonly session?: SessionState;
}

/**
 * Whether a customer was here before, and a guest or another customer is now: by a logout, a renewal that was refused (SES-30), or the
 * session of another tab. Guests are all alike, and a guest who logs in stays who they are.
 */
export function hasCustomerLeft(now: WithSession, before: WithSession): boolean {
  if (now.session === before.session || !selectIsLoggedIn(before)) return false;
  return !selectIsLoggedIn(now) || selectUserId(now) !== selectUserId(before);
}
