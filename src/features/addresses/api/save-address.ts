import { useSWRConfig } from 'swr';
import { saveAddress } from '#schemas/compiled/calls/save-address.ts';
import type { AddressInput, SavedAddress } from '#schemas/entities/address.ts';
import type { Answer } from '#src/request/answer.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { addressesKey } from './get-addresses.ts';

/** API-124, LOC-12: saves a new address, which becomes the first of the list. */
export function useSaveAddress() {
  const request = useRequest();
  const { mutate } = useSWRConfig();

  return async (userId: string, data: AddressInput): Promise<Answer<SavedAddress>> => {
    const answer = await request.call(saveAddress, { params: { userId }, body: { data } });
    if (!answer.ok) return answer;
    const { address } = answer.data;
    await mutate<readonly SavedAddress[]>(
      addressesKey(userId),
      // The server stores equal addresses once, so a second save may return one that is already in the list.
      (listed) =>
        listed && [address, ...listed.filter(({ address_id }) => address_id !== address.address_id)],
      { revalidate: false },
    );
    return { ok: true, data: address };
  };
}
