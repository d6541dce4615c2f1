import { type Counts, createRateLimit } from '../http/rate-limits.ts';

/** Who asks for a code, or enters one. */
export interface CodeAsker {
  /** The key of the address. */
  readonly from: string;
  readonly userId: string;
}

const hour = 3600;

export type CodeLimits = ReturnType<typeof createCodeLimits>;

/**
 * Limits the messages with codes of orders, which cost money and can annoy the owner of a number, and the guesses. Many customers of a mobile network
 * share one address, so `codesPerHour` of an address is a setting. Who asks from one place uses up half of what a number gets at most. `wayOn` ends the
 * texts: ', or pay in another way'. All orders share the counts.
 */
export function createCodeLimits(counts: Counts, codesPerHour: number, wayOn: string) {
  const tooManyCodes = (wait: string) => `Too many codes were asked for. Try again in ${wait}${wayOn}.`;
  const tooManyGuesses = (wait: string) => `Too many codes were tried. Try again in ${wait}${wayOn}.`;
  const limit = (name: string, points: number, text: (wait: string) => string) =>
    createRateLimit(counts, { name: `order-${name}`, points, seconds: hour, text });
  const codes = {
    ofCaller: limit('codes-from', codesPerHour, tooManyCodes),
    ofSession: limit('codes-session', 10, tooManyCodes),
    ofBoth: limit('codes-both', 5, tooManyCodes),
    ofNumber: limit('codes-number', 10, tooManyCodes),
  };
  const guesses = {
    ofCaller: limit('guesses-from', Math.floor(codesPerHour * 1.5), tooManyGuesses),
    ofSession: limit('guesses-session', 30, tooManyGuesses),
    ofNumber: limit('guesses-number', 50, tooManyGuesses),
  };

  return {
    /** A message to a number. Who is over a limit of their own uses up nothing of the number. */
    async send({ from, userId }: CodeAsker, mobile: string): Promise<void> {
      await codes.ofCaller.take(from);
      await codes.ofSession.take(userId);
      await codes.ofBoth.take(`${mobile} ${from}`);
      await codes.ofNumber.take(mobile);
    },

    /** A code that is entered, before it is looked at. */
    async guess({ from, userId }: CodeAsker, mobile: string): Promise<void> {
      await guesses.ofCaller.take(from);
      await guesses.ofSession.take(userId);
      await guesses.ofNumber.take(mobile);
    },
  };
}
