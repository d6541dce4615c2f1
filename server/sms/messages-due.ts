import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { type Removal, removeExpiredRows } from '../database/remove-in-batches.ts';
import type { MessageDueTable } from '../database/tables/session-tables.ts';
import type { Push } from '../push/push.ts';
import { type Sms, type SmsMessage, SmsNotSent } from './sms.ts';
import { type TemplateName, type TemplateTexts, textOf } from './templates.ts';

interface Options {
  readonly db: Database;
  readonly now: () => number;
  /** Undefined when messages cannot be sent. */
  readonly sms: Sms | undefined;
  /** Undefined where nothing is pushed. It says what the text message says. */
  readonly push?: Push | undefined;
  readonly texts: TemplateTexts;
  readonly log: Pick<Logger, 'error' | 'warn'>;
}

type Row = Selectable<MessageDueTable>;

/** When a message goes out. Times are milliseconds since the epoch. */
export interface When {
  readonly dueAt: number;
  /** From then on it would say what is not true any more, and is not sent. */
  readonly until: number;
}

/** Sent at once by one process. */
const batch = 10;
/** Longer than the provider has for its answer: who took a message has sent it by then, or has ended. */
const leaseMs = 60_000;
/** One that did not go out is tried again: soon at first, once an hour in the end. */
const firstWaitMs = 10_000;
const longestWaitMs = 60 * 60_000;

export type MessagesDue = ReturnType<typeof createMessagesDue>;

/**
 * Messages that are still to be sent. They are written in the database transaction of what they tell, so none is lost and none tells what did not
 * happen. Each is sent at least once: with its id, by which the provider leaves out a repetition. Several processes may send at once. A message
 * goes out as a text message and to the devices of the customer: what failed of these, and that alone, is tried again.
 */
export function createMessagesDue({ db, now, sms, push, texts, log }: Options) {
  /**
   * Takes a batch. The rows are selected once, before the update: a plan that runs the select for each row of the table would lock other rows each
   * time, and take them all.
   */
  function take() {
    return db
      .with(
        (cte) => cte('taken').materialized(),
        (query) =>
          query
            .selectFrom('messages_due')
            .select('id')
            .where('due_at', '<=', new Date(now()))
            .where('until', '>', new Date(now()))
            .where(({ or, eb }) =>
              or([eb('taken_until', 'is', null), eb('taken_until', '<=', new Date(now()))]),
            )
            .orderBy('due_at')
            .limit(batch)
            .forUpdate()
            .skipLocked(),
      )
      .updateTable('messages_due')
      .set({ taken_until: new Date(now() + leaseMs) })
      .where('id', 'in', ({ selectFrom }) => selectFrom('taken').select('id'))
      .returningAll()
      .execute();
  }

  /** A message that was taken may have been moved to a later time since, or be true no more. */
  async function isStillDue(id: string): Promise<boolean> {
    const row = await db
      .selectFrom('messages_due')
      .select('id')
      .where('id', '=', id)
      .where('due_at', '<=', new Date(now()))
      .where('until', '>', new Date(now()))
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Whether the text message is done. One that cannot be sent, or was sent before, is. */
  async function text({ id, mobile, template, values, texted, tries }: Row): Promise<boolean> {
    if (texted || !sms?.sends(template as TemplateName)) return true;
    try {
      await sms.send({ id: sentId(id), mobile, template, values } as SmsMessage);
      return true;
    } catch (error) {
      if (!(error instanceof SmsNotSent)) throw error;
      log.error({ err: error, template, tries: tries + 1 }, 'a message was not sent: it is tried again');
      return false;
    }
  }

  /** Sends it to the devices of the customer that do not have it. Returns those that still do not. */
  async function pushTo({ id, mobile, template, values, pushed, push_left: to, until }: Row) {
    if (pushed || !push) return [];
    const name = template as TemplateName;
    const body = textOf(name, texts[name], values as never);
    return push.send({ id, mobile, body, goodForMs: until.getTime() - now(), to });
  }

  /** Whether it went out. */
  async function send(row: Row): Promise<boolean> {
    const { id, tries } = row;
    if (!(await isStillDue(id))) return false;
    const [texted, push_left] = await Promise.all([
      text(row),
      pushTo(row).catch((error: unknown) => {
        log.warn({ err: error, template: row.template }, 'a message was not pushed: it is tried again');
        return row.push_left;
      }),
    ]);
    const pushed = push_left?.length === 0;
    if (!texted || !pushed) {
      const waitMs = Math.min(firstWaitMs * 2 ** Math.min(tries, 20), longestWaitMs);
      const again = new Date(now() + waitMs);
      await db
        .updateTable('messages_due')
        .set({ tries: tries + 1, texted, pushed, push_left, taken_until: null })
        // It may have been moved to a later time meanwhile, and is not sent before that.
        .set({ due_at: sql`greatest(due_at, ${again})` })
        .where('id', '=', id)
        .execute();
      return false;
    }
    await db.deleteFrom('messages_due').where('id', '=', id).execute();
    return true;
  }

  return {
    /** Writes a message in the transaction of what it tells. One of a kind that cannot be sent is left out. */
    async put(
      { id, mobile, template, values }: SmsMessage & { readonly id: string },
      { dueAt, until }: When,
      transaction: Database,
    ): Promise<void> {
      if (!push && !sms?.sends(template)) return;
      const row = { mobile, template, values: JSON.stringify(values) };
      await transaction
        .insertInto('messages_due')
        .values({ id, ...row, due_at: new Date(dueAt), until: new Date(until) })
        .execute();
    },

    /** Another time for a message. One that went out already stays as it is. */
    async move(id: string, { dueAt, until }: When, transaction: Database): Promise<void> {
      await transaction
        .updateTable('messages_due')
        .set({ due_at: new Date(dueAt), until: new Date(until) })
        .where('id', '=', id)
        .execute();
    },

    /** A message that would not be true any more. */
    async drop(id: string, transaction: Database): Promise<void> {
      await transaction.deleteFrom('messages_due').where('id', '=', id).execute();
    },

    /** Sends all that is due now, until the signal says that the server ends. */
    async runDue(ending?: AbortSignal): Promise<void> {
      if (!sms && !push) return;
      while (!ending?.aborted) {
        const taken = await take();
        const sent = await Promise.all(
          taken.map((row) =>
            send(row).catch((error: unknown) => {
              log.warn({ err: error, template: row.template }, 'a message may be sent once more');
              return false;
            }),
          ),
        );
        // A provider that does not answer has time until the next run.
        if (taken.length < batch || !sent.includes(true)) return;
      }
    },

    removeExpired: (removal: Removal): Promise<void> =>
      removeExpiredRows(
        db,
        { table: 'messages_due', key: 'id', expiry: 'until', until: new Date(now()) },
        removal,
      ),
  };
}

/** The id of a message for the provider. Ids here name orders, which are no business of it. */
function sentId(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 32);
}
