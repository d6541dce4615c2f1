import type { Logger } from 'pino';
import type { Sms, SmsMessage } from '../sms/sms.ts';
import type { Changed } from './transitions.ts';

interface Parts {
  /** Undefined when messages cannot be sent. */
  readonly sms: Sms | undefined;
  readonly numberOf: (orderId: string) => Promise<string | undefined>;
  /** Host of the addresses that customers open. */
  readonly domain: string;
  readonly log: Pick<Logger, 'error'>;
}

export type OrderMessages = ReturnType<typeof createOrderMessages>;

/** Text messages of orders. They go out once the order is written; one that does not is logged, and changes nothing of the order. */
export function createOrderMessages({ sms, numberOf, domain, log }: Parts) {
  const underWay = new Set<Promise<unknown>>();

  async function send(message: SmsMessage): Promise<boolean> {
    if (!sms?.sends(message.template)) return false;
    try {
      await sms.send(message);
      return true;
    } catch (error) {
      log.error({ err: error, template: message.template }, 'a message of an order was not sent');
      return false;
    }
  }

  async function tell({ row: { state, snapshot, amount, order_id } }: Changed) {
    const { mobile } = snapshot.user;
    if (state === 'CONFIRMED' && order_id !== null) {
      const number = await numberOf(order_id);
      if (number === undefined) return;
      const values = { order: number, amount: inLetters(snapshot.netPrice), domain };
      await send({ mobile, template: 'orderPlaced', values });
    }
    if (state === 'REFUNDED')
      await send({ mobile, template: 'orderRefunded', values: { amount: inLetters(amount), domain } });
  }

  return {
    /** The code of an order for cash. False when it did not go out. */
    code: (mobile: string, code: string): Promise<boolean> =>
      send({ mobile, template: 'orderCode', values: { code, domain, minutes: '15' } }),

    /** Says what became of a transaction, without keeping anybody waiting. */
    onChanged(changed: Changed): void {
      const told = tell(changed)
        .catch((error: unknown) => log.error({ err: error }, 'a message of an order was not sent'))
        .finally(() => underWay.delete(told));
      underWay.add(told);
    },

    /** Once no message is under way. */
    async idle(): Promise<void> {
      await Promise.all(underWay);
    },
  };
}

/** Text messages have no sign for rupees that does not double their price. */
function inLetters(paise: number): string {
  return `Rs ${(paise / 100).toFixed(2)}`;
}
