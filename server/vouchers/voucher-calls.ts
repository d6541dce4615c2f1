import { randomInt } from 'node:crypto';
import { sessionOf } from '../http/session.ts';
import type { CheckoutModule } from '../checkout/checkout-module.ts';
import { callerOf } from '../http/caller-of.ts';
import type { HandlersOf } from '../http/handlers.ts';
import type { Sms } from '../sms/sms.ts';
import {
  codeWrong,
  mostTries,
  pinMissing,
  pinNotSent,
  pinWrong,
  voucherExpired,
  voucherLocked,
  voucherShort,
} from './voucher-faults.ts';
import type { VoucherLimits } from './voucher-limits.ts';
import { type Voucher, type Vouchers, voucherCode } from './vouchers.ts';

interface Needs {
  readonly vouchers: Vouchers;
  readonly limits: VoucherLimits;
  readonly payments: CheckoutModule['payments'];
  /** Undefined when messages cannot be sent. */
  readonly sms: Sms | undefined;
  /** Host of the addresses that customers open. */
  readonly domain: string;
  readonly now: () => number;
}

/** The same for a number that is no voucher's. */
const sent =
  'A new PIN is on its way to the mobile number that the voucher was bought with, if there is such a voucher. Its old PIN does not work any more.';

/** Paying by e-voucher and gift card (PAY-14, PAY-15): by the PIN, or by a code that goes to the number that the voucher was bought with. */
export function voucherCalls({ vouchers, limits, payments, sms, domain, now }: Needs) {
  async function checkWorth({ code, valid_until }: Voucher, amount: number) {
    if (valid_until && valid_until.getTime() <= now()) throw voucherExpired(valid_until);
    const left = await vouchers.balance(code);
    if (left < amount) throw voucherShort(left, amount);
  }

  const handlers: HandlersOf<'payByVoucher' | 'resetVoucherPin'> = {
    async payByVoucher({ body, session: given, request }) {
      const session = sessionOf({ session: given });
      const row = await payments.own(session, body.orderTransactionId);
      const { state, payment, amount } = row;
      const next = async (after = row) => ({
        status: 'SUCCESS' as const,
        data: await payments.stepOf(after, request),
      });
      // Paid already, over, or without a say of the voucher.
      if (state !== 'AWAITING_MEANS' || payment.mode !== 'EVOUCHER' || payment.promo) return next();

      const code = voucherCode(body.voucherCode);
      const entered = body.pin?.trim() || body.otp?.trim() || '';
      await limits.guess(callerOf(request), session.userId);
      const voucher = await vouchers.find(code);
      const isPaidByCode = voucher?.pin_hash === null;
      if (isPaidByCode && entered === '') {
        if (voucher.wrong_pins >= mostTries) throw voucherLocked();
        const waiting = await payments.withVoucher(row, { code, mobile: voucher.mobile });
        await payments.sendCode(waiting, { from: callerOf(request), userId: session.userId });
        return next(waiting);
      }
      if (entered === '') throw pinMissing();
      if (!voucher) {
        await limits.guessUnknown(code);
        await vouchers.isPin(undefined, entered);
        throw pinWrong();
      }
      const isSentCode = () => payment.voucher?.code === code && payments.isCodeRight(row, entered);
      const checked = await vouchers.attempt(code, {
        isRight: (found) => (isPaidByCode ? isSentCode() : vouchers.isPin(found, entered)),
        wrong: isPaidByCode ? codeWrong : pinWrong,
      });
      await limits.wasRight(callerOf(request), session.userId);
      await checkWorth(checked, amount);
      return next(
        // The row as it is then: a guest may have logged in meanwhile, and the order is the customer's.
        await payments.payWith(row, ({ id: transactionId, user_id: userId, amount: price }, transaction) =>
          vouchers.pay({ code, userId, transactionId, amount: price }, transaction),
        ),
      );
    },

    async resetVoucherPin({ params, session: given, request }) {
      const session = sessionOf({ session: given });
      const code = voucherCode(params.voucherCode);
      await limits.reset(callerOf(request), { userId: session.userId, code });
      if (!sms?.sends('voucherPin')) throw pinNotSent();
      const voucher = await vouchers.find(code);
      if (voucher) {
        const pin = String(randomInt(1_000_000)).padStart(6, '0');
        try {
          await sms.send({
            mobile: voucher.mobile,
            template: 'voucherPin',
            values: { code: pin, voucher: code.slice(-4), domain },
          });
        } catch {
          throw pinNotSent();
        }
        // Once it is on its way: a PIN that nobody got must not replace one that somebody has.
        await vouchers.setPin(code, pin);
      }
      return { status: 'SUCCESS', data: { text: sent } };
    },
  };
  return handlers;
}
