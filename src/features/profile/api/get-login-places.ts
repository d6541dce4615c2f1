import useSWR from 'swr';
import { getLoginPlaces } from '#schemas/compiled/calls/get-login-places.ts';
import type { LoginPlace } from '#schemas/api/login.ts';
import { selectIsLoggedIn, selectUserId } from '#src/features/session/session-slice.ts';
import { dataOrThrow } from '#src/request/refusal-error.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';

/** SWR's key of the places where a customer is logged in. */
export function loginPlacesKey(userId: string): string {
  return `login-places/${userId}`;
}

/** Where the customer is logged in, this device first. Read again whenever the page comes back into view. */
export function useLoginPlaces() {
  const request = useRequest();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const userId = useAppSelector(selectUserId);
  const { data, error, isLoading, isValidating, mutate } = useSWR<readonly LoginPlace[]>(
    isLoggedIn && userId !== null ? loginPlacesKey(userId) : null,
    async () => dataOrThrow(await request.call(getLoginPlaces, {})).data.places,
    { shouldRetryOnError: false },
  );
  return {
    places: data,
    /** Set only when there is no list to show. */
    error: data === undefined ? (error as unknown) : undefined,
    isBusy: isLoading || isValidating,
    retry: () => void mutate(),
  };
}
