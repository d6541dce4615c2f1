import { useSWRConfig } from 'swr';
import { updateAddress } from '#schemas/compiled/endpoints.ts';
import type { AddressInput, SavedAddress } from '#schemas/entities/address.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { addressesKey } from './get-addresses.ts';
import { succeeded } from './succeeded.ts';

interface AddressChange {
  readonly userId: string;
  readonly addressId: string;
  readonly data: AddressInput;
}

/** API-125, LOC-13: changes a saved address in its place in the list. */
export function useUpdateAddress() {
  const request = useRequest();
  const { mutate } = useSWRConfig();

  return async ({ userId, addressId, data }: AddressChange): Promise<SavedAddress> => {
    const { address } = succeeded(
      await request.call(updateAddress, { params: { addressId }, body: { data } }),
    );
    await mutate<readonly SavedAddress[]>(
      addressesKey(userId),
      (listed) => listed?.map((each) => (each.address_id === addressId ? address : each)),
      { revalidate: false },
    );
    return address;
  };
}
