import { selectIsLoggedIn, selectUserId } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';

/** The id of a customer who is logged in; null of a guest, who has no list of orders. */
export function useCustomerId(): string | null {
  return useAppSelector((state) => (selectIsLoggedIn(state) ? selectUserId(state) : null));
}
