import type { FeedbackInput } from '#schemas/entities/feedback.ts';
import { given } from '#schemas/given.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import { Answer, personal } from '../http/answer.ts';
import { callerOf } from '../http/caller-of.ts';
import type { HandlersOf } from '../http/handlers.ts';
import type { RateLimit } from '../http/rate-limits.ts';
import { type Session, sessionExpired, sessionOf } from '../http/session.ts';
import type { OrderRecord } from '../orders/own-orders.ts';
import type { RandomBytes } from '../random-bytes.ts';
import type { CustomersRepository } from '../session/customers-repository.ts';
import type { DismissalsRepository } from './dismissals-repository.ts';
import { givenAlready, invalidPhoneNumber, needsOrder, noSuchFeedback } from './feedback-faults.ts';
import { type FeedbackOrders, orderOf, reviewUrlOf } from './feedback-order.ts';
import type { FeedbacksRepository, GivenFeedback } from './feedbacks-repository.ts';

interface Options {
  readonly feedbacks: FeedbacksRepository;
  readonly dismissals: DismissalsRepository;
  readonly orders: FeedbackOrders;
  readonly customers: Pick<CustomersRepository, 'find'>;
  readonly reviewPattern: () => Promise<string>;
  /** Of what a customer sends, and of ids that lead to no order of theirs. */
  readonly limits: Readonly<Record<'sent' | 'guessed' | 'guessedFrom', RateLimit>>;
  readonly randomBytes: RandomBytes;
}

const loginText = 'Log in to give feedback.';

/** What customers say. Feedback requires a login (spec §4, §6); who only looks at a form needs none. */
export function feedbackHandlers({
  feedbacks,
  dismissals,
  orders,
  customers,
  reviewPattern,
  limits,
  randomBytes,
}: Options): HandlersOf<
  | 'submitFeedback'
  | 'submitOrderFeedback'
  | 'submitCustomerFeedback'
  | 'updateFeedback'
  | 'getFeedbacks'
  | 'sendNps'
  | 'dismissFeedbackWidget'
> {
  /** What the customer has just said, with the ticket that they can refer to. */
  async function sent(feedback: GivenFeedback, order: OrderRecord | undefined) {
    const reviewUrl = order && reviewUrlOf(order, await reviewPattern());
    const ticketMessage = `Your ticket is ${feedback.ticket}. We read every word, and write to you if we need to know more.`;
    return reply({ feedback, ticketMessage, ...given({ reviewUrl }) });
  }

  /** The mobile number has to be that of the customer or of the order (FBK-11). */
  async function checkMobile(userId: string, mobileNo: string, order: OrderRecord | undefined) {
    if (mobileNo === order?.mobile) return;
    if (mobileNo !== (await customers.find(userId))?.mobile) throw invalidPhoneNumber();
  }

  async function submit(session: Session | undefined, input: FeedbackInput) {
    const customer = requireCustomer(session, loginText);
    const { userId } = customer;
    const { submissionId, feedback, ...contact } = input;
    const { orderId, type: _, ...answers } = feedback;
    await limits.sent.take(userId);
    const order = orderId === undefined ? undefined : await orders.find(customer, orderId);
    if (orderId !== undefined && !order) throw invalidPhoneNumber();
    await checkMobile(userId, input.mobileNo, order);
    if (order) await orders.checkAge(order);
    const added = await feedbacks.add({
      userId,
      // Who sends none cannot repeat it.
      submissionId: submissionId ?? randomBytes(12).toString('hex'),
      order: order ? { id: order.id, orderMode: order.order_type } : null,
      contact,
      answers,
    });
    if (!added) throw givenAlready();
    return sent(added, order);
  }

  return {
    submitFeedback: ({ session, body }) => submit(session, body),

    async submitOrderFeedback({ session, body }) {
      if (body.feedback.orderId === undefined) throw needsOrder();
      return submit(session, body);
    },

    submitCustomerFeedback({ session, body: { data } }) {
      const { orderId: _, ...feedback } = data.feedback;
      return submit(session, { ...data, feedback });
    },

    async updateFeedback({ session, params, body }) {
      const customer = requireCustomer(session, loginText);
      const { userId } = customer;
      await limits.sent.take(userId);
      const changed = await feedbacks.change({ userId, id: params.id }, body.feedback);
      if (!changed) throw noSuchFeedback();
      const { orderId } = changed;
      return sent(changed, orderId === undefined ? undefined : await orders.find(customer, orderId));
    },

    async getFeedbacks({ session: any, request, query }) {
      const session = sessionOf({ session: any });
      const { userId } = session;
      if (query?.id === undefined) return reply({ feedbacks: await feedbacks.list(userId) });
      const keys = [
        [limits.guessed, userId],
        [limits.guessedFrom, callerOf(request)],
      ] as const;
      // Counted before the look: simultaneous guesses are guesses too.
      for (const [limit, key] of keys) await limit.take(key);
      const named = await feedbacks.find(userId, query.id);
      const orderId = named ? named.orderId : query.id;
      const order = orderId === undefined ? undefined : await orders.find(session, orderId);
      if (!named && !order) throw invalidPhoneNumber();
      for (const [limit, key] of keys) await limit.giveBack(key);
      if (order) await orders.checkAge(order);
      const known = named ?? (order && (await feedbacks.ofOrder(userId, order.id)));
      return reply({ feedbacks: known ? [known] : [], ...given({ order: order && orderOf(order) }) });
    },

    async sendNps({ session, body: { feedbackId, score } }) {
      const { userId } = requireCustomer(session, loginText);
      if (!(await feedbacks.rate(userId, feedbackId, score))) throw noSuchFeedback();
      return reply({ feedbackId, score });
    },

    async dismissFeedbackWidget({ params, session }) {
      if (!session) throw sessionExpired();
      await dismissals.dismiss(session.userId, params.widgetId);
      return { status: 'SUCCESS', data: { widgetId: params.widgetId } };
    },
  };
}

function reply<Data>(data: Data) {
  return new Answer({ status: 'SUCCESS' as const, data }, { cacheControl: personal });
}
