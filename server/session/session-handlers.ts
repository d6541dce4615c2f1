import { callerOf } from '../http/caller-of.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { HttpFault } from '../http/http-fault.ts';
import type { RateLimit } from '../http/rate-limits.ts';
import { guestCredentials } from '../http/session-headers.ts';
import type { SessionRepository } from './session-repository.ts';

interface SessionHandlersOptions {
  readonly sessions: SessionRepository;
  readonly newGuests: RateLimit;
  /** Limits the refreshes of one user's sessions: each adds a row that is kept for a while. */
  readonly refreshes: RateLimit;
}

export function sessionHandlers({
  sessions,
  newGuests,
  refreshes,
}: SessionHandlersOptions): HandlersOf<'createAnonymousUser' | 'refreshToken' | 'refreshAnonymousToken'> {
  /** Counts only successful refreshes, so that sending another user's id does not use up that user's limit. */
  async function counted<Session>(userId: string, refresh: () => Promise<Session>) {
    await refreshes.check(userId);
    const session = await refresh();
    await refreshes.take(userId);
    return session;
  }

  return {
    async createAnonymousUser({ request }) {
      await newGuests.take(callerOf(request));
      return sessions.createGuest();
    },

    async refreshToken({ body }) {
      return counted(
        body.userId,
        async () =>
          (await sessions.refreshLoggedIn(body.userId, body.refreshToken)) ?? refuse(texts.customer),
      );
    },

    async refreshAnonymousToken({ body, request }) {
      const credentials = guestCredentials(request) ?? refuse(texts.guest);
      return counted(
        body.userId,
        async () => (await sessions.refreshGuest(body.userId, credentials)) ?? refuse(texts.guest),
      );
    },
  };
}

/** Only a customer has a login to repeat. The app replaces a guest's session by a new one without a message. */
const texts = {
  customer:
    'Looks like something went wrong, please retry. If you were logged in, please re-login to continue enjoying exclusive benefits & features',
  guest: 'Something Went Wrong. Please Try Again.',
} as const;

function refuse(displayMsg: string): never {
  throw new HttpFault(401, { code: 'REFRESH_REFUSED', displayMsg });
}
