import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import { type Removal, removeExpiredRows } from '../database/remove-in-batches.ts';
import { inTurn } from '../database/in-turn.ts';
import type { LoginCodeTable } from '../database/tables/session-tables.ts';
import type { RandomBytes } from '../random-bytes.ts';
import { lostReplyMs } from '../session/lost-reply.ts';
import { sameToken } from '../session/tokens.ts';
import { type CodeKind, mostTries, resendAfterSeconds } from './code-rules.ts';
import { codeOf } from './one-time-code.ts';

interface CodesOptions {
  readonly kind: CodeKind;
  readonly db: Database;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
  readonly secret: string;
}

interface Names {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

export interface Request extends Names {
  readonly mobile: string;
  /** The session that asks. */
  readonly familyId: string;
}

/** A message went out a moment ago, and another has to wait. `isGood` when its code can still be entered. */
export interface MustWait {
  readonly is: 'too soon';
  readonly waitSeconds: number;
  readonly goodForSeconds: number;
  readonly isGood: boolean;
}

export interface Guess {
  readonly mobile: string;
  readonly code: string;
  /** The session that guesses. */
  readonly familyId: string;
}

/** What became of a guess. `Done` is what was made for the right one. */
export type Verdict<Done> =
  | { readonly is: 'right'; readonly done: Done }
  | { readonly is: 'repeated'; readonly sessionId: string }
  | { readonly is: 'wrong'; readonly triesLeft: number }
  | { readonly is: 'void' }
  | { readonly is: 'expired' };

export type CodesRepository = ReturnType<typeof createCodesRepository>;

/** The last code of a kind of each mobile number. Everything about one number happens in turn, so that simultaneous guesses are counted. */
export function createCodesRepository({ kind, db, now, randomBytes, secret }: CodesOptions) {
  // The tables of all kinds are alike.
  const table = kind.table as 'login_codes';
  const seconds = (time: Date) => Math.ceil((time.getTime() - now()) / 1000);
  const key = (mobile: string) => `${kind.name}.${mobile}`;

  function find(transaction: Database, mobile: string) {
    return transaction.selectFrom(table).selectAll().where('mobile', '=', mobile).executeTakeFirst();
  }

  function isGood({ used_at, tries, expires_at }: Selectable<LoginCodeTable>): boolean {
    return used_at === null && tries < mostTries && expires_at.getTime() > now();
  }

  function mustWait(row: Selectable<LoginCodeTable> | undefined): MustWait | undefined {
    if (!row?.sent_at) return undefined;
    const waitSeconds = resendAfterSeconds - Math.floor((now() - row.sent_at.getTime()) / 1000);
    return waitSeconds > 0
      ? { is: 'too soon', waitSeconds, goodForSeconds: seconds(row.expires_at), isGood: isGood(row) }
      : undefined;
  }

  return {
    goodForSeconds: kind.minutes * 60,

    async mustWait(mobile: string): Promise<MustWait | undefined> {
      return mustWait(await find(db, mobile));
    },

    /**
     * The code to send: the last one again while it is good, else a new one. Wrong guesses of a code stay counted when it is sent again. The
     * names are those that the same session gave.
     */
    take({
      mobile,
      familyId,
      firstName,
      lastName,
    }: Request): Promise<MustWait | { is: 'taken'; code: string }> {
      return inTurn(db, key(mobile), async (transaction) => {
        const last = await find(transaction, mobile);
        const wait = mustWait(last);
        if (wait) return wait;
        const again = last && isGood(last) ? last : undefined;
        const names = firstName === undefined && again?.asked_by === familyId ? again : undefined;
        const row = {
          salt: again?.salt ?? randomBytes(24).toString('base64url'),
          tries: again?.tries ?? 0,
          sent_at: new Date(now()),
          expires_at: new Date(now() + kind.minutes * 60_000),
          asked_by: familyId,
          first_name: names?.first_name ?? firstName ?? null,
          last_name: names?.last_name ?? lastName ?? null,
          used_at: null,
          used_by: null,
          session_id: null,
        };
        await transaction
          .insertInto(table)
          .values({ mobile, ...row })
          .onConflict((conflict) => conflict.column('mobile').doUpdateSet(row))
          .execute();
        return { is: 'taken', code: codeOf(secret, { mobile, salt: row.salt }) };
      });
    },

    /** The message did not go out: the next one has not to wait. */
    async notSent(mobile: string): Promise<void> {
      await db.updateTable(table).set({ sent_at: null }).where('mobile', '=', mobile).execute();
    },

    /**
     * Checks a guess. For the right one `logIn` makes a session, in the same transaction; the code is then used. The same guess by the same session
     * a moment later is the login whose reply was lost.
     */
    guess<Done extends { readonly id: string }>(
      { mobile, code, familyId }: Guess,
      logIn: (names: Names, transaction: Database) => Promise<Done>,
    ): Promise<Verdict<Done>> {
      return inTurn(db, key(mobile), async (transaction): Promise<Verdict<Done>> => {
        const row = await find(transaction, mobile);
        if (!row || row.expires_at.getTime() <= now()) return { is: 'expired' };
        if (row.used_at === null && row.tries >= mostTries) return { is: 'void' };
        const isRight = sameToken(codeOf(secret, { mobile, salt: row.salt }), code);

        if (row.used_at !== null) {
          const isRepeated =
            isRight && row.used_by === familyId && now() - row.used_at.getTime() <= lostReplyMs;
          return isRepeated && row.session_id !== null
            ? { is: 'repeated', sessionId: row.session_id }
            : { is: 'expired' };
        }
        if (!isRight) {
          const tries = row.tries + 1;
          await transaction.updateTable(table).set({ tries }).where('mobile', '=', mobile).execute();
          return tries >= mostTries ? { is: 'void' } : { is: 'wrong', triesLeft: mostTries - tries };
        }
        const isOwn = row.asked_by === familyId;
        const done = await logIn(
          isOwn ? { firstName: row.first_name ?? undefined, lastName: row.last_name ?? undefined } : {},
          transaction,
        );
        await transaction
          .updateTable(table)
          .set({ used_at: new Date(now()), used_by: familyId, session_id: done.id })
          .where('mobile', '=', mobile)
          .execute();
        return { is: 'right', done };
      });
    },

    removeExpired: (removal?: Removal): Promise<void> =>
      removeExpiredRows(db, { table, key: 'mobile', expiry: 'expires_at', until: new Date(now()) }, removal),
  };
}
