import type { Database } from '../database/database.ts';
import { createRateLimit } from '../http/rate-limits.ts';

const hour = 3600;

const tooManyCodes = (wait: string) => `Too many codes were asked for. Try again in ${wait}.`;
const tooManyGuesses = (wait: string) => `Too many codes were tried. Try again in ${wait}.`;

export type LoginLimits = ReturnType<typeof createLoginLimits>;

/**
 * Limits messages, which cost money and can annoy the owner of a number, and guesses. Those of an address count across all numbers; many
 * customers of a mobile network share one address, so `codesPerHour` of an address is a setting.
 */
export function createLoginLimits(db: Database, codesPerHour: number) {
  const codesOfAddress = createRateLimit(db, {
    name: 'login-codes-address',
    points: codesPerHour,
    seconds: hour,
    text: tooManyCodes,
  });
  const codesOfHour = createRateLimit(db, {
    name: 'login-codes-hour',
    points: 6,
    seconds: hour,
    text: tooManyCodes,
  });
  const codesOfDay = createRateLimit(db, {
    name: 'login-codes-day',
    points: 15,
    seconds: 24 * hour,
    text: tooManyCodes,
  });
  const guessesOfAddress = createRateLimit(db, {
    name: 'login-guesses-address',
    points: Math.floor(codesPerHour * 1.5),
    seconds: hour,
    text: tooManyGuesses,
  });
  const guessesOfNumber = createRateLimit(db, {
    name: 'login-guesses-number',
    points: 30,
    seconds: hour,
    text: tooManyGuesses,
  });

  return {
    /** A request for a code, sent or not. */
    askFrom: (caller: string) => codesOfAddress.take(caller),
    /** A message to a number. */
    async send(mobile: string) {
      await codesOfHour.take(mobile);
      await codesOfDay.take(mobile);
    },
    /** The address first: who is over its limit cannot use up that of a number. */
    async guess(caller: string, mobile: string) {
      await guessesOfAddress.take(caller);
      await guessesOfNumber.take(mobile);
    },
  };
}
