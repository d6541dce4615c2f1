import type { Logger } from 'pino';
import type { Deliver, Push, PushDevice } from './push.ts';
import type { SubscriptionsRepository } from './subscriptions-repository.ts';

interface Options {
  readonly subscriptions: Pick<SubscriptionsRepository, 'devicesOf' | 'forget'>;
  readonly deliver: Deliver;
  /** The page that a message is about. */
  readonly pathOf: (id: string) => string;
  readonly log: Pick<Logger, 'warn'>;
}

/** Sends a message to every device of a customer. A device that wants none any more is forgotten. */
export function createPush({ subscriptions, deliver, pathOf, log }: Options): Push {
  return {
    async send({ id, mobile, body, goodForMs }) {
      const sendTo = async (device: PushDevice) => {
        const outcome = await deliver(device, { body, path: pathOf(id) }, { id, goodForMs });
        if (outcome === 'gone') await subscriptions.forget(device);
        // Not the endpoint: who has it can write to the device.
        if (outcome === 'refused') log.warn('a push service refused a message');
        return outcome;
      };
      const outcomes = await Promise.all((await subscriptions.devicesOf(mobile)).map(sendTo));
      return outcomes.includes('failed') ? 'again' : 'done';
    },
  };
}
