import useSWR from 'swr';
import { selectIsLoggedIn, selectUserId } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { favouritesKey, fetchFavourites } from './api/favourite-products.ts';

const none: readonly string[] = [];

/** The favourites of a customer, the latest first; none of a guest. A failure is only logged (MEN-27): what is known stays. */
export function useFavourites() {
  const request = useRequest();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const userId = useAppSelector(selectUserId);
  const key = isLoggedIn && userId !== null ? favouritesKey(userId) : null;
  const { data, error, isLoading, isValidating, mutate } = useSWR<readonly string[]>(
    key,
    () => fetchFavourites(request),
    { revalidateOnFocus: false, errorRetryCount: 2 },
  );
  return {
    productIds: data ?? none,
    isLoading: isLoading || (data === undefined && isValidating),
    error: data === undefined ? (error as unknown) : undefined,
    retry: () => void mutate(),
  };
}
