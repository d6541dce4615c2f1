import { HttpFault } from './http-fault.ts';

/** The session of a call. */
export interface Session {
  readonly familyId: string;
  readonly userId: string;
  readonly cartId: string;
  readonly isLoggedIn: boolean;
}

/** On this reply the app refreshes its session and repeats the call. */
export function sessionExpired(): HttpFault {
  return new HttpFault(401, {
    code: 'SESSION_EXPIRED',
    displayMsg: 'Your session has ended. Refresh it and send the request again.',
  });
}

/** The session of a call that needs one. */
export function sessionOf({ session }: { readonly session: Session | undefined }): Session {
  if (!session) throw sessionExpired();
  return session;
}
