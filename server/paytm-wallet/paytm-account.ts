import type { Logger } from 'pino';
import { masked } from '../checkout/step-of.ts';
import { GatewayUnreachable } from '../gateways/gateway.ts';
import type { PaytmWallet } from '../gateways/paytm-wallet.ts';
import { paytmAway, paytmOff } from './paytm-faults.ts';
import type { LinkedWallet, PaytmLinks } from './paytm-links.ts';

interface Options {
  /** Undefined where the shop has no account at Paytm. */
  readonly wallet: PaytmWallet | undefined;
  readonly links: PaytmLinks;
  readonly log: Pick<Logger, 'warn'>;
}

export type PaytmAccount = ReturnType<typeof createPaytmAccount>;

/** What Paytm knows of the wallet of a customer. */
export function createPaytmAccount({ wallet, links, log }: Options) {
  /** Asks Paytm. Customers read that it cannot be reached; nothing of what was asked is logged. */
  async function ask<T>(question: (paytm: PaytmWallet) => Promise<T>): Promise<T> {
    if (!wallet) throw paytmOff();
    try {
      return await question(wallet);
    } catch (error) {
      if (!(error instanceof GatewayUnreachable)) throw error;
      log.warn({ err: error }, 'Paytm did not answer');
      throw paytmAway();
    }
  }

  /** In paise; undefined where the wallet is not linked any more, which ends the link here too. */
  async function balanceOf(
    userId: string,
    { token }: Pick<LinkedWallet, 'token'>,
  ): Promise<number | undefined> {
    const balance = await ask((paytm) => paytm.balance(token));
    if (balance === undefined) await links.remove(userId);
    else await links.keepBalance(userId, balance);
    return balance;
  }

  return {
    ask,
    balanceOf,

    /**
     * The wallet of a customer for a step of an order, with the balance of a moment ago at most. Undefined where none is linked; without a balance
     * while Paytm does not answer.
     */
    async look(userId: string): Promise<{ readonly mobile: string; readonly balance?: number } | undefined> {
      const link = wallet && (await links.find(userId));
      if (!link) return undefined;
      const mobile = masked(link.mobile);
      if (!(await links.takeLook(userId)))
        return link.balance === null ? { mobile } : { mobile, balance: link.balance };
      try {
        const balance = await wallet.balance(link.token);
        if (balance !== undefined) {
          await links.keepBalance(userId, balance);
          return { mobile, balance };
        }
        await links.remove(userId);
        return undefined;
      } catch (error) {
        if (!(error instanceof GatewayUnreachable)) throw error;
        await links.keepBalance(userId, null);
        return { mobile };
      }
    },
  };
}
