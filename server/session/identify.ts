import type { FastifyRequest } from 'fastify';
import { type Session, sessionExpired } from '../http/session.ts';
import { guestCredentials, header } from '../http/session-headers.ts';
import type { SessionRepository } from './session-repository.ts';

/**
 * The session of a call. A call without credentials has none. Invalid credentials are refused, also by calls that need no session, so
 * that the app refreshes them.
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
