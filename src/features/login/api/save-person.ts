import { updateUser } from '#schemas/compiled/calls/update-user.ts';
import type { Profile } from '#schemas/entities/customer.ts';
import type { Refusal } from '#src/request/answer.ts';
import { profileSaved } from '#src/features/session/session-slice.ts';
import type { AppThunk } from '#src/store/store.ts';
import { toast } from '#src/ui/toaster/toast-port.ts';
import { loginWords as words } from '../login-words.ts';

/** Saves name and email of a customer who is new. Returns why not, or null. */
export function savePerson(person: Profile): AppThunk<Promise<Refusal | null>> {
  return async (dispatch, _getState, { request }) => {
    const answer = await request().call(updateUser, { body: person });
    if (!answer.ok) return answer.refusal;
    dispatch(profileSaved({ ...person, ...answer.data.attributes }));
    toast({ id: 'login', text: words.welcome(person.firstName), tone: 'good' });
    return null;
  };
}
