import useSWR from 'swr';
import { selectIsLoggedIn, selectUserId } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { fetched } from '#registry/engine/late/not-loaded.ts';
import { favouritesKey } from './api/favourites-key.ts';

const none: readonly string[] = [];

/** The customer's favourites, the latest first; none for a guest. A failure is only logged (MEN-27) and the known list stays. */
export function useFavourites() {
  const request = useRequest();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const userId = useAppSelector(selectUserId);
  const key = isLoggedIn && userId !== null ? favouritesKey(userId) : null;
  const { data, error, isLoading, isValidating, mutate } = useSWR<readonly string[]>(
    key,
    async () => {
      const { fetchFavourites } = await fetched(() => import('./api/get-favourite-products.ts'));
      return fetchFavourites(request);
    },
    { revalidateOnFocus: false, errorRetryCount: 2 },
  );
  return {
    productIds: data ?? none,
    isLoading: isLoading || (data === undefined && isValidating),
    error: data === undefined ? (error as unknown) : undefined,
    retry: () => void mutate(),
  };
}
