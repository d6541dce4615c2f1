import type { UnknownAction } from 'redux';
import type { Answer, Refusal } from '#src/request/answer.ts';
import { credentialKey } from '#src/request/credentials.ts';
import type { SessionCall, SessionPort, SessionSnapshot } from '#src/request/ports.ts';
import type { Persistence } from '#src/store/persistence.ts';
import { createAnonymousSession } from './api/create-anonymous-session.ts';
import { refreshAnonymousSession } from './api/refresh-anonymous-session.ts';
import { refreshSession } from './api/refresh-session.ts';
import { roleOf } from './role.ts';
import {
  type RenewedSession,
  refreshFailed,
  selectRequestHeaders,
  selectSession,
  sessionAdopted,
  sessionCreated,
  sessionRefreshed,
} from './session-slice.ts';
import type { SessionState } from './session-state.ts';
import { restoreSession } from './session-storage.ts';
import { type Lock, tabLock } from './tab-lock.ts';

/** The fields of the snapshot that other features own: location, order type, configuration, mini-app. */
export type OrderContext = Pick<
  SessionSnapshot,
  'deliveryType' | 'source' | 'partner' | 'storeId' | 'configStoreId'
>;

interface SessionPortParts {
  readonly store: {
    getState(): { readonly session?: SessionState };
    dispatch(action: UnknownAction): unknown;
  };
  readonly persistence: Persistence;
  readonly context: () => OrderContext;
  readonly clientId: string;
  readonly lock?: Lock;
}

const done: Answer<void> = { ok: true, data: undefined };

/**
 * The server refuses what it was sent, in its reply or by its status, and would refuse it later too. Too many calls and faults of the server
 * pass.
 */
function isRefusedForGood({ kind, status }: Refusal): boolean {
  if (status === null || status >= 500 || status === 408 || status === 429) return false;
  return kind === 'refused' || status >= 400;
}

/** Binds the session slice to the request layer. */
export function createSessionPort({
  store,
  persistence,
  context,
  clientId,
  lock = tabLock,
}: SessionPortParts): SessionPort {
  const current = () => snapshotOf(selectSession(store.getState()));

  function snapshotOf(session: SessionState): SessionSnapshot {
    const order = context();
    return { ...order, clientId, mobile: session.mobile, ...selectRequestHeaders({ session }, order) };
  }

  /** Replaces the session by the answer, unless the session has changed since the call: a login or a logout is newer than the answer. */
  async function replacing<Session>(
    ask: () => Promise<Answer<Session>>,
    event: (session: Session) => UnknownAction,
  ): Promise<Answer<void>> {
    const before = credentialKey(current());
    const answer = await ask();
    if (!answer.ok) return answer;
    if (credentialKey(current()) === before) store.dispatch(event(answer.data));
    return done;
  }

  const createAnonymous = (call: SessionCall) =>
    replacing(() => createAnonymousSession(call), sessionCreated);

  /** All tabs share one session, whose refresh token can be used once. When another tab has renewed the session, this tab takes it over. */
  function adoptFromOtherTab(): boolean {
    const stored = restoreSession(persistence);
    if (stored.userId === null || credentialKey(snapshotOf(stored)) === credentialKey(current()))
      return false;
    store.dispatch(sessionAdopted(stored));
    return true;
  }

  async function renewHere(call: SessionCall): Promise<Answer<void>> {
    if (adoptFromOtherTab()) return done;
    const session = selectSession(store.getState());
    const { userId } = session;
    if (userId === null) return createAnonymous(call);
    if (roleOf(session) === 'guest') return renewGuest(call, userId);
    const { refreshToken = '' } = session.credentials;
    return replacing<RenewedSession>(() => refreshSession(call, { userId, refreshToken }), sessionRefreshed);
  }

  /** A guest has nothing to log in to again. So where the server does not renew the session, a new one takes its place; the cart is kept here. */
  async function renewGuest(call: SessionCall, userId: string): Promise<Answer<void>> {
    const before = credentialKey(current());
    const answer = await replacing<RenewedSession>(
      () => refreshAnonymousSession(call, userId),
      sessionRefreshed,
    );
    if (answer.ok || !isRefusedForGood(answer.refusal)) return answer;
    return credentialKey(current()) === before ? createAnonymous(call) : done;
  }

  return {
    current,
    createAnonymous: (call) => lock(async () => (adoptFromOtherTab() ? done : createAnonymous(call))),
    renew: (call) => lock(() => renewHere(call)),

    fail() {
      store.dispatch(refreshFailed());
    },
  };
}
