import type { Database } from '../database/database.ts';
import { inTurn } from '../database/in-turn.ts';
import { mostTries, resendAfterSeconds } from '../login/code-rules.ts';
import { codeOf } from '../login/one-time-code.ts';
import type { CodeAsker, CodeLimits } from '../order-codes/code-limits.ts';
import type { SendCode } from '../order-codes/send-code.ts';
import { sameToken } from '../session/tokens.ts';
import { codeMissing, codeNotSent, codeSpent, codeWrong } from './train-faults.ts';
import type { Trip, TripsRepository } from './trips-repository.ts';

interface Parts {
  readonly db: Database;
  readonly now: () => number;
  readonly secret: string;
  readonly trips: TripsRepository;
  readonly sendCode: SendCode;
  readonly limits: CodeLimits;
}

const goodForMinutes = 15;
const goodForMs = goodForMinutes * 60_000;

export type TripCodes = ReturnType<typeof createTripCodes>;

/** TRN-05. The code that shows that a mobile number is that of the passenger. It follows from the order, so the same one can be sent again. */
export function createTripCodes({ db, now, secret, trips, sendCode, limits }: Parts) {
  const codeFor = ({ id, mobile }: Trip) => codeOf(secret, { mobile, salt: `train.${id}` });
  const changing = <T>(id: string, change: (trip: Trip, transaction: Database) => Promise<T>) =>
    inTurn(db, `train.${id}`, async (transaction) => change(await trips.lock(id, transaction), transaction));

  function secondsLeft({ code_sent_at: sentAt }: Trip): number {
    return sentAt === null
      ? 0
      : Math.max(0, resendAfterSeconds - Math.floor((now() - sentAt.getTime()) / 1000));
  }

  return {
    /** Sends the code, unless it was sent a moment ago. Returns the seconds until it can be sent again. */
    async send(trip: Trip, asker: CodeAsker): Promise<number> {
      const left = secondsLeft(trip);
      if (left > 0) return left;
      await limits.send(asker, trip.mobile);
      // Of two requests at once, one sends.
      const sentBefore = await changing(trip.id, async (row, transaction) => {
        if (secondsLeft(row) > 0) return undefined;
        await trips.update(trip.id, { code_sent_at: new Date(now()) }, transaction);
        return { at: row.code_sent_at };
      });
      if (!sentBefore) return resendAfterSeconds;
      if (await sendCode(trip.mobile, { code: codeFor(trip), minutes: goodForMinutes }))
        return resendAfterSeconds;
      await trips.update(trip.id, { code_sent_at: sentBefore.at });
      throw codeNotSent();
    },

    /** Wrong codes are counted; with the last one the order has ended, and another one has another code. */
    async check(trip: Trip, code: string, asker: CodeAsker): Promise<Trip> {
      if (trip.verified_at) return trip;
      await limits.guess(asker, trip.mobile);
      const outcome = await changing(trip.id, async (row, transaction) => {
        if (row.verified_at) return { row };
        const isGood = row.code_sent_at !== null && row.code_sent_at.getTime() + goodForMs > now();
        if (row.deleted_at || !isGood) return { fault: codeMissing() };
        if (sameToken(codeFor(row), code))
          return { row: await trips.update(row.id, { verified_at: new Date(now()) }, transaction) };
        const wrong = row.wrong_codes + 1;
        const isSpent = wrong >= mostTries;
        const ended = isSpent && { deleted_at: new Date(now()) };
        await trips.update(row.id, { wrong_codes: wrong, ...ended }, transaction);
        return { fault: isSpent ? codeSpent() : codeWrong(mostTries - wrong) };
      });
      if (outcome.fault) throw outcome.fault;
      return outcome.row;
    },
  };
}
