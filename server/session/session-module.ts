import { createRateLimit } from '../http/rate-limits.ts';
import type { ModuleParts } from '../module.ts';
import { createCustomersRepository } from './customers-repository.ts';
import { createIdentify } from './identify.ts';
import { createLoginsRepository } from './logins-repository.ts';
import { sessionHandlers } from './session-handlers.ts';
import { createSessionRepository } from './session-repository.ts';

export type SessionModule = ReturnType<typeof sessionModule>;

export function sessionModule({ db, counts, settings, secret, now, randomBytes }: ModuleParts) {
  const sessions = createSessionRepository({
    db,
    now,
    randomBytes,
    secret,
    accessSeconds: settings.SESSION_TTL_SECONDS,
    refreshSeconds: settings.REFRESH_TTL_SECONDS,
  });
  return {
    handlers: sessionHandlers({
      sessions,
      newGuests: createRateLimit(counts, { name: 'guests', points: settings.GUESTS_PER_MINUTE, seconds: 60 }),
      refreshes: createRateLimit(counts, { name: 'refreshes', points: 60, seconds: 600 }),
    }),
    sessions,
    customers: createCustomersRepository(db, now),
    logins: createLoginsRepository(db, now),
    identify: createIdentify(sessions),
    removeExpired: (ending: AbortSignal) => sessions.removeExpired({ ending }),
  };
}
