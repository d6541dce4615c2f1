import { useSWRConfig } from 'swr';
import { deleteAddress } from '#schemas/compiled/calls/delete-address.ts';
import type { SavedAddress } from '#schemas/entities/address.ts';
import { addressForgotten } from '#src/features/place/place-slice.ts';
import type { Answer } from '#src/request/answer.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { addressesKey } from './get-addresses.ts';

/** API-126, LOC-14: on SUCCESS the address is removed from the list without another read, and from the current order; on a failure it stays. */
export function useDeleteAddress() {
  const request = useRequest();
  const dispatch = useAppDispatch();
  const { mutate } = useSWRConfig();

  return async (userId: string, addressId: string): Promise<Answer<unknown>> => {
    const answer = await request.call(deleteAddress, { params: { addressId } });
    if (!answer.ok) return answer;
    dispatch(addressForgotten(addressId));
    await mutate<readonly SavedAddress[]>(
      addressesKey(userId),
      (listed) => listed?.filter(({ address_id }) => address_id !== addressId),
      { revalidate: false },
    );
    return answer;
  };
}
