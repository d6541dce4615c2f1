import { homeScreenIcon } from '#schemas/compiled/stored/home-screen-icon.ts';
import type { PromptAnswer } from '#schemas/stored/app.ts';
import { constants } from '#src/config/constants.ts';
import type { Persistence } from '#src/store/persistence.ts';

/** The browser's install prompt, deferred until the app shows it. Missing in the DOM's types, because only Chromium has it. */
export interface InstallEvent extends Event {
  /** With what the customer chose; older browsers answer nothing. Undefined on iOS, where only the customer can install. */
  prompt?(): Promise<{ readonly outcome: 'accepted' | 'dismissed' } | undefined>;
}

/** Whether the prompt may be shown now. */
export function mayPrompt(answer: PromptAnswer | null, now: number): boolean {
  return answer === null || (answer.hiddenUntil !== null && now >= answer.hiddenUntil);
}

export function readAnswer(persistence: Persistence): PromptAnswer | null {
  return persistence.read(homeScreenIcon);
}

/** 'Not now' hides the prompt for half an hour (PWA-03). */
export function hideForNow(persistence: Persistence, now: number): void {
  persistence.write(homeScreenIcon, { hiddenUntil: now + constants.homeScreenPrompt.hiddenMs });
}

/** 'Don't ask again', or the app was installed (PWA-04). */
export function hideForGood(persistence: Persistence): void {
  persistence.write(homeScreenIcon, { hiddenUntil: null });
}
