import { routesOf } from '#schemas/routes.ts';
import type { ModuleParts } from '../module.ts';
import { createHttpPush } from './http-push.ts';
import { createPush } from './create-push.ts';
import { pushHandlers } from './push-handlers.ts';
import { pushKeys } from './push-keys.ts';
import { createPushOutbox } from './push-outbox.ts';
import { createSubscriptionsRepository } from './subscriptions-repository.ts';

export type PushModule = ReturnType<typeof pushModule>;

/** Push messages about orders: kept and shown in the sandbox, handed to the push services of browsers outside it. */
export function pushModule({ db, settings, secret, now, log }: ModuleParts) {
  const { SANDBOX, PUBLIC_ORIGIN, brandPaths } = settings;
  const keys = pushKeys(secret);
  const outbox = createPushOutbox(db, now);
  const subscriptions = createSubscriptionsRepository(db, now);
  // Browsers push to pages over https alone, and push services ask for the address of the sender.
  const subject = PUBLIC_ORIGIN?.startsWith('https:') ? PUBLIC_ORIGIN : undefined;
  const real = subject === undefined ? undefined : createHttpPush({ keys, subject });
  const deliver = SANDBOX ? outbox.deliver : real;
  const {
    track: [trackPath],
    orderHistory: [historyPath],
  } = routesOf(brandPaths);
  const pathOf = (id: string) => {
    const [what, order = ''] = id.split(':');
    return what === 'refunded'
      ? historyPath
      : `${trackPath}?${new URLSearchParams({ orderHistoryId: order })}`;
  };
  return {
    handlers: pushHandlers({ subscriptions, publicKey: deliver && keys.publicKey }),
    /** Undefined where nothing is pushed. */
    push: deliver && createPush({ subscriptions, deliver, pathOf, log }),
    /** The messages of the sandbox. */
    outbox: SANDBOX ? outbox : undefined,
    async removeExpired(ending: AbortSignal) {
      await subscriptions.removeExpired({ ending });
      await outbox.removeExpired({ ending });
    },
  };
}
