import type { SocialSource } from '#schemas/entities/session.ts';
import type { Database } from '../database/database.ts';

interface Identity {
  readonly source: SocialSource;
  /** The provider's name for the account. An email address is none: it can change hands. */
  readonly subject: string;
}

export type IdentitiesRepository = ReturnType<typeof createIdentitiesRepository>;

/** The accounts of providers that customers log in with. A customer may have several, an account has one customer. */
export function createIdentitiesRepository(db: Database, now: () => number) {
  return {
    async customerOf({ source, subject }: Identity, transaction: Database = db): Promise<string | undefined> {
      const row = await transaction
        .selectFrom('social_identities')
        .select('customer_id')
        .where('source', '=', source)
        .where('subject', '=', subject)
        .executeTakeFirst();
      return row?.customer_id;
    },

    /** An account that has a customer already keeps them. */
    async link({ source, subject }: Identity, customerId: string, transaction: Database): Promise<void> {
      await transaction
        .insertInto('social_identities')
        .values({ source, subject, customer_id: customerId, linked_at: new Date(now()) })
        .onConflict((conflict) => conflict.columns(['source', 'subject']).doNothing())
        .execute();
    },
  };
}
