import { Answer, personal } from '../http/answer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { HttpFault } from '../http/http-fault.ts';
import type { Session } from '../http/session.ts';
import type { CustomersRepository } from '../session/customers-repository.ts';
import { type AddressesRepository, mostAddresses } from './addresses-repository.ts';
import { notYours, requireCustomer } from './require-customer.ts';

interface Options {
  readonly addresses: AddressesRepository;
  readonly customers: Pick<CustomersRepository, 'find'>;
}

export function addressesHandlers({
  addresses,
  customers,
}: Options): HandlersOf<'getAddresses' | 'saveAddress' | 'updateAddress' | 'deleteAddress'> {
  /** The customer of the session. The path must name the same customer, by user id or by mobile number. */
  async function customerNamed(named: string, session: Session | undefined): Promise<string> {
    const { userId } = requireCustomer(session);
    if (named === userId) return userId;
    const customer = await customers.find(userId);
    if (named !== customer?.mobile) throw notYours();
    return userId;
  }

  return {
    async getAddresses({ params, session }) {
      const userId = await customerNamed(params.userId, session);
      return own({ addresses: await addresses.list(userId) });
    },

    async saveAddress({ params, body, session }) {
      const userId = await customerNamed(params.userId, session);
      const address = await addresses.save(userId, body.data);
      if (!address) {
        throw new HttpFault(409, {
          code: 'TOO_MANY_ADDRESSES',
          displayMsg: `You have ${mostAddresses} saved addresses. Delete one to save another.`,
        });
      }
      return own({ address });
    },

    async updateAddress({ params, body, session }) {
      const { userId } = requireCustomer(session);
      const address = await addresses.change({ userId, id: params.addressId }, body.data);
      if (!address) {
        throw new HttpFault(404, {
          code: 'NO_SUCH_ADDRESS',
          displayMsg: 'This address was deleted. Save it as a new one.',
        });
      }
      return own({ address });
    },

    // Deleting an address that does not exist, or is another customer's, also succeeds: the customer does not have it afterwards.
    async deleteAddress({ params, session }) {
      const { userId } = requireCustomer(session);
      await addresses.remove({ userId, id: params.addressId });
      return own({});
    },
  };
}

function own<Data>(data: Data) {
  return new Answer({ status: 'SUCCESS' as const, data }, { cacheControl: personal });
}
