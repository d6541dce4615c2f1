import useSWR from 'swr';
import { selectIsLoggedIn, selectSession } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { addressesKey, loadAddresses } from './api/get-addresses.ts';

/** Id of the customer whose addresses are shown; null for guests, who have none (ROL-03). The mobile number when the id is unknown (API-123). */
export function useAddressOwner(): string | null {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { userId, mobile } = useAppSelector(selectSession);
  return isLoggedIn ? (userId ?? mobile) : null;
}

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
