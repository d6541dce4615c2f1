import { useState } from 'react';
import type { LoginStep, LoginWay } from '#schemas/stored/drafts.ts';
import { usePersistence } from '#src/store/drafts.ts';
import { useClock } from '#src/store/use-clock.ts';
import { readLoginStep } from './login-step.ts';

/** The step after a code was sent, as this tab has kept it. For what is rendered after the start of the app only. */
export function useLoginStep(way: LoginWay = 'code') {
  const persistence = usePersistence();
  const clock = useClock();
  const [step, setStep] = useState<LoginStep | null>(() => readLoginStep({ persistence, clock }, way));
  return { step, setStep };
}
