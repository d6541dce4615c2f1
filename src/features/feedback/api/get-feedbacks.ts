import useSWR from 'swr';
import { getFeedbacks } from '#schemas/compiled/calls/get-feedbacks.ts';
import type { DataOf } from '#schemas/endpoint.ts';
import type { Immutable } from '#schemas/immutable.ts';
import { selectIsLoggedIn, selectUserId } from '#src/features/session/session-slice.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { dataOrThrow, refusalIn } from '#src/request/refusal-error.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';
import type { AppThunk } from '#src/store/store.ts';
import {
  feedbacksReceived,
  type GivenFeedback,
  mobileAccepted,
  mobileRefused,
  selectCustomersLeft,
} from '../feedback-form-slice.ts';

/** The order that a feedback is about. */
export type FeedbackOrder = NonNullable<Immutable<DataOf<typeof getFeedbacks>>['order']>;

const once = { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false } as const;

/** Into the state, unless the customer who asked for it has left since. */
function received(feedbacks: readonly GivenFeedback[], customersLeft: number): AppThunk {
  return (dispatch, getState) => {
    if (selectCustomersLeft(getState()) === customersLeft) dispatch(feedbacksReceived(feedbacks));
  };
}

/** API-139. What the customer has said: into the state, where what is sent joins it. */
export function useFeedbacks(): void {
  const request = useRequest();
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const userId = useAppSelector(selectUserId);
  const left = useAppSelector(selectCustomersLeft);
  useSWR(
    isLoggedIn ? `feedbacks/${left}/${userId}` : null,
    async () => {
      const { feedbacks } = dataOrThrow(await request.call(getFeedbacks)).data;
      dispatch(received(feedbacks, left));
      return true;
    },
    once,
  );
}

/**
 * NAV-35. The order that a link names, and what was said of it: its id is that of the order or of the feedback. An order of another number is told
 * to the state (FBK-10, FBK-11). Whatever else fails, the form works without.
 */
export function useLinkedOrder(id: string | null) {
  const request = useRequest();
  const dispatch = useAppDispatch();
  const started = useAppSelector(selectStarted);
  const userId = useAppSelector(selectUserId);
  const left = useAppSelector(selectCustomersLeft);
  const { data, error, isLoading, mutate } = useSWR(
    // A guest has no session before the first call, which begins one.
    id !== null && started ? `feedback-order/${left}/${userId ?? ''}/${id}` : null,
    async () => {
      const answer = await request.call(getFeedbacks, { query: { id: id ?? '' } });
      if (!answer.ok && answer.refusal.code === 'INVALID_PHONE_NUMBER')
        dispatch(mobileRefused({ id: id ?? '', userId }));
      const { feedbacks, order } = dataOrThrow(answer).data;
      dispatch(mobileAccepted());
      dispatch(received(feedbacks, left));
      return { order };
    },
    once,
  );
  return {
    order: data?.order,
    refusal: refusalIn(error),
    isLoading: id !== null && (!started || isLoading),
    reload: () => void mutate(),
  };
}
