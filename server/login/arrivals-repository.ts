import type { Selectable } from 'kysely';
import type { SocialSource } from '#schemas/entities/session.ts';
import type { Database } from '../database/database.ts';
import { type Removal, removeExpiredRows } from '../database/remove-in-batches.ts';
import type { SocialArrivalTable } from '../database/tables/session-tables.ts';
import type { Vouched } from '../identity/provider.ts';
import type { RandomBytes } from '../random-bytes.ts';
import { hashToken } from '../session/tokens.ts';

/** How long the token of an arrival is good, from the arrival or from the last code of its sign-up. */
const goodMinutes = 15;

interface Options {
  readonly db: Database;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
}

interface SignUp {
  readonly mobile: string;
  /** The session that asks for the code. */
  readonly familyId: string;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email?: string | undefined;
}

interface SigningUp extends Pick<SignUp, 'mobile' | 'familyId'> {
  readonly source: SocialSource;
  readonly token?: string | undefined;
}

export type Arrival = Selectable<SocialArrivalTable>;
export type ArrivalsRepository = ReturnType<typeof createArrivalsRepository>;

/**
 * People for whom a provider has vouched, until they have logged in. The app holds a random token, the database its hash: what the token stands for
 * cannot be changed by who holds it, and it logs in once.
 */
export function createArrivalsRepository({ db, now, randomBytes }: Options) {
  const goodUntil = () => new Date(now() + goodMinutes * 60_000);

  const running = (transaction: Database) =>
    transaction.selectFrom('social_arrivals').selectAll().where('expires_at', '>', new Date(now()));

  return {
    /** Returns the token. */
    async add(source: SocialSource, { subject, email, firstName, lastName }: Vouched): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      await db
        .insertInto('social_arrivals')
        .values({
          id: hashToken(token),
          source,
          subject,
          email: email ?? null,
          first_name: firstName ?? null,
          last_name: lastName ?? null,
          expires_at: goodUntil(),
          mobile: null,
          asked_by: null,
          used_by: null,
          session_id: null,
        })
        .execute();
      return token;
    },

    /** The arrival of a token, also after its login; undefined when there is none from this provider, or it is too late. */
    find(
      { token, source }: { readonly token: string; readonly source: SocialSource },
      transaction: Database = db,
    ): Promise<Arrival | undefined> {
      return running(transaction)
        .where('id', '=', hashToken(token))
        .where('source', '=', source)
        .executeTakeFirst();
    },

    /** Keeps who signs up, until the code comes back. */
    async signUp(id: string, { mobile, familyId, firstName, lastName, email }: SignUp): Promise<void> {
      await db
        .updateTable('social_arrivals')
        .set({
          mobile,
          asked_by: familyId,
          expires_at: goodUntil(),
          ...(firstName !== undefined && { first_name: firstName }),
          ...(lastName !== undefined && { last_name: lastName }),
          ...(email !== undefined && { email }),
        })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .execute();
    },

    /** The code of a sign-up was sent again: whoever waits for it may take as long once more. */
    async codeSent(mobile: string): Promise<void> {
      await db
        .updateTable('social_arrivals')
        .set({ expires_at: goodUntil() })
        .where('mobile', '=', mobile)
        .where('used_at', 'is', null)
        .where('expires_at', '>', new Date(now()))
        .execute();
    },

    /**
     * The sign-up with this number that a token stands for, or without one that of the session. The session can be a new guest by then, and a page that
     * was reloaded has no token any more.
     */
    signingUp(
      { familyId, mobile, source, token }: SigningUp,
      transaction: Database,
    ): Promise<Arrival | undefined> {
      const own = running(transaction);
      return (
        token === undefined ? own.where('asked_by', '=', familyId) : own.where('id', '=', hashToken(token))
      )
        .where('mobile', '=', mobile)
        .where('source', '=', source)
        .where('used_at', 'is', null)
        .orderBy('expires_at', 'desc')
        .executeTakeFirst();
    },

    /** The arrival has logged in. */
    async use(
      id: string,
      { familyId, sessionId }: { readonly familyId: string; readonly sessionId: string },
      transaction: Database,
    ): Promise<void> {
      await transaction
        .updateTable('social_arrivals')
        .set({ used_at: new Date(now()), used_by: familyId, session_id: sessionId })
        .where('id', '=', id)
        .execute();
    },

    removeExpired: (removal?: Removal): Promise<void> =>
      removeExpiredRows(
        db,
        { table: 'social_arrivals', key: 'id', expiry: 'expires_at', until: new Date(now()) },
        removal,
      ),
  };
}
