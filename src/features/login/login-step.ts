import type { LoginStep, LoginWay } from '#schemas/stored/drafts.ts';
import { loginStep } from '#schemas/compiled/stored/login-step.ts';
import type { Clock } from '#src/request/ports.ts';
import type { Persistence } from '#src/store/persistence.ts';

interface SentCode {
  readonly resendAfterSeconds: number;
  readonly goodForSeconds: number;
}

interface Parts {
  readonly persistence: Persistence;
  readonly clock: Clock;
}

/** The step after a code was sent, of this way of logging in; null before, and when the code has ended. */
export function readLoginStep({ persistence, clock }: Parts, way: LoginWay): LoginStep | null {
  const step = persistence.read(loginStep);
  return step?.way === way && clock.now() < step.goodUntil ? step : null;
}

export type SentTo = Pick<LoginStep, 'way' | 'mobile' | 'source'>;

export function keepLoginStep({ persistence, clock }: Parts, to: SentTo, sent: SentCode): LoginStep {
  const now = clock.now();
  const step = {
    ...to,
    resendAt: now + sent.resendAfterSeconds * 1000,
    goodUntil: now + sent.goodForSeconds * 1000,
  };
  persistence.write(loginStep, step);
  return step;
}
