import { sameToken } from '../session/tokens.ts';
import { codeOf } from '../login/one-time-code.ts';
import { mostTries, resendAfterSeconds } from '../login/code-rules.ts';
import { codeMissing, codeNotSent, codeTooSoon, codeWrong, notOpen } from './checkout-faults.ts';
import type { CodeAsker, CodeLimits } from '../order-codes/code-limits.ts';
import type { SendCode } from '../order-codes/send-code.ts';
import type { Transaction, TransactionsRepository } from './transactions-repository.ts';
import type { Transitions } from './transitions.ts';
import { isPayable } from './when-to-ask.ts';

interface Parts {
  readonly transactions: TransactionsRepository;
  readonly transitions: Transitions;
  readonly sendCode: SendCode;
  readonly secret: string;
  readonly limits: CodeLimits;
  readonly now: () => number;
}

export type OrderCodes = ReturnType<typeof createOrderCodes>;

/**
 * The code of an order for cash (PAY-12), or of a voucher that is paid with by a code. It follows from the transaction, as a login code does from its salt:
 * the same one can be sent again, and the database holds nothing that could be entered.
 */
export function createOrderCodes({ transactions, transitions, sendCode, secret, limits, now }: Parts) {
  /** The code of a voucher goes to the number that it was bought with, whoever orders. */
  const numberOf = ({ payment, snapshot }: Transaction) => payment.voucher?.mobile ?? snapshot.user.mobile;
  const codeFor = (row: Transaction) =>
    codeOf(secret, { mobile: numberOf(row), salt: `order.${row.id}.${row.payment.voucher?.code ?? ''}` });
  const takesCode = (row: Transaction) =>
    isPayable(row, now()) &&
    (row.state === 'AWAITING_CODE' || (row.state === 'AWAITING_MEANS' && row.payment.voucher !== undefined));
  /** For how long the code is good: as long as the order can be paid. */
  const minutesOf = ({ expires_at }: Transaction) =>
    Math.max(1, Math.floor((expires_at.getTime() - now()) / 60_000));

  function checkWait({ payment }: Transaction) {
    const wait = resendAfterSeconds - Math.floor((now() - (payment.code?.sentAt ?? 0)) / 1000);
    if (wait > 0) throw codeTooSoon(wait);
  }

  /** When the code was sent last; never, without a time. `mayBe` throws where it must not be. */
  async function remember(row: Transaction, sentAt: number | undefined, mayBe: (row: Transaction) => void) {
    return transitions.inTurnOf(row, (current, transaction) => {
      mayBe(current);
      const { sentAt: _, ...code } = { tries: 0, ...current.payment.code };
      const payment = {
        ...current.payment,
        code: { ...code, ...(sentAt !== undefined && { sentAt }) },
      };
      return transactions.update(row.id, { payment }, transaction);
    });
  }

  return {
    /** Sends the code to the number of the order. */
    async send(
      row: Transaction,
      asker: CodeAsker,
    ): Promise<{ readonly mobile: string; readonly resendAfter: number }> {
      const check = (current: Transaction) => {
        if (!takesCode(current)) throw notOpen();
        checkWait(current);
      };
      check(row);
      const mobile = numberOf(row);
      await limits.send(asker, mobile);
      // Again in the turn: of two requests at once, one sends.
      await remember(row, now(), check);
      if (!(await sendCode(mobile, { code: codeFor(row), minutes: minutesOf(row) }))) {
        await remember(row, row.payment.code?.sentAt, () => {});
        throw codeNotSent();
      }
      return { mobile, resendAfter: resendAfterSeconds };
    },

    /** Confirms the order by its code. Wrong ones are counted; with the last one the order has failed. */
    async confirm(row: Transaction, code: string, asker: CodeAsker): Promise<Transaction> {
      if (row.state === 'AWAITING_CODE') await limits.guess(asker, numberOf(row));
      let triesLeft: number | undefined;
      const after = await transitions.inTime(row, async (current, transaction) => {
        if (current.state !== 'AWAITING_CODE') return current;
        if (!current.payment.code?.sentAt) throw codeMissing();
        if (sameToken(codeFor(current), code))
          return transitions.apply(current, { event: 'code-right' }, transaction);
        const tries = current.payment.code.tries + 1;
        const payment = { ...current.payment, code: { ...current.payment.code, tries } };
        if (tries >= mostTries)
          return transitions.apply(current, { event: 'code-refused', payment }, transaction);
        triesLeft = mostTries - tries;
        return transactions.update(row.id, { payment }, transaction);
      });
      if (triesLeft !== undefined) throw codeWrong(triesLeft);
      return after;
    },

    /** The voucher that the next code is sent for. Another one has a code of its own. */
    forVoucher(
      row: Transaction,
      voucher: NonNullable<Transaction['payment']['voucher']>,
    ): Promise<Transaction> {
      return transitions.inTurnOf(row, async (current, transaction) => {
        const isSame = current.payment.voucher?.code === voucher.code;
        if (current.state !== 'AWAITING_MEANS' || isSame) return current;
        const { code, ...payment } = current.payment;
        const next = { ...payment, voucher, ...(code && { code: { ...code, tries: 0 } }) };
        return transactions.update(row.id, { payment: next }, transaction);
      });
    },

    /** Whether a code is that of a transaction. Who asks counts the wrong ones. */
    isRight: (row: Transaction, code: string): boolean =>
      row.payment.code?.sentAt !== undefined && sameToken(codeFor(row), code),
  };
}
