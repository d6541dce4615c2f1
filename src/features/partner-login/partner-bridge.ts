import type { Clock, Partner } from '#src/request/ports.ts';

interface PaytmAnswer {
  readonly data?: { readonly authId?: unknown } | undefined;
}

/** What the app of a partner puts into the pages that it shows, as far as logins need it. */
interface PartnerWindow {
  /** Paytm. */
  readonly JSBridge?: {
    call(name: string, data: object, done: (answer: PaytmAnswer | undefined) => void): void;
  };
  /** Google Pay. */
  readonly microapps?: { getPhoneNumber?(wish: object): Promise<unknown> };
  readonly navigator: { readonly userAgent: string };
}

interface Wish {
  /** Id of the shop at the partner. */
  readonly clientId: string;
  /** Who asks. Google Pay signs it, so that what it gives is good for this session alone. */
  readonly nonce: string;
}

export interface PartnerBridge {
  /** What the app gives for its customer; null when it gives nothing: they said no, or it failed. */
  readonly authCode: (wish: Wish) => Promise<string | null>;
  /** Closes the shop inside the app, where an app can be asked to. */
  readonly exit?: () => void;
}

/** How the web views of the apps call themselves. */
const userAgents: Readonly<Record<Partner, RegExp>> = {
  PAYTM: /AppContainer/i,
  GPAY: /GPay-Microapps/i,
};

/** How long an app has to put its bridge into the page. */
const longestWaitMs = 10_000;
const lookEveryMs = 100;

const thisWindow = () => globalThis as unknown as PartnerWindow;

/** Whether the page is in the app itself, and not in a browser that a link with the same address was opened in. */
export function isInApp(partner: Partner, host = thisWindow()): boolean {
  return userAgents[partner].test(host.navigator.userAgent);
}

function bridgeIn(partner: Partner, { JSBridge, microapps }: PartnerWindow): PartnerBridge | null {
  if (partner === 'PAYTM')
    return JSBridge
      ? {
          authCode: ({ clientId }) =>
            new Promise((give) => {
              JSBridge.call('paytmFetchAuthCode', { clientId }, (answer) =>
                give(codeIn(answer?.data?.authId)),
              );
            }),
          exit: () => JSBridge.call('popWindow', {}, () => {}),
        }
      : null;
  if (!microapps?.getPhoneNumber) return null;
  return {
    authCode: ({ nonce }) => Promise.resolve(microapps.getPhoneNumber?.({ nonce })).then(codeIn, () => null),
  };
}

/** Closes the shop inside the app; undefined where the app cannot be asked to: Google Pay has no call for it. */
export function exitOf(partner: Partner | null, host = thisWindow()): (() => void) | undefined {
  return partner === null ? undefined : bridgeIn(partner, host)?.exit;
}

function codeIn(given: unknown): string | null {
  return typeof given === 'string' && given !== '' ? given : null;
}

/** Waits until the app has put its bridge into the page; null when it does not. */
export function findBridge(
  partner: Partner,
  clock: Clock,
  host = thisWindow(),
): Promise<PartnerBridge | null> {
  const until = clock.now() + longestWaitMs;
  return new Promise((found) => {
    const look = () => {
      const bridge = bridgeIn(partner, host);
      if (bridge || clock.now() >= until) found(bridge);
      else clock.after(lookEveryMs, look);
    };
    look();
  });
}
