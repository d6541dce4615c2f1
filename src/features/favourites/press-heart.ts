import { loadAsk } from '#src/features/login/load-ask.ts';
import type { AppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { selectIsLoggedIn, selectUserId } from '#src/features/session/session-slice.ts';
import type { AppStore } from '#src/store/store.ts';
import { type Toggle, toggleFavourite } from './toggle-favourite.ts';

interface Press extends Omit<Toggle, 'userId'> {
  readonly store: AppStore;
  /** The page with the heart. */
  readonly here: string;
  readonly navigate: AppNavigate;
}

/** Sets the heart; a guest logs in first, and it is set afterwards (ROL-05). This module is loaded with the first press. */
export async function pressHeart({ store, here, navigate, ...toggle }: Press): Promise<void> {
  const { productId, favourite } = toggle;
  const ask = { from: 'favourites', here, navigate, wish: { productId, favourite } };
  const isCustomer = selectIsLoggedIn(store.getState()) || (await loadAsk(store, ask));
  const userId = selectUserId(store.getState());
  if (isCustomer && userId !== null) await toggleFavourite({ ...toggle, userId });
}
