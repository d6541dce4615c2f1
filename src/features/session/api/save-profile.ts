import { updateUser } from '#schemas/compiled/calls/update-user.ts';
import type { Profile } from '#schemas/entities/customer.ts';
import type { Refusal } from '#src/request/answer.ts';
import type { AppThunk } from '#src/store/store.ts';
import { profileSaveEnded, selectUserId } from '../session-slice.ts';

/** Saves name and email of the customer (PRF-02). Returns why not, or null. */
export function saveProfile(profile: Profile): AppThunk<Promise<Refusal | null>> {
  return async (dispatch, getState, { request }) => {
    const userId = selectUserId(getState());
    const answer = await request().call(updateUser, { body: profile });
    // The customer may have logged out in another tab meanwhile.
    if (selectUserId(getState()) === userId)
      dispatch(profileSaveEnded(answer.ok ? { ...profile, ...answer.data.attributes } : null));
    return answer.ok ? null : answer.refusal;
  };
}
