import { useSWRConfig } from 'swr';
import { updateAddress } from '#schemas/compiled/calls/update-address.ts';
import type { AddressInput, SavedAddress } from '#schemas/entities/address.ts';
import type { Answer } from '#src/request/answer.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { addressesKey } from './get-addresses.ts';

interface AddressChange {
  readonly userId: string;
  readonly addressId: string;
  readonly data: AddressInput;
}

/** API-125, LOC-13: changes a saved address, which keeps its position in the list. */
export function useUpdateAddress() {
  const request = useRequest();
  const { mutate } = useSWRConfig();

  return async ({ userId, addressId, data }: AddressChange): Promise<Answer<SavedAddress>> => {
    const answer = await request.call(updateAddress, { params: { addressId }, body: { data } });
    if (!answer.ok) return answer;
    const { address } = answer.data;
    await mutate<readonly SavedAddress[]>(
      addressesKey(userId),
      (listed) => listed?.map((each) => (each.address_id === addressId ? address : each)),
      { revalidate: false },
    );
    return { ok: true, data: address };
  };
}
