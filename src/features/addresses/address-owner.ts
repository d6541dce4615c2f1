import { selectIsLoggedIn, selectSession } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';

/** Id of the customer whose addresses are shown; null for guests, who have none (ROL-03). The mobile number when the id is unknown (API-123). */
export function useAddressOwner(): string | null {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { userId, mobile } = useAppSelector(selectSession);
  return isLoggedIn ? (userId ?? mobile) : null;
}
