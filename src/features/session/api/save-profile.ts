import { updateUser } from '#schemas/compiled/calls/update-user.ts';
import type { ProfileChanges } from '#schemas/entities/customer.ts';
import type { Refusal } from '#src/request/answer.ts';
import type { AppThunk } from '#src/store/store.ts';
import { profileSaveEnded, selectUserId } from '../session-slice.ts';

/** Saves what the customer changed of name and email (PRF-02). Returns why not, or null. */
export function saveProfile(changes: ProfileChanges): AppThunk<Promise<Refusal | null>> {
  return async (dispatch, getState, { request }) => {
    const userId = selectUserId(getState());
    const answer = await request().call(updateUser, { body: changes });
    // The customer may have logged out in another tab meanwhile.
    if (selectUserId(getState()) === userId)
      dispatch(profileSaveEnded(answer.ok ? { ...changes, ...answer.data.attributes } : null));
    return answer.ok ? null : answer.refusal;
  };
}
