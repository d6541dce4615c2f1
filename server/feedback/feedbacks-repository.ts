import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type { givenFeedback } from '#schemas/entities/feedback.ts';
import { given } from '#schemas/given.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { Database } from '../database/database.ts';
import { inTurn } from '../database/in-turn.ts';
import { type Removal, removeExpiredRows } from '../database/remove-in-batches.ts';
import type { FeedbackAnswers, FeedbackTable, OrderIssueTable } from '../database/tables/feedback-tables.ts';
import type { RandomBytes } from '../random-bytes.ts';

/** The newest that a customer is shown. */
const mostListed = 100;

export type GivenFeedback = z.input<typeof givenFeedback>;
type FeedbackRow = Selectable<FeedbackTable>;

export interface NewFeedback {
  readonly userId: string;
  readonly submissionId: string;
  readonly order: { readonly id: string; readonly orderMode: string } | null;
  readonly contact: FeedbackRow['contact'];
  readonly answers: FeedbackAnswers;
}

interface NewIssue {
  readonly userId: string;
  readonly submissionId: string;
  readonly orderId: string;
  readonly category: string;
  readonly issues: readonly string[];
  readonly comment: string;
}

interface Options {
  readonly db: Database;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
}

export type FeedbacksRepository = ReturnType<typeof createFeedbacksRepository>;

/** What customers have said. Every query contains the customer, so that an id gives no access to the feedback of another. */
export function createFeedbacksRepository({ db, now, randomBytes }: Options) {
  const ofUser = (userId: string, in_: Database = db) =>
    in_.selectFrom('feedbacks').selectAll().where('user_id', '=', userId);
  const newId = (prefix: string) => `${prefix}-${randomBytes(12).toString('base64url')}`;

  async function change(
    { userId, id }: { readonly userId: string; readonly id: string },
    answers: FeedbackAnswers,
    transaction: Database = db,
  ): Promise<GivenFeedback | undefined> {
    const row = await transaction
      .updateTable('feedbacks')
      .set({ answers: JSON.stringify(answers), changed_at: new Date(now()) })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row && givenOf(row);
  }

  return {
    /** The newest first. */
    async list(userId: string): Promise<GivenFeedback[]> {
      const rows = await ofUser(userId).orderBy('given_at', 'desc').orderBy('id').limit(mostListed).execute();
      return rows.map(givenOf);
    },

    async find(userId: string, id: string): Promise<GivenFeedback | undefined> {
      const row = await ofUser(userId).where('id', '=', id).executeTakeFirst();
      return row && givenOf(row);
    },

    async ofOrder(userId: string, orderId: string): Promise<GivenFeedback | undefined> {
      const row = await ofUser(userId).where('order_id', '=', orderId).executeTakeFirst();
      return row && givenOf(row);
    },

    /**
     * Keeps a feedback once. Sent again with the same submission id it takes the answers that came last: the first reply may have been lost, and the
     * customer may have gone on writing. Undefined when the order has another feedback of the customer.
     */
    add(feedback: NewFeedback): Promise<GivenFeedback | undefined> {
      const { userId, submissionId, order, contact, answers } = feedback;
      return inTurn(db, userId, async (transaction) => {
        const known = await ofUser(userId, transaction)
          .where('submission_id', '=', submissionId)
          .executeTakeFirst();
        if (known) return change({ userId, id: known.id }, answers, transaction);
        const others =
          order && (await ofUser(userId, transaction).where('order_id', '=', order.id).executeTakeFirst());
        if (others) return undefined;
        const row = await transaction
          .insertInto('feedbacks')
          .values({
            id: newId('f'),
            user_id: userId,
            submission_id: submissionId,
            ticket: await nextTicket(transaction),
            order_id: order?.id ?? null,
            order_mode: order?.orderMode ?? null,
            contact: JSON.stringify(contact),
            answers: JSON.stringify(answers),
            nps: null,
            given_at: new Date(now()),
            changed_at: new Date(now()),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        return givenOf(row);
      });
    },

    change,

    /** FBK-04. Whether the customer has such a feedback. */
    async rate(userId: string, id: string, nps: number): Promise<boolean> {
      const row = await db
        .updateTable('feedbacks')
        .set({ nps, changed_at: new Date(now()) })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** FBK-17. The same submission twice is one problem, with its ticket. It takes what came last, as a feedback does. */
    report(issue: NewIssue): Promise<Selectable<OrderIssueTable>> {
      const { userId, submissionId, orderId, category, issues, comment } = issue;
      const said = { category, issues: JSON.stringify(issues), comment };
      return inTurn(db, userId, async (transaction) => {
        const known = await transaction
          .updateTable('order_issues')
          .set(said)
          .where('user_id', '=', userId)
          .where('submission_id', '=', submissionId)
          .returningAll()
          .executeTakeFirst();
        if (known) return known;
        return transaction
          .insertInto('order_issues')
          .values({
            id: newId('i'),
            user_id: userId,
            submission_id: submissionId,
            ticket: await nextTicket(transaction),
            order_id: orderId,
            ...said,
            reported_at: new Date(now()),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
      });
    },

    /** Removes feedback and problems that were given before a time. */
    async removeOld(until: Date, removal?: Removal): Promise<void> {
      await removeExpiredRows(db, { table: 'feedbacks', key: 'id', expiry: 'given_at', until }, removal);
      await removeExpiredRows(
        db,
        { table: 'order_issues', key: 'id', expiry: 'reported_at', until },
        removal,
      );
    },
  };
}

async function nextTicket(transaction: Database): Promise<string> {
  const { rows } = await sql<{ ticket: string }>`select nextval('feedback_tickets')::text as ticket`.execute(
    transaction,
  );
  const ticket = rows[0]?.ticket;
  if (ticket === undefined) throw new Error('The sequence of tickets gave none.');
  return ticket;
}

function givenOf({ id, ticket, order_id, order_mode, answers, nps, given_at }: FeedbackRow): GivenFeedback {
  return {
    ...answers,
    id,
    ticket,
    type: order_id === null ? 'GENERAL' : 'ORDER',
    givenAt: given_at.toISOString(),
    ...given({
      orderId: order_id ?? undefined,
      orderMode: (order_mode as OrderTypeCode | null) ?? undefined,
      nps: nps ?? undefined,
    }),
  };
}
