import type { Database } from '../database/database.ts';
import { type Removal, removeExpiredRows } from '../database/remove-in-batches.ts';
import type { Sms } from './sms.ts';
import { type TemplateTexts, textOf } from './templates.ts';

/** How long the sandbox keeps a message; a code is good for less. */
export const keptMinutes = 15;

export interface KeptMessage {
  readonly mobile: string;
  readonly body: string;
  readonly sentAt: Date;
}

interface OutboxOptions {
  readonly db: Database;
  readonly now: () => number;
  readonly texts: TemplateTexts;
}

/** The messages of the sandbox: nothing is sent, they are kept for a while and shown on a page. */
export function createOutbox({ db, now, texts }: OutboxOptions) {
  const oldest = () => new Date(now() - keptMinutes * 60_000);

  function removeExpired(removal?: Removal): Promise<void> {
    return removeExpiredRows(
      db,
      { table: 'sms_outbox', key: 'id', expiry: 'sent_at', until: oldest() },
      removal,
    );
  }

  const sms: Sms = {
    sends: () => true,

    async send({ id = null, mobile, template, values }) {
      await removeExpired();
      await db
        .insertInto('sms_outbox')
        .values({
          message_id: id,
          mobile,
          body: textOf(template, texts[template], values),
          sent_at: new Date(now()),
        })
        .onConflict((conflict) => conflict.column('message_id').doNothing())
        .execute();
    },
  };

  return {
    sms,
    removeExpired,

    /** The newest first. */
    async list(): Promise<KeptMessage[]> {
      const rows = await db
        .selectFrom('sms_outbox')
        .select(['mobile', 'body', 'sent_at'])
        .where('sent_at', '>', oldest())
        .orderBy('id', 'desc')
        .limit(50)
        .execute();
      return rows.map(({ mobile, body, sent_at }) => ({ mobile, body, sentAt: sent_at }));
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
