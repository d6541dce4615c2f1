import { createHash } from 'node:crypto';
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

/** Sends a message to the devices of a customer. A device that wants none any more is forgotten. */
export function createPush({ subscriptions, deliver, pathOf, log }: Options): Push {
  return {
    async send({ id, mobile, body, goodForMs, to }) {
      const sendTo = async (device: PushDevice) => {
        const content = { body, path: pathOf(id), tag: tagOf(id) };
        const outcome = await deliver(device, content, { id, goodForMs });
        if (outcome === 'gone') await subscriptions.forget(device);
        // Not the endpoint: who has it can write to the device.
        if (outcome === 'refused') log.warn('a push service refused a message');
        return outcome === 'failed' ? [device.familyId] : [];
      };
      const devices = await subscriptions.devicesOf(mobile);
      const left = devices.filter(({ familyId }) => to?.includes(familyId) ?? true);
      return (await Promise.all(left.map(sendTo))).flat();
    },
  };
}

/** All messages of an order are about the same. Each refund is about a payment of its own, though the page is one. */
function tagOf(id: string): string {
  const subject = id.slice(id.indexOf(':') + 1);
  return createHash('sha256').update(subject).digest('hex').slice(0, 32);
}
