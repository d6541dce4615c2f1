import { selectIsLoggedIn, selectUserId } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useHasWallet } from '../use-has-wallet.ts';

/** A key of the wallet's data; null for guests, and where there is no wallet: nothing is asked for then (ROL-04, WLT-06). */
export function useCustomerKey(keyOf: (userId: string) => string): string | null {
  const hasWallet = useHasWallet();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const userId = useAppSelector(selectUserId);
  return hasWallet && isLoggedIn && userId !== null ? keyOf(userId) : null;
}
