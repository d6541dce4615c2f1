import { type Counts, createRateLimit } from '../http/rate-limits.ts';
import { HttpFault } from '../http/http-fault.ts';
import { mostTries, voucherLocked } from './voucher-faults.ts';

const hour = 3600;
const tooManyGuesses = (wait: string) =>
  `Too many vouchers were tried. Try again in ${wait}, or pay in another way.`;
const tooManyPins = (wait: string) => `Too many new PINs were asked for. Try again in ${wait}.`;

export type VoucherLimits = ReturnType<typeof createVoucherLimits>;

/** Limits who tries out numbers and PINs, and the messages with new PINs. Many customers of a mobile network share one address. */
export function createVoucherLimits(counts: Counts) {
  const ofSession = createRateLimit(counts, {
    name: 'vouchers',
    points: 20,
    seconds: hour,
    text: tooManyGuesses,
  });
  const ofCaller = createRateLimit(counts, {
    name: 'vouchers-from',
    points: 300,
    seconds: hour,
    text: tooManyGuesses,
  });
  // Beside the locks of vouchers, which are rows: a number that is no voucher's must not be unlocked sooner than one that is.
  const unknown = createRateLimit(
    { db: counts.db },
    {
      name: 'vouchers-unknown',
      points: mostTries - 1,
      seconds: 24 * hour,
    },
  );
  const resetsOf = (name: string, points: number) =>
    createRateLimit(counts, { name: `voucher-pins-${name}`, points, seconds: hour, text: tooManyPins });
  const resets = {
    ofVoucher: resetsOf('voucher', 3),
    ofSession: resetsOf('session', 5),
    ofCaller: resetsOf('from', 60),
  };

  return {
    /** A try, before it is looked at. */
    async guess(caller: string, userId: string) {
      await ofCaller.take(caller);
      await ofSession.take(userId);
    },
    async wasRight(caller: string, userId: string) {
      await ofCaller.giveBack(caller);
      await ofSession.giveBack(userId);
    },
    /** A number that is no voucher's is locked as a voucher is: otherwise the lock would say which numbers there are. */
    async guessUnknown(code: string) {
      await unknown.take(code).catch((error: unknown) => {
        throw error instanceof HttpFault ? voucherLocked() : error;
      });
    },
    async reset(caller: string, { userId, code }: { readonly userId: string; readonly code: string }) {
      await resets.ofCaller.take(caller);
      await resets.ofSession.take(userId);
      await resets.ofVoucher.take(code);
    },
  };
}
