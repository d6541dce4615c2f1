import { feedbackDraft } from '#schemas/compiled/stored/feedback-draft.ts';
import { feedbackWaiting } from '#schemas/compiled/stored/feedback-waiting.ts';
import type { FeedbackWaiting } from '#schemas/stored/drafts.ts';
import { feedbackTexts } from '#src/config/texts/feedback.ts';
import { selectSession } from '#src/features/session/session-slice.ts';
import type { Refusal } from '#src/request/answer.ts';
import { isFinal } from '#src/request/is-final.ts';
import { unshownTextOf } from '#src/request/refusal.ts';
import type { Persistence } from '#src/store/persistence.ts';
import type { AppThunk } from '#src/store/store.ts';
import { type LaterTries, tryAgainLater } from '#registry/engine/late/try-again-later.ts';
import { toast } from '#src/ui/toaster/toast-port.ts';
import { sendFeedback } from './api/submit-feedback.ts';
import {
  feedbackSent,
  mobileRefused,
  selectFeedbackForm,
  sendingBegan,
  sendingRefused,
  waitingRestored,
} from './feedback-form-slice.ts';

/** sent: it has arrived. waits: it is sent when the connection or the server is back. */
export type SendOutcome = 'sent' | 'waits' | Refusal;

/** Stores whether one waits, so that a reload or a crash loses nothing. What another tab has stored meanwhile stays as that tab knows it. */
function keepWaiting({ submissionId }: FeedbackWaiting): AppThunk {
  return (_dispatch, getState, { persistence }) => {
    const isIt = (each: FeedbackWaiting) => each.submissionId === submissionId;
    const others = (persistence.read(feedbackWaiting) ?? []).filter((each) => !isIt(each));
    const all = [...others, ...selectFeedbackForm(getState()).formData.filter(isIt)];
    if (all.length > 0) persistence.write(feedbackWaiting, all);
    else persistence.remove(feedbackWaiting);
  };
}

/** What an earlier visit left waits too. */
function restoreWaiting(): AppThunk {
  return (dispatch, getState, { persistence }) => {
    if (selectFeedbackForm(getState()).restored) return;
    dispatch(waitingRestored(persistence.read(feedbackWaiting) ?? []));
  };
}

/** The draft of what has arrived goes. What the customer wrote since is not sent yet: it stays, and is a feedback of its own. */
function endDraft({ orderId = '', values }: FeedbackWaiting): AppThunk {
  return (_dispatch, _getState, { persistence }) => {
    const draft = persistence.read(feedbackDraft, orderId);
    if (draft === null) return;
    const isSent = JSON.stringify(draft.values) === JSON.stringify(values);
    if (isSent) persistence.remove(feedbackDraft, orderId);
    else persistence.write(feedbackDraft, { values: draft.values, tapped: draft.tapped }, orderId);
  };
}

/**
 * Sends a feedback. It is stored before it leaves, and no longer once the server has decided: what got no answer, or that of a server that is down or
 * busy, is sent again, and the server keeps it once by its submission id.
 */
export function send(waiting: FeedbackWaiting, inBackground = false): AppThunk<Promise<SendOutcome>> {
  return async (dispatch, getState, { request }) => {
    const { submissionId, orderId } = waiting;
    dispatch(restoreWaiting());
    dispatch(sendingBegan(waiting));
    dispatch(keepWaiting(waiting));
    const session = selectSession(getState());
    const answer = await sendFeedback(request(), { waiting, person: session, inBackground });
    // Another customer's by now: it stays out of their state, and was stored for nobody else.
    if (selectSession(getState()).userId !== waiting.owner) return 'waits';
    if (!answer.ok && !isFinal(answer.refusal)) return 'waits';
    if (answer.ok) {
      dispatch(endDraft(waiting));
      dispatch(feedbackSent({ submissionId, ...answer.data }));
    } else {
      if (answer.refusal.code === 'INVALID_PHONE_NUMBER')
        dispatch(mobileRefused({ id: orderId ?? '', userId: session.userId }));
      dispatch(sendingRefused(submissionId));
    }
    dispatch(keepWaiting(waiting));
    return answer.ok ? 'sent' : answer.refusal;
  };
}

/** Sends what waits, one after the other, as the customer who wrote it. What is refused goes back into its form. Whether nothing waits any more. */
function sendAll(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { persistence }) => {
    const tried = new Set<string>();
    for (let isDone = true; ; ) {
      const { userId } = selectSession(getState());
      const waiting = selectFeedbackForm(getState()).formData.find(
        ({ owner, submissionId }) => owner === userId && !tried.has(submissionId),
      );
      if (!waiting) return isDone;
      tried.add(waiting.submissionId);
      const outcome = await dispatch(send(waiting, true));
      if (outcome === 'waits') {
        // The server may take the next one.
        isDone = false;
        continue;
      }
      if (outcome === 'sent') {
        toast({ id: 'feedback', text: feedbackTexts.thanks, tone: 'good' });
        continue;
      }
      const { values, orderId, submissionId } = waiting;
      // Not over what the customer has written in it since.
      if (persistence.read(feedbackDraft, orderId ?? '') === null)
        persistence.write(feedbackDraft, { values, tapped: null, submissionId }, orderId ?? '');
      const text = unshownTextOf(outcome, feedbackTexts.sendFailed);
      if (text !== null) toast({ id: 'feedback', text, tone: 'bad' });
    }
  };
}

const following = new WeakMap<Persistence, LaterTries>();

/** Sends what waits: now, when the connection or the customer is back, and after growing pauses, until nothing waits. */
export function followWaiting(): AppThunk {
  return (dispatch, _getState, { persistence }) => {
    dispatch(restoreWaiting());
    let tries = following.get(persistence);
    if (!tries) {
      tries = tryAgainLater(async () => {
        let isDone = true;
        try {
          isDone = await dispatch(sendAll());
          return isDone;
        } finally {
          if (isDone) following.delete(persistence);
        }
      });
      following.set(persistence, tries);
    }
    void tries.now();
  };
}
