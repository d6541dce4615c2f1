import type { ModuleParts } from '../module.ts';
import { ownAddress } from '../own-address.ts';
import type { SessionModule } from '../session/session-module.ts';
import type { SmsModule } from '../sms/sms-module.ts';
import { codeHandlers } from './code-handlers.ts';
import { createCodesRepository } from './codes-repository.ts';
import { customerHandlers } from './customer-handlers.ts';
import { createLoginLimits } from './login-limits.ts';

interface Needs {
  readonly session: SessionModule;
  readonly sms: SmsModule;
}

/** Logging in by a one-time code, and what customers do with their login. */
export function loginModule(
  { db, settings, now, randomBytes, secret }: ModuleParts,
  { session: { sessions, customers, logins }, sms: { sms } }: Needs,
) {
  const codes = createCodesRepository({ db, now, randomBytes, secret });
  return {
    handlers: {
      ...codeHandlers({
        codes,
        customers,
        sessions,
        limits: createLoginLimits(db, settings.CODES_PER_HOUR),
        sms,
        domain: new URL(settings.PUBLIC_ORIGIN ?? ownAddress(settings, settings.PORT)).hostname,
      }),
      ...customerHandlers({ customers, logins }),
    },
    removeExpired: (ending: AbortSignal) => codes.removeExpired({ ending }),
  };
}
