import type { PaymentAction } from '#schemas/payment-actions.ts';
import { createRateLimit } from '../http/rate-limits.ts';
import type { GatewaysModule } from '../gateways/gateways-module.ts';
import type { ModuleParts } from '../module.ts';
import type { PaymentOptionsModule } from '../payment-options/payment-options-module.ts';
import { createPaytmAccount } from './paytm-account.ts';
import { linkCalls } from './link-calls.ts';
import { createPaytmLinks } from './paytm-links.ts';
import { createSeal } from './seal.ts';

interface Needs {
  readonly gateways: GatewaysModule;
  readonly paymentOptions: PaymentOptionsModule;
}

interface Next {
  readonly action: PaymentAction;
  readonly mobile?: string;
  readonly balance?: number;
}

export type PaytmLinksModule = ReturnType<typeof paytmLinksModule>;

const hour = 3600;

/** The Paytm wallets that customers have linked, and what such a wallet needs for an order. */
export function paytmLinksModule(parts: ModuleParts, { gateways, paymentOptions }: Needs) {
  const { db, counts, settings, secret, now, randomBytes, log } = parts;
  const links = createPaytmLinks({
    db,
    now,
    seal: createSeal({ secret, purpose: 'paytm-token', randomBytes }),
  });
  const account = createPaytmAccount({ wallet: gateways.paytmWallet, links, log });
  const limit = (name: string, points: number, text: (wait: string) => string) =>
    createRateLimit(counts, { name: `paytm-${name}`, points, seconds: hour, text });
  const tooManyCodes = (wait: string) => `Too many codes were asked for. Try again in ${wait}.`;
  const tooManyGuesses = (wait: string) => `Too many codes were tried. Try again in ${wait}.`;

  return {
    handlers: linkCalls({
      account,
      links,
      seal: createSeal({ secret, purpose: 'paytm-state', randomBytes }),
      limits: {
        codesOfNumber: limit('codes-number', 6, tooManyCodes),
        codesOfCaller: limit('codes-address', settings.CODES_PER_HOUR, tooManyCodes),
        guesses: limit('guesses', 10, tooManyGuesses),
      },
      now,
    }),
    account,
    links,

    /** PAY-21. What the wallet of a customer needs before it can pay. */
    async nextOfWallet(userId: string, amount: number): Promise<Next> {
      const known = await account.look(userId);
      if (!known) return { action: 'PAYTM_LINK' };
      const { mobile, balance } = known;
      // Not known is not too little: the withdrawal says it.
      if (balance === undefined) return { action: 'PAYTM_WITHDRAW_MONEY', mobile };
      const isShort = balance < amount && (await paymentOptions.options.addsMoney());
      return { action: isShort ? 'PAYTM_ADD_MONEY' : 'PAYTM_WITHDRAW_MONEY', mobile, balance };
    },

    removeExpired: (ending: AbortSignal) => links.removeExpired({ ending }),
  };
}
