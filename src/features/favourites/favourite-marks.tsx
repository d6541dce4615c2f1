import { createContext, type ReactNode, useCallback, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useAddress } from '#src/features/navigation/use-address.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAppStore } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { whenStarted } from '#src/store/startup-slice.ts';
import { toast } from '#src/ui/toaster/toast-port.ts';
import { favouriteWords as words } from './favourite-words.ts';
import { useFavourites } from './use-favourites.ts';

interface Marks {
  readonly marked: ReadonlySet<string>;
  readonly press: (productId: string) => void;
}

/** State shared by all hearts of a page, so that each heart is only a button. */
export const FavouriteMarks = createContext<Marks>({ marked: new Set(), press: () => {} });

/** Provides the favourites to all hearts below it. A guest who presses one logs in first (ROL-05). */
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
      // The change needs the customer's id, which is known once the app has started.
      await whenStarted(store);
      const code = await import('./press-heart.ts').catch(() => null);
      if (code)
        await code.pressHeart({
          store,
          request,
          cache,
          mutate,
          here: address(),
          navigate,
          productId,
          favourite,
        });
      else toast({ id: 'favourite', text: favourite ? words.notSaved : words.notRemoved });
    },
    [navigate, address, request, store, cache, mutate, marked],
  );
  const marks = useMemo(
    () => ({ marked, press: (productId: string) => void press(productId) }),
    [marked, press],
  );
  return <FavouriteMarks value={marks}>{children}</FavouriteMarks>;
}
