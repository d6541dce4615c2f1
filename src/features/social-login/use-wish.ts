import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { loginWish } from '#schemas/compiled/stored/login-wish.ts';
import { toggleFavourite } from '#src/features/favourites/toggle-favourite.ts';
import { selectIsLoggedIn, selectUserId } from '#src/features/session/session-slice.ts';
import { usePersistence } from '#src/store/drafts.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';

/** Does after the login what a guest wanted, who then left for a provider: the heart that was pressed is set. */
export function useWish(): void {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const userId = useAppSelector(selectUserId);
  const persistence = usePersistence();
  const request = useRequest();
  const { cache, mutate } = useSWRConfig();

  useEffect(() => {
    const wish = isLoggedIn && userId !== null ? persistence.read(loginWish) : null;
    if (wish === null || userId === null) return;
    persistence.remove(loginWish);
    void toggleFavourite({ request, cache, mutate, userId, ...wish });
  }, [isLoggedIn, userId, persistence, request, cache, mutate]);
}
