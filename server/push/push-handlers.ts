import { Answer, personal } from '../http/answer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { HttpFault } from '../http/http-fault.ts';
import { type Session, sessionExpired } from '../http/session.ts';
import { isPushService } from './push-services.ts';
import type { SubscriptionsRepository } from './subscriptions-repository.ts';

interface Options {
  readonly subscriptions: SubscriptionsRepository;
  /** Undefined where nothing is pushed. */
  readonly publicKey: string | undefined;
}

/** What customers decide for the device that they hold. */
export function pushHandlers({
  subscriptions,
  publicKey,
}: Options): HandlersOf<'getPushState' | 'savePushSubscription' | 'removePushSubscription'> {
  const done = () => new Answer({ status: 'SUCCESS' as const, data: {} }, { cacheControl: personal });

  return {
    async getPushState({ session }) {
      const { familyId } = customerOf(session);
      const data = { ...(publicKey && { publicKey }), isOn: await subscriptions.has(familyId) };
      return new Answer({ status: 'SUCCESS' as const, data }, { cacheControl: personal });
    },

    async savePushSubscription({ session, body: { endpoint, expirationTime = null, keys } }) {
      const { familyId, userId } = customerOf(session);
      if (publicKey === undefined || !isPushService(endpoint)) {
        throw new HttpFault(400, {
          code: 'NO_PUSH_SERVICE',
          displayMsg: 'Messages cannot be sent to this browser. You still get the text messages.',
        });
      }
      await subscriptions.save({ familyId, endpoint, ...keys }, userId, expirationTime);
      return done();
    },

    async removePushSubscription({ session }) {
      await subscriptions.remove(customerOf(session).familyId);
      return done();
    },
  };
}

function customerOf(session: Session | undefined): Session {
  if (!session) throw sessionExpired();
  if (session.isLoggedIn) return session;
  throw new HttpFault(403, { code: 'LOGIN_NEEDED', displayMsg: 'Log in to be told of your orders.' });
}
