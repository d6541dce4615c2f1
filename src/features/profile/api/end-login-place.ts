import { useSWRConfig } from 'swr';
import type { LoginPlace } from '#schemas/api/login.ts';
import { endLoginPlace } from '#schemas/compiled/calls/end-login-place.ts';
import { endOtherLoginPlaces } from '#schemas/compiled/calls/end-other-login-places.ts';
import { selectUserId } from '#src/features/session/session-slice.ts';
import type { Refusal } from '#src/request/answer.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { loginPlacesKey } from './get-login-places.ts';

/** Ends the login of a place, or with 'others' that of all other places, and takes it out of the list. Returns why not, or null. */
export function useEndLoginPlace() {
  const request = useRequest();
  const userId = useAppSelector(selectUserId) ?? '';
  const { mutate } = useSWRConfig();

  return async (place: LoginPlace | 'others'): Promise<Refusal | null> => {
    const answer =
      place === 'others'
        ? await request.call(endOtherLoginPlaces, {})
        : await request.call(endLoginPlace, { params: { sessionId: place.id } });
    if (!answer.ok) return answer.refusal;
    const stays = ({ id, isThisDevice }: LoginPlace) => (place === 'others' ? isThisDevice : id !== place.id);
    await mutate<readonly LoginPlace[]>(loginPlacesKey(userId), (listed) => listed?.filter(stays), {
      revalidate: false,
    });
    return null;
  };
}
