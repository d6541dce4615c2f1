import { selectFirstName, selectIsLoggedIn } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';

/** Who is logged in; 'new' is a customer whose name is not known yet. */
export function useCustomer(): 'guest' | 'new' | 'known' {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const firstName = useAppSelector(selectFirstName);
  if (!isLoggedIn) return 'guest';
  return firstName ? 'known' : 'new';
}
