import { useSWRConfig } from 'swr';
import { saveAddress } from '#schemas/compiled/endpoints.ts';
import type { AddressInput, SavedAddress } from '#schemas/entities/address.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { addressesKey } from './get-addresses.ts';
import { succeeded } from './succeeded.ts';

/** API-124, LOC-12: saves a new address, which then leads the list. */
export function useSaveAddress() {
  const request = useRequest();
  const { mutate } = useSWRConfig();

  return async (userId: string, data: AddressInput): Promise<SavedAddress> => {
    const { address } = succeeded(await request.call(saveAddress, { params: { userId }, body: { data } }));
    await mutate<readonly SavedAddress[]>(
      addressesKey(userId),
      // The server keeps the same address once, so a second save may bring one that is listed already.
      (listed) =>
        listed && [address, ...listed.filter(({ address_id }) => address_id !== address.address_id)],
      { revalidate: false },
    );
    return address;
  };
}
