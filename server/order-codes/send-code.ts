import type { Logger } from 'pino';
import { type Sms, SmsNotSent } from '../sms/sms.ts';

interface Parts {
  /** Undefined when messages cannot be sent. */
  readonly sms: Sms | undefined;
  /** Host of the addresses that customers open. */
  readonly domain: string;
  readonly log: Pick<Logger, 'error'>;
}

export type SendCode = ReturnType<typeof createSendCode>;

/**
 * Sends the code of an order, for which the customer waits: one for cash, or to a train. False when it did not go out. What an order tells later is written with it: see
 * orders/order-notices.ts.
 */
export function createSendCode({ sms, domain, log }: Parts) {
  return async (
    mobile: string,
    { code, minutes }: { readonly code: string; readonly minutes: number },
  ): Promise<boolean> => {
    if (!sms?.sends('orderCode')) return false;
    const values = { code, domain, minutes: String(minutes) };
    try {
      await sms.send({ mobile, template: 'orderCode', values });
      return true;
    } catch (error) {
      if (!(error instanceof SmsNotSent)) throw error;
      log.error({ err: error }, 'the code of an order was not sent');
      return false;
    }
  };
}
