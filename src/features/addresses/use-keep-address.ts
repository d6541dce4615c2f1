import { useRef } from 'react';
import type { AddressInput, SavedAddress } from '#schemas/entities/address.ts';
import type { Answer } from '#src/request/answer.ts';
import { useSaveAddress } from './api/save-address.ts';
import { useUpdateAddress } from './api/update-address.ts';
import { useAddressOwner } from './address-owner.ts';

/**
 * Saves a customer's address; a guest's address is only for the current order and is not sent (ROL-03, LOC-39). After a successful save
 * another submit changes the same address.
 */
export function useKeepAddress(addressId: string | null) {
  const owner = useAddressOwner();
  const save = useSaveAddress();
  const update = useUpdateAddress();
  const savedId = useRef(addressId);

  return async (data: AddressInput): Promise<Answer<SavedAddress | AddressInput>> => {
    if (owner === null) return { ok: true, data };
    const { current } = savedId;
    const answer =
      current === null ? await save(owner, data) : await update({ userId: owner, addressId: current, data });
    if (answer.ok) savedId.current = answer.data.address_id;
    return answer;
  };
}
