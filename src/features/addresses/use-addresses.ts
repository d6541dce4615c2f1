import useSWR from 'swr';
import { useRequest } from '#src/store/request-context.tsx';
import { useAddressOwner } from './address-owner.ts';
import { addressesKey, loadAddresses } from './api/get-addresses.ts';

/** The saved addresses of a logged-in customer. For a guest no call is sent. */
export function useAddresses() {
  const request = useRequest();
  const owner = useAddressOwner();
  const { data, error, isLoading, isValidating, mutate } = useSWR(
    owner === null ? null : addressesKey(owner),
    () => loadAddresses(request, owner ?? ''),
    { shouldRetryOnError: false },
  );
  return {
    addresses: data,
    /** Set only when there is no data to show. */
    error: data === undefined ? (error as unknown) : undefined,
    isLoading,
    isRetrying: isValidating && error !== undefined,
    retry: () => void mutate(),
  };
}
