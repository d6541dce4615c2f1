import { createContext, type ReactNode, useCallback, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { useAddress } from '#src/features/navigation/use-address.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { selectIsLoggedIn, selectUserId } from '#src/features/session/session-slice.ts';
import { useAppStore } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { whenStarted } from '#src/store/startup-slice.ts';
import { useFavourites } from './use-favourites.ts';

interface Marks {
  readonly marked: ReadonlySet<string>;
  readonly press: (productId: string) => void;
}

/** What all hearts of a page share, so that a heart is a button and no more. */
export const FavouriteMarks = createContext<Marks>({ marked: new Set(), press: () => {} });

/** Above all hearts of a page. Guests who press one are sent to the login, which leads back here (ROL-05). */
export function FavouriteMarksProvider({ children }: { children: ReactNode }) {
  const navigate = useAppNavigate();
  const address = useAddress();
  const request = useRequest();
  const store = useAppStore();
  const { cache, mutate } = useSWRConfig();
  const { productIds } = useFavourites();
  const marked = useMemo(() => new Set(productIds), [productIds]);

  const press = useCallback(
    async (productId: string) => {
      const favourite = !marked.has(productId);
      // Until the customer is known nobody can say whose favourite it is.
      await whenStarted(store);
      const state = store.getState();
      const userId = selectUserId(state);
      if (!selectIsLoggedIn(state) || userId === null) {
        navigate(withQuery(pathOf('login'), { redirectUrl: address() }));
        return;
      }
      const { toggleFavourite } = await import('./toggle-favourite.ts');
      await toggleFavourite({ request, cache, mutate, userId, productId, favourite });
    },
    [navigate, address, request, store, cache, mutate, marked],
  );
  const marks = useMemo(
    () => ({ marked, press: (productId: string) => void press(productId) }),
    [marked, press],
  );
  return <FavouriteMarks value={marks}>{children}</FavouriteMarks>;
}
