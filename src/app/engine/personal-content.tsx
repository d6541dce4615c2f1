import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { selectIsLoggedIn, selectUserId } from '#src/features/session/session-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';

/**
 * Forgets the content of widgets when somebody else takes over the page: by a login, a logout or another tab. Its keys do not name the
 * person, because the server fills them for everyone alike.
 */
export function PersonalContent() {
  const userId = useAppSelector(selectUserId);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { mutate } = useSWRConfig();
  // Guests are all alike: a guest's session that is made anew, after a failed refresh for one, changes nothing that is shown.
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
