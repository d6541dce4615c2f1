import { constants } from '#src/config/constants.ts';
import type { Persistence } from '#src/store/persistence.ts';

/** The browser's own question, kept back until it is wanted. Not in the DOM's types: Chromium alone has it. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** What the customer said to the install prompt, as it is stored. */
export interface PromptAnswer {
  /** Epoch milliseconds until which it stays away; null for good. */
  readonly hiddenUntil: number | null;
}

/** Whether the prompt may be shown now. */
export function mayPrompt(answer: PromptAnswer | null, now: number): boolean {
  return answer === null || (answer.hiddenUntil !== null && now >= answer.hiddenUntil);
}

export function readAnswer(persistence: Persistence): PromptAnswer | null {
  const stored = persistence.read('homeScreenIcon');
  const hiddenUntil = stored?.['hiddenUntil'];
  return typeof hiddenUntil === 'number' || hiddenUntil === null ? { hiddenUntil } : null;
}

/** 'Not now' hides the prompt for half an hour (PWA-03). */
export function hideForNow(persistence: Persistence, now: number): void {
  persistence.write('homeScreenIcon', { hiddenUntil: now + constants.homeScreenPrompt.hiddenMs });
}

/** 'Don't ask again', or the app was installed (PWA-04). */
export function hideForGood(persistence: Persistence): void {
  persistence.write('homeScreenIcon', { hiddenUntil: null });
}
