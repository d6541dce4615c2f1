import type { z } from 'zod';
import type { issueInput } from '#schemas/entities/feedback.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import { Answer, personal } from '../http/answer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import type { RateLimit } from '../http/rate-limits.ts';
import type { Session } from '../http/session.ts';
import { invalidPhoneNumber, noSuchCategory } from './feedback-faults.ts';
import type { FeedbackOrders } from './feedback-order.ts';
import type { FeedbacksRepository } from './feedbacks-repository.ts';
import { issueCategories, knowsIssue } from './issue-categories.ts';

interface Options {
  readonly feedbacks: Pick<FeedbacksRepository, 'report'>;
  readonly orders: FeedbackOrders;
  readonly limit: RateLimit;
}

const loginText = 'Log in to report a problem.';

/** FBK-17. Problems with orders. The app asks only where the feature `ucr` is on. */
export function issueHandlers({
  feedbacks,
  orders,
  limit,
}: Options): HandlersOf<
  'getIssueCategories' | 'getOlderIssueCategories' | 'reportIssue' | 'reportOlderIssue'
> {
  async function report(
    session: Session | undefined,
    { submissionId, orderId, categoryId, comment }: z.output<typeof issueInput>,
    issues: readonly string[],
  ) {
    const customer = requireCustomer(session, loginText);
    if (!knowsIssue(categoryId, issues)) throw noSuchCategory();
    await limit.take(customer.userId);
    const order = await orders.find(customer, orderId);
    if (!order) throw invalidPhoneNumber();
    await orders.checkAge(order);
    const { userId } = customer;
    const issue = { userId, submissionId, orderId: order.id, category: categoryId, issues, comment };
    const { id, ticket } = await feedbacks.report(issue);
    const ticketMessage = `Your ticket is ${ticket}. We look into it today, and call you on the number of the order.`;
    return new Answer(
      { status: 'SUCCESS' as const, data: { issueId: id, ticketMessage } },
      { cacheControl: personal },
    );
  }

  return {
    async getIssueCategories() {
      const categories = issueCategories.map(({ issues, ...category }) => ({
        ...category,
        issues: [...issues],
      }));
      return { status: 'SUCCESS', data: { categories } };
    },

    async getOlderIssueCategories() {
      return {
        status: 'SUCCESS',
        data: { categories: issueCategories.map(({ id, label }) => ({ id, label })) },
      };
    },

    reportIssue: ({ session, body: { issueIds, ...issue } }) => report(session, issue, issueIds),
    reportOlderIssue: ({ session, body }) => report(session, body, []),
  };
}
