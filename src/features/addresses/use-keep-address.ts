import { useRef } from 'react';
import type { AddressInput, SavedAddress } from '#schemas/entities/address.ts';
import { useSaveAddress } from './api/save-address.ts';
import { useUpdateAddress } from './api/update-address.ts';
import { useAddressOwner } from './use-addresses.ts';

/**
 * Keeps what the form holds: a customer's address is saved, a guest's is for this order alone and is not sent (ROL-03, LOC-39). Once saved,
 * another try changes the same address.
 */
export function useKeepAddress(addressId: string | null) {
  const owner = useAddressOwner();
  const save = useSaveAddress();
  const update = useUpdateAddress();
  const savedId = useRef(addressId);

  return async (data: AddressInput): Promise<SavedAddress | AddressInput> => {
    if (owner === null) return data;
    const { current } = savedId;
    const address =
      current === null ? await save(owner, data) : await update({ userId: owner, addressId: current, data });
    savedId.current = address.address_id;
    return address;
  };
}
