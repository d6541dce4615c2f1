import { useMemo } from 'react';
import type { FeedbackWaiting } from '#schemas/stored/drafts.ts';
import type { AppThunk } from '#src/store/store.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { type SendOutcome, send } from './send-waiting.ts';

/** An id for what is sent once. `crypto.randomUUID` is missing on pages that a phone opens by http. */
function newSubmissionId(): AppThunk<string> {
  return (_dispatch, _getState, { clock, random }) =>
    `${clock.now().toString(36)}-${random().toString(36).slice(2, 12).padEnd(10, '0')}`;
}

/** Makes ids and sends, for components. */
export function useToSend() {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      newId: () => dispatch(newSubmissionId()),
      send: (waiting: FeedbackWaiting): Promise<SendOutcome> => dispatch(send(waiting)),
    }),
    [dispatch],
  );
}
