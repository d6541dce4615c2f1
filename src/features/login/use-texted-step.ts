import { useState } from 'react';
import type { LoginStep, LoginWay } from '#schemas/stored/drafts.ts';
import { useLoginStep } from './use-login-step.ts';

/** The two steps of a login by a text message, for a part of a page: the number, then what was texted to it. */
export function useTextedStep(way: LoginWay) {
  const { step, setStep } = useLoginStep(way);
  const [asksNumber, setAsksNumber] = useState(step === null);
  return {
    knownMobile: step?.mobile ?? '',
    /** Null in the step of the number. */
    texted: asksNumber ? null : step,
    onSent(next: LoginStep) {
      setStep(next);
      setAsksNumber(false);
    },
    onResent: setStep,
    onChangeNumber: () => setAsksNumber(true),
  };
}

export type TextedStep = ReturnType<typeof useTextedStep>;
