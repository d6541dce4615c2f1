import type { UnknownAction } from '@reduxjs/toolkit';
import { credentialKey } from '#src/request/credentials.ts';
import type { SessionCall, SessionPort, SessionSnapshot } from '#src/request/ports.ts';
import type { Persistence } from '#src/store/persistence.ts';
import { createAnonymousSession } from './api/create-anonymous-session.ts';
import { refreshAnonymousSession } from './api/refresh-anonymous-session.ts';
import { refreshSession } from './api/refresh-session.ts';
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
  'deliveryType' | 'source' | 'partner' | 'storeId' | 'storedStoreId' | 'configStoreId'
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

  async function createAnonymous(call: SessionCall): Promise<void> {
    store.dispatch(sessionCreated(await createAnonymousSession(call)));
  }

  /** Refresh tokens are used once. When another tab was quicker, its session is ours too. */
  function adoptFromOtherTab(): boolean {
    const stored = restoreSession(persistence);
    if (stored.userId === null || credentialKey(snapshotOf(stored)) === credentialKey(current()))
      return false;
    store.dispatch(sessionAdopted(stored));
    return true;
  }

  async function renewHere(call: SessionCall): Promise<void> {
    if (adoptFromOtherTab()) return;
    const { userId, isLoggedIn, credentials } = selectSession(store.getState());
    if (userId === null) return createAnonymous(call);
    const { refreshToken } = credentials;
    const renewed =
      isLoggedIn && refreshToken
        ? await refreshSession(call, { userId, refreshToken })
        : await refreshAnonymousSession(call, userId);
    store.dispatch(sessionRefreshed(renewed));
  }

  return {
    current,
    createAnonymous,
    renew: (call) => lock(() => renewHere(call)),

    fail() {
      store.dispatch(refreshFailed());
    },
  };
}
