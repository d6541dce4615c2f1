import { useSWRConfig } from 'swr';
import { deleteAddress } from '#schemas/compiled/endpoints.ts';
import type { SavedAddress } from '#schemas/entities/address.ts';
import { addressForgotten } from '#src/features/place/place-slice.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { addressesKey } from './get-addresses.ts';
import { succeeded } from './succeeded.ts';

/** API-126, LOC-14: on SUCCESS the address leaves the list without a new read, and an order that was to go there forgets it; on a failure it stays. */
export function useDeleteAddress() {
  const request = useRequest();
  const dispatch = useAppDispatch();
  const { mutate } = useSWRConfig();

  return async (userId: string, addressId: string): Promise<void> => {
    const reply = await request.call(deleteAddress, { params: { addressId } });
    succeeded({ ...reply, data: addressId });
    dispatch(addressForgotten(addressId));
    await mutate<readonly SavedAddress[]>(
      addressesKey(userId),
      (listed) => listed?.filter(({ address_id }) => address_id !== addressId),
      { revalidate: false },
    );
  };
}
