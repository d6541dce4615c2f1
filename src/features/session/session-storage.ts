import { cartId } from '#schemas/compiled/stored/cart-id.ts';
import { userInfo } from '#schemas/compiled/stored/user-info.ts';
import type { StoredUser } from '#schemas/stored/session.ts';
import { bindStored } from '#src/store/keep-stored.ts';
import type { Persistence } from '#src/store/persistence.ts';
import { roleOf } from './role.ts';
import { selectSession } from './session-slice.ts';
import { noSession, type SessionState } from './session-state.ts';

interface WithSession {
  readonly session?: SessionState;
}

const storedUserOf = memoizeLast((session: SessionState): StoredUser | null => {
  // The cart id has its own key; addresses are requested again when they are needed; the error flag is not kept after the page is closed.
  const {
    userId,
    cartId: _cart,
    addresses: _list,
    addressesSaved: _saved,
    apiError: _error,
    ...user
  } = session;
  return userId === null ? null : { userId, ...user };
});

/** Keeps the session across reloads; give these to `keepStored`. */
export const sessionBindings = [
  bindStored(userInfo, (state: WithSession) => storedUserOf(selectSession(state))),
  bindStored(cartId, (state: WithSession) => selectSession(state).cartId),
];

/** The session of the last visit; an empty one if the stored values are not enough to make calls. */
export function restoreSession(persistence: Persistence): SessionState {
  const user = persistence.read(userInfo);
  if (!user) return noSession;
  const session = { ...noSession, ...user, cartId: persistence.read(cartId) };
  return hasCredentials(session) ? session : noSession;
}

/** Whether calls can be made with it. A login without its refresh token is not usable, neither as a customer's nor as a guest's session. */
function hasCredentials(session: SessionState): boolean {
  const { isLoggedIn, credentials } = session;
  if (roleOf(session) === 'customer') return Boolean(credentials.accessToken);
  return !isLoggedIn && Boolean(credentials.accessKeyId);
}

/** `keepStored` detects changes by reference. */
function memoizeLast<A, R>(compute: (argument: A) => R): (argument: A) => R {
  let last: { argument: A; result: R } | null = null;
  return (argument) => {
    if (last?.argument !== argument) last = { argument, result: compute(argument) };
    return last.result;
  };
}
