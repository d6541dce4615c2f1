import type { FastifyRequest } from 'fastify';
import { HttpFault } from '../http/http-fault.ts';
import { guestCredentials, header } from '../http/session-headers.ts';
import type { Session, SessionRepository } from './session-repository.ts';

/** The app refreshes its session on this answer and asks again. */
export function sessionExpired(): HttpFault {
  return new HttpFault(401, {
    code: 'SESSION_EXPIRED',
    displayMsg: 'Your session has ended. Refresh it and send the request again.',
  });
}

/**
 * Who makes a call. A call without credentials is nobody's; credentials that are no longer good are refused, also where none are
 * needed, so that the app learns of it and refreshes.
 */
export function createIdentify(sessions: SessionRepository) {
  return async (request: FastifyRequest): Promise<Session | undefined> => {
    const session = await find(sessions, request);
    if (session === 'none') return undefined;
    if (!session || !sameUser(request, session)) throw sessionExpired();
    return session;
  };
}

async function find(
  sessions: SessionRepository,
  request: FastifyRequest,
): Promise<Session | 'none' | undefined> {
  if (header(request, 'sessionToken')) {
    const credentials = guestCredentials(request);
    return credentials && sessions.verifyGuest(credentials);
  }
  const accessToken = header(request, 'authToken');
  return accessToken ? sessions.verifyLoggedIn(accessToken) : 'none';
}

function sameUser(request: FastifyRequest, session: Session): boolean {
  const userId = header(request, 'userId');
  return userId === undefined || userId === session.userId;
}
