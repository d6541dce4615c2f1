import { Answer, personal } from '../http/answer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { sessionExpired } from '../http/session.ts';
import { header } from '../http/session-headers.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import type { CustomersRepository } from '../session/customers-repository.ts';
import type { LoginsRepository } from '../session/logins-repository.ts';

interface Options {
  readonly customers: CustomersRepository;
  readonly logins: LoginsRepository;
}

/** What customers do with their own login: profile, logout, the places where they are logged in. */
export function customerHandlers({
  customers,
  logins,
}: Options): HandlersOf<
  'updateUser' | 'logout' | 'getLoginPlaces' | 'endLoginPlace' | 'endOtherLoginPlaces'
> {
  return {
    async updateUser({ body, session }) {
      const { userId } = requireCustomer(session, 'Log in to change your profile.');
      const attributes = await customers.change(userId, body);
      if (!attributes) throw sessionExpired();
      return own({ attributes });
    },

    async logout({ request }) {
      const accessToken = header(request, 'authToken');
      if (accessToken !== undefined) await logins.endOf(accessToken, header(request, 'userId'));
      return own({});
    },

    async getLoginPlaces({ session }) {
      const { userId, familyId } = requireCustomer(session, texts.places);
      const places = (await logins.list(userId)).map(({ id, device, startedAt, lastUsedAt }) => ({
        id,
        device,
        startedAt: startedAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isThisDevice: id === familyId,
      }));
      return own({
        places: [...places.filter((one) => one.isThisDevice), ...places.filter((one) => !one.isThisDevice)],
      });
    },

    // The login of another customer is answered like one that does not exist, and stays.
    async endLoginPlace({ params, session }) {
      const { userId } = requireCustomer(session, texts.places);
      await logins.end(userId, params.sessionId);
      return own({});
    },

    async endOtherLoginPlaces({ session }) {
      const { userId, familyId } = requireCustomer(session, texts.places);
      await logins.endOthers(userId, familyId);
      return own({});
    },
  };
}

const texts = { places: 'Log in to see where you are logged in.' } as const;

function own<Data>(data: Data) {
  return new Answer({ status: 'SUCCESS' as const, data }, { cacheControl: personal });
}
