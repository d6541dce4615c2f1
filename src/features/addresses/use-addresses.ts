import useSWR from 'swr';
import { selectIsLoggedIn, selectSession } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { addressesKey, loadAddresses } from './api/get-addresses.ts';

/** Whose addresses they are; null for guests, who have none (ROL-03). The mobile number stands in where the id is unknown (API-123). */
export function useAddressOwner(): string | null {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { userId, mobile } = useAppSelector(selectSession);
  return isLoggedIn ? (userId ?? mobile) : null;
}

/** The saved addresses of a logged-in customer. Nothing is asked for a guest. */
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
    /** Only as long as there is nothing to show. */
    error: data === undefined ? (error as unknown) : undefined,
    isLoading,
    isRetrying: isValidating && error !== undefined,
    retry: () => void mutate(),
  };
}
