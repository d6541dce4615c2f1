import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type {
  AnonymousCredentials,
  LoggedInCredentials,
  LoginType,
  SessionAttributes,
} from '#schemas/entities/session.ts';
import { rootReducer } from '#src/store/root-reducer.ts';
import { roleOf } from './role.ts';
import { knownAttributes, noSession, type SessionState } from './session-state.ts';

export interface AnonymousSession {
  readonly userId: string;
  readonly cartId: string;
  readonly credentials: AnonymousCredentials;
}

export interface LoggedInSession {
  readonly attributes: SessionAttributes;
  readonly credentials: LoggedInCredentials;
  readonly cognitoId?: string | undefined;
  readonly loginType: LoginType;
}

/** What a renewal brings: always credentials, and whatever else the server chose to say. */
export interface RenewedSession {
  readonly credentials: AnonymousCredentials | LoggedInCredentials;
  readonly userId?: string | undefined;
  readonly cartId?: string | undefined;
  readonly attributes?: SessionAttributes | undefined;
}

const sessionSlice = createSlice({
  name: 'session',
  initialState: noSession,
  reducers: {
    /** A guest came, or a customer left: nothing of an earlier person stays. */
    sessionCreated: (_, { payload }: PayloadAction<AnonymousSession>) => ({ ...noSession, ...payload }),

    loggedIn: (state, { payload }: PayloadAction<LoggedInSession>) => ({
      ...noSession,
      userId: state.userId,
      cartId: state.cartId,
      ...knownAttributes(payload.attributes),
      cognitoId: payload.cognitoId ?? null,
      loginType: payload.loginType,
      credentials: payload.credentials,
      isLoggedIn: true,
    }),

    /** A customer stays who they are; what a guest's credentials renew is a guest, with nothing of anyone else. */
    sessionRefreshed: (state, { payload }: PayloadAction<RenewedSession>) => ({
      ...('refreshToken' in payload.credentials ? state : noSession),
      ...knownAttributes(payload.attributes),
      userId: payload.userId ?? payload.attributes?.userId ?? state.userId,
      cartId: payload.cartId ?? payload.attributes?.cartId ?? state.cartId,
      credentials: payload.credentials,
      apiError: false,
    }),

    /** Another tab renewed or changed the session that all tabs share. */
    sessionAdopted: (_, { payload }: PayloadAction<SessionState>) => payload,

    /** The server will not renew these credentials ever again, so they go: a retry starts as a fresh guest and can log in. */
    refreshFailed: () => ({ ...noSession, apiError: true }),

    loggedOut: () => noSession,

    /** The server gave the customer another cart. */
    cartIdReceived: (state, { payload }: PayloadAction<string>) => ({ ...state, cartId: payload }),

    profileSaved: (state, { payload }: PayloadAction<SessionAttributes>) => ({
      ...state,
      ...knownAttributes(payload),
      profileSave: true,
    }),

    addressesReceived: (state, { payload }: PayloadAction<SessionState['addresses']>) => ({
      ...state,
      addresses: payload,
      addressesSaved: true,
    }),
  },
  selectors: {
    selectSession: (state) => state,
    /** Whether a customer is here, and not a guest (role.ts). */
    selectIsLoggedIn: (state) => roleOf(state) === 'customer',
    selectUserId: (state) => state.userId,
    selectFirstName: (state) => state.firstName,
    selectApiError: (state) => state.apiError,
  },
});

declare module '#src/store/root-reducer.ts' {
  export interface Slices extends WithSlice<typeof sessionSlice> {}
}

export const {
  sessionCreated,
  loggedIn,
  sessionRefreshed,
  sessionAdopted,
  refreshFailed,
  loggedOut,
  cartIdReceived,
  profileSaved,
  addressesReceived,
} = sessionSlice.actions;
export const { selectSession, selectIsLoggedIn, selectUserId, selectFirstName, selectApiError } =
  sessionSlice.injectInto(rootReducer).selectors;

interface OrderSource {
  readonly deliveryType: string | null;
  readonly source: string;
}

/** What requests say about the customer (SES-07); how the order is made comes from the features that own it. */
export function selectRequestHeaders(state: { readonly session?: SessionState }, order: OrderSource) {
  const { userId, cartId, credentials } = selectSession(state);
  const isLoggedIn = selectIsLoggedIn(state);
  return { isLoggedIn, userId, cartId, credentials, deliveryType: order.deliveryType, source: order.source };
}
