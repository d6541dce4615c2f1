import { bindStored, type Persistence } from '#src/store/persistence.ts';
import { roleOf } from './role.ts';
import { selectSession } from './session-slice.ts';
import { noSession, type SessionState } from './session-state.ts';

interface WithSession {
  readonly session?: SessionState;
}

type UserInfo = Readonly<Record<string, unknown>>;

// The cart id has a key of its own; addresses are read again when they are needed; an error does not outlive the page.
const NOT_IN_USER_INFO = new Set<string>(['cartId', 'addresses', 'addressesSaved', 'apiError']);

const userInfoOf = memoizeLast((session: SessionState): UserInfo | null => {
  if (session.userId === null) return null;
  return Object.fromEntries(Object.entries(session).filter(([name]) => !NOT_IN_USER_INFO.has(name)));
});

/** Keeps the session across reloads; give these to `keepStored`. */
export const sessionBindings = [
  bindStored('userInfo', (state: WithSession) => userInfoOf(selectSession(state))),
  bindStored('cartId', (state: WithSession) => selectSession(state).cartId),
];

/** The session of the last visit, field by field: one that is missing or of a wrong kind is as if nobody had written it. */
export function restoreSession(persistence: Persistence): SessionState {
  const userInfo = persistence.read('userInfo');
  if (typeof userInfo?.['userId'] !== 'string') return noSession;

  const kept = Object.entries(userInfo).filter(
    ([name, value]) => isField(name) && isSameKind(noSession[name], value),
  );
  const session: SessionState = {
    ...noSession,
    ...Object.fromEntries(kept),
    credentials: textsOf(userInfo['credentials']),
    cartId: persistence.read('cartId'),
  };
  return hasCredentials(session) ? session : noSession;
}

/** Whether calls can be made with it. A login that has lost its refresh token is no customer's, and its details are no guest's. */
function hasCredentials(session: SessionState): boolean {
  const { isLoggedIn, credentials } = session;
  if (roleOf(session) === 'customer') return Boolean(credentials.accessToken);
  return !isLoggedIn && Boolean(credentials.accessKeyId);
}

function isField(name: string): name is keyof SessionState {
  return Object.hasOwn(noSession, name) && !NOT_IN_USER_INFO.has(name);
}

/** Fields that start as null hold text. */
function isSameKind(initial: unknown, value: unknown): boolean {
  return initial === null ? value === null || typeof value === 'string' : typeof initial === typeof value;
}

function textsOf(value: unknown): SessionState['credentials'] {
  return Object.fromEntries(
    Object.entries(value ?? {}).filter(([, text]) => typeof text === 'string' && text !== ''),
  );
}

/** `keepStored` tells a change by reference. */
function memoizeLast<A, R>(compute: (argument: A) => R): (argument: A) => R {
  let last: { argument: A; result: R } | null = null;
  return (argument) => {
    if (last?.argument !== argument) last = { argument, result: compute(argument) };
    return last.result;
  };
}
