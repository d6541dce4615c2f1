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

/** The result of a renewal: always credentials, and the other attributes that the reply contains. */
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
    /** A new guest session: nothing of an earlier session stays. */
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

    /** A customer's session keeps its fields. After a renewal with a guest's credentials the session is a guest's, and nothing else stays. */
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

    /** The server will never renew these credentials, so they are removed: the next call begins a new guest session. */
    refreshFailed: () => ({ ...noSession, apiError: true }),

    loggedOut: () => noSession,

    /** The server gave the customer another cart. */
    cartIdReceived: (state, { payload }: PayloadAction<string>) => ({ ...state, cartId: payload }),

    /** With the attributes that the server has now; with null it has refused them. */
    profileSaveEnded: (state, { payload }: PayloadAction<SessionAttributes | null>) => ({
      ...state,
      ...knownAttributes(payload),
      profileSave: payload !== null,
    }),

    addressesReceived: (state, { payload }: PayloadAction<SessionState['addresses']>) => ({
      ...state,
      addresses: payload,
      addressesSaved: true,
    }),
  },
  selectors: {
    selectSession: (state) => state,
    /** Whether the session is a customer's, not a guest's (role.ts). */
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
  profileSaveEnded,
  addressesReceived,
} = sessionSlice.actions;
export const { selectSession, selectIsLoggedIn, selectUserId, selectFirstName, selectApiError } =
  sessionSlice.injectInto(rootReducer).selectors;

interface OrderSource {
  readonly deliveryType: string | null;
  readonly source: string;
}

/** The header values of the session (SES-07) and of the order, which the caller passes from other features. */
export function selectRequestHeaders(state: { readonly session?: SessionState }, order: OrderSource) {
  const { userId, cartId, credentials } = selectSession(state);
  const isLoggedIn = selectIsLoggedIn(state);
  return { isLoggedIn, userId, cartId, credentials, deliveryType: order.deliveryType, source: order.source };
}
