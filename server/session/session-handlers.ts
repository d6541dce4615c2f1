import type { HandlersOf } from '../http/handlers.ts';
import { HttpFault } from '../http/http-fault.ts';
import type { RateLimit } from '../http/rate-limits.ts';
import { guestCredentials } from '../http/session-headers.ts';
import type { SessionRepository } from './session-repository.ts';

export function sessionHandlers(
  sessions: SessionRepository,
  newGuests: RateLimit,
): HandlersOf<'createAnonymousUser' | 'refreshToken' | 'refreshAnonymousToken'> {
  return {
    async createAnonymousUser({ request }) {
      await newGuests.take(request.ip);
      return sessions.createGuest();
    },

    async refreshToken({ body }) {
      const session = await sessions.refreshLoggedIn(body.userId, body.refreshToken);
      if (!session) throw cannotRefresh();
      return session;
    },

    async refreshAnonymousToken({ body, request }) {
      const credentials = guestCredentials(request);
      const session = credentials && (await sessions.refreshGuest(body.userId, credentials));
      if (!session) throw cannotRefresh();
      return session;
    },
  };
}

function cannotRefresh(): HttpFault {
  return new HttpFault(401, {
    code: 'REFRESH_REFUSED',
    displayMsg:
      'Looks like something went wrong, please retry. If you were logged in, please re-login to continue enjoying exclusive benefits & features',
  });
}
