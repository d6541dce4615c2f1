import type { Database } from '../database/database.ts';
import { type Removal, removeExpiredRows } from '../database/remove-in-batches.ts';
import type { Deliver } from './push.ts';

/** How long the sandbox keeps a message. */
export const keptMinutes = 60;

export interface PushedMessage {
  readonly device: string;
  readonly body: string;
  readonly path: string;
  readonly sentAt: Date;
}

export type PushOutbox = ReturnType<typeof createPushOutbox>;

/** The push messages of the sandbox: no push service is called, they are kept for a while and shown on a page. */
export function createPushOutbox(db: Database, now: () => number) {
  const oldest = () => new Date(now() - keptMinutes * 60_000);

  const deliver: Deliver = async ({ familyId }, { body, path }, { id }) => {
    await db
      .insertInto('push_outbox')
      .values({ message_id: id, family_id: familyId, body, path, sent_at: new Date(now()) })
      .onConflict((conflict) => conflict.columns(['message_id', 'family_id']).doNothing())
      .execute();
    return 'sent';
  };

  return {
    deliver,

    /** The newest first. */
    async list(): Promise<PushedMessage[]> {
      const rows = await db
        .selectFrom('push_outbox as pushed')
        .leftJoin('session_families as family', 'family.id', 'pushed.family_id')
        .select(['family.device', 'pushed.body', 'pushed.path', 'pushed.sent_at'])
        .where('pushed.sent_at', '>', oldest())
        .orderBy('pushed.id', 'desc')
        .limit(50)
        .execute();
      return rows.map(({ device, body, path, sent_at }) => ({
        device: device ?? 'A device',
        body,
        path,
        sentAt: sent_at,
      }));
    },

    removeExpired: (removal: Removal): Promise<void> =>
      removeExpiredRows(db, { table: 'push_outbox', key: 'id', expiry: 'sent_at', until: oldest() }, removal),
  };
}
