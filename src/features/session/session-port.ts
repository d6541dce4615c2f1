import type { UnknownAction } from '@reduxjs/toolkit';
import { credentialKey } from '#src/request/credentials.ts';
import type { SessionCall, SessionPort, SessionSnapshot } from '#src/request/ports.ts';
import type { Persistence } from '#src/store/persistence.ts';
import { createAnonymousSession } from './api/create-anonymous-session.ts';
import { refreshAnonymousSession } from './api/refresh-anonymous-session.ts';
import { refreshSession } from './api/refresh-session.ts';
import { roleOf } from './role.ts';
import {
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

/** What the snapshot takes from the features that own it: location, order type, configuration, mini-app. */
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

  /** Puts the answer in the place of the session that it was asked for. A login or a logout meanwhile is newer than the answer, and stays. */
  async function replacing<Answer>(
    ask: () => Promise<Answer>,
    event: (answer: Answer) => UnknownAction,
  ): Promise<void> {
    const before = credentialKey(current());
    const answer = await ask();
    if (credentialKey(current()) === before) store.dispatch(event(answer));
  }

  const createAnonymous = (call: SessionCall) =>
    replacing(() => createAnonymousSession(call), sessionCreated);

  /** A browser has one session, and its refresh token is used once. When another tab was quicker, its session is ours too. */
  function adoptFromOtherTab(): boolean {
    const stored = restoreSession(persistence);
    if (stored.userId === null || credentialKey(snapshotOf(stored)) === credentialKey(current()))
      return false;
    store.dispatch(sessionAdopted(stored));
    return true;
  }

  async function renewHere(call: SessionCall): Promise<void> {
    if (adoptFromOtherTab()) return;
    const session = selectSession(store.getState());
    const { userId } = session;
    if (userId === null) return createAnonymous(call);
    const { refreshToken = '' } = session.credentials;
    await replacing(
      () =>
        roleOf(session) === 'customer'
          ? refreshSession(call, { userId, refreshToken })
          : refreshAnonymousSession(call, userId),
      sessionRefreshed,
    );
  }

  return {
    current,
    createAnonymous: (call) =>
      lock(async () => {
        if (!adoptFromOtherTab()) await createAnonymous(call);
      }),
    renew: (call) => lock(() => renewHere(call)),

    fail() {
      store.dispatch(refreshFailed());
    },
  };
}
