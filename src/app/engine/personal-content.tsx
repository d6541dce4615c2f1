import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { selectIsLoggedIn, selectUserId } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';

/**
 * Clears the cached content of widgets when the customer changes: by a login, a logout or another tab. The cache keys do not contain the
 * customer, because the server-rendered page, which is the same for all customers, uses them too.
 */
export function PersonalContent() {
  const userId = useAppSelector(selectUserId);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { mutate } = useSWRConfig();
  // All guests see the same content: a new guest session, for example after a failed refresh, changes nothing.
  const person = isLoggedIn ? userId : null;
  const last = useRef(person);

  useEffect(() => {
    const before = last.current;
    last.current = person;
    if (before === person) return;
    void mutate((key) => Array.isArray(key) && key[0] === 'content', undefined, { revalidate: true });
  }, [person, mutate]);

  return null;
}
