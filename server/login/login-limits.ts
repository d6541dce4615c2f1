import { type Counts, createRateLimit } from '../http/rate-limits.ts';
import { mostTries } from './code-rules.ts';

const hour = 3600;

const tooManyCodes = (wait: string) => `Too many codes were asked for. Try again in ${wait}.`;
const tooManyPasswords = (wait: string) =>
  `A wrong password was entered too often. Log in with a code, or try again in ${wait}.`;
const tooManyGuesses = (wait: string) => `Too many codes were tried. Try again in ${wait}.`;

export type LoginLimits = ReturnType<typeof createLoginLimits>;

/**
 * Limits messages, which cost money and can annoy the owner of a number, and guesses. Those of an address count across all numbers; many
 * customers of a mobile network share one address, so `codesPerHour` of an address is a setting.
 */
export function createLoginLimits(counts: Counts, codesPerHour: number) {
  const codesOfAddress = createRateLimit(counts, {
    name: 'login-codes-address',
    points: codesPerHour,
    seconds: hour,
    text: tooManyCodes,
  });
  const codesOfHour = createRateLimit(counts, {
    name: 'login-codes-hour',
    points: 6,
    seconds: hour,
    text: tooManyCodes,
  });
  const codesOfDay = createRateLimit(counts, {
    name: 'login-codes-day',
    points: 15,
    seconds: 24 * hour,
    text: tooManyCodes,
  });
  const guessesOfAddress = createRateLimit(counts, {
    name: 'login-guesses-address',
    points: Math.floor(codesPerHour * 1.5),
    seconds: hour,
    text: tooManyGuesses,
  });
  // A code ends after five wrong guesses, whoever made them. These limits are about the rest, so nobody can close the login of a number from one place.
  const guessesOfBoth = createRateLimit(counts, {
    name: 'login-guesses-both',
    points: 30,
    seconds: hour,
    text: tooManyGuesses,
  });
  const guessesOfNumber = createRateLimit(counts, {
    name: 'login-guesses-number',
    points: 300,
    seconds: hour,
    text: tooManyGuesses,
  });

  const arrivalsOfAddress = createRateLimit(counts, {
    name: 'login-arrivals-address',
    points: codesPerHour,
    seconds: hour,
  });
  const passwordsOfAddress = createRateLimit(counts, {
    name: 'login-passwords-address',
    points: Math.floor(codesPerHour / 10),
    seconds: hour,
    text: tooManyPasswords,
  });
  const passwordsOfHour = createRateLimit(counts, {
    name: 'login-passwords-hour',
    points: mostTries,
    seconds: hour,
    text: tooManyPasswords,
  });
  const passwordsOfDay = createRateLimit(counts, {
    name: 'login-passwords-day',
    points: 3 * mostTries,
    seconds: 24 * hour,
    text: tooManyPasswords,
  });

  return {
    /** A request for a code, sent or not. */
    askFrom: (caller: string) => codesOfAddress.take(caller),
    /** A message to a number. */
    async send(mobile: string) {
      await codesOfHour.take(mobile);
      await codesOfDay.take(mobile);
    },
    /** The address first: who is over its limit, or over that for a number, cannot use up that of the number. */
    async guess(caller: string, mobile: string) {
      await guessesOfAddress.take(caller);
      await guessesOfBoth.take(`${mobile} ${caller}`);
      await guessesOfNumber.take(mobile);
    },
    /** A code that a provider sent somebody back with: it is asked what the code is worth. */
    arrive: (caller: string) => arrivalsOfAddress.take(caller),
    /** Whether a password may be entered for a number. */
    async mayTryPassword(caller: string, mobile: string) {
      await passwordsOfAddress.check(caller);
      await passwordsOfHour.check(mobile);
      await passwordsOfDay.check(mobile);
    },
    /** A password that is entered. It counts before it is looked at, so that simultaneous ones are counted; a right one is given back. */
    async tryPassword(caller: string, mobile: string) {
      await passwordsOfAddress.take(caller);
      await passwordsOfHour.take(mobile);
      await passwordsOfDay.take(mobile);
      return async () => {
        await passwordsOfAddress.giveBack(caller);
        await passwordsOfHour.giveBack(mobile);
        await passwordsOfDay.giveBack(mobile);
      };
    },
  };
}
