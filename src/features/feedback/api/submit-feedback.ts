import { sendNps } from '#schemas/compiled/calls/send-nps.ts';
import { submitCustomerFeedback } from '#schemas/compiled/calls/submit-customer-feedback.ts';
import { submitFeedback } from '#schemas/compiled/calls/submit-feedback.ts';
import { submitOrderFeedback } from '#schemas/compiled/calls/submit-order-feedback.ts';
import { updateFeedback } from '#schemas/compiled/calls/update-feedback.ts';
import type { BodyOf, DataOf } from '#schemas/endpoint.ts';
import { given } from '#schemas/given.ts';
import type { Immutable } from '#schemas/immutable.ts';
import type { FeedbackWaiting } from '#schemas/stored/drafts.ts';
import type { SessionState } from '#src/features/session/session-state.ts';
import type { Answer } from '#src/request/answer.ts';
import type { Request } from '#src/request/ports.ts';

type Sent = Immutable<DataOf<typeof submitFeedback>>;
interface Sending {
  readonly waiting: FeedbackWaiting;
  readonly person: Pick<SessionState, 'email' | 'firstName' | 'lastName' | 'mobile'>;
  /** The customer has left the form: no popup speaks of it. */
  readonly inBackground: boolean;
}

/**
 * Sends a feedback, and how likely its customer is to recommend us (FBK-04): it has arrived when both have. Every part can be sent again; the server
 * keeps one.
 */
export async function sendFeedback(request: Request, sending: Sending): Promise<Answer<Sent>> {
  const { nps } = sending.waiting.answers;
  const answer = await sendAnswers(request, sending);
  if (!answer.ok || nps === undefined) return answer;
  const { feedback } = answer.data;
  const rated = await request.call(sendNps, {
    body: { feedbackId: feedback.id, score: nps },
    flags: flagsOf(sending),
  });
  return rated.ok ? { ok: true, data: { ...answer.data, feedback: { ...feedback, nps } } } : rated;
}

const flagsOf = ({ inBackground }: Sending) => ({ background: inBackground });

/** A change has its own call (API-137), and so has what is about no order (API-080); the older form goes by the older call (API-079). */
function sendAnswers(request: Request, sending: Sending): Promise<Answer<Sent>> {
  const { waiting, person } = sending;
  const { feedbackId, submissionId, orderId, isOlderForm, answers } = waiting;
  const flags = flagsOf(sending);
  const { nps: _, tags, ...rest } = answers;
  const said = { ...rest, tags: [...tags] };
  if (feedbackId !== undefined)
    return request.call(updateFeedback, { params: { id: feedbackId }, body: { feedback: said }, flags });
  const body: BodyOf<typeof submitFeedback> = {
    submissionId,
    email: person.email ?? '',
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    mobileNo: person.mobile ?? '',
    feedback: { ...said, type: orderId === undefined ? 'GENERAL' : 'ORDER', ...given({ orderId }) },
  };
  if (orderId === undefined) return request.call(submitCustomerFeedback, { body: { data: body }, flags });
  return request.call(isOlderForm ? submitOrderFeedback : submitFeedback, { body, flags });
}
