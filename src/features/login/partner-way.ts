import { NeedsReload, NotLoaded } from '#registry/engine/late/not-loaded.ts';

/** Whoever presses is not left without an answer for longer. */
const limitMs = 10_000;

/** Why the app of a partner did not log its customer in. */
export interface PartnerFailure {
  /** MIN-09, MIN-11. */
  readonly text: string;
  /** Why, as the server says it. */
  readonly reason: string | null;
  /** Closes the shop inside the app, where an app can be asked to. */
  readonly exit?: (() => void) | undefined;
  /** The page is in no app that could: a link of the app was opened in a browser. */
  readonly isOutside?: boolean;
}

/** The login of the app of a partner, which takes the place of every form of the login there. */
export interface PartnerWay {
  /** The try that is under way; null where there is none. */
  readonly running: () => Promise<PartnerFailure | null> | null;
  /** Tries it now. Resolves with why it failed, or null. */
  readonly attempt: () => Promise<PartnerFailure | null>;
  /** The same, and says over the page why it failed. Resolves when that has ended. */
  readonly ask: () => Promise<void>;
}

let way: PartnerWay | null = null;
let waiting: ((connected: PartnerWay) => void)[] = [];

/** Called by what starts the product in the app of a partner, whose code is loaded after the first screen. */
export function connectPartnerWay(connected: PartnerWay): void {
  way = connected;
  for (const go of waiting) go(connected);
  waiting = [];
}

/**
 * The login of the app, as soon as its code is there.
 * @throws NotLoaded when that takes too long. The code is still tried again meanwhile, but only a reload is sure to get it.
 */
export async function partnerWay(): Promise<PartnerWay> {
  if (way !== null) return way;
  return new Promise((resolve, reject) => {
    const tooLong = () => reject(new NotLoaded(new NeedsReload('The login of the app of the partner.')));
    const timer = setTimeout(tooLong, limitMs);
    waiting.push((connected) => {
      clearTimeout(timer);
      resolve(connected);
    });
  });
}
