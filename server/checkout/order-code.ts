import { sameToken } from '../session/tokens.ts';
import type { RateLimit } from '../http/rate-limits.ts';
import { codeOf } from '../login/one-time-code.ts';
import { mostTries, resendAfterSeconds } from '../login/code-rules.ts';
import { codeNotSent, codeTooSoon, codeWrong, notOpen } from './checkout-faults.ts';
import type { OrderMessages } from './order-messages.ts';
import type { Transaction, TransactionsRepository } from './transactions-repository.ts';
import type { Transitions } from './transitions.ts';

interface Parts {
  readonly transactions: TransactionsRepository;
  readonly transitions: Transitions;
  readonly messages: OrderMessages;
  readonly secret: string;
  /** Messages cost money, and annoy the owner of a number who did not ask for them. */
  readonly sends: Pick<RateLimit, 'take'>;
  readonly now: () => number;
}

export type OrderCodes = ReturnType<typeof createOrderCodes>;

/**
 * The code of an order for cash (PAY-12), or of a voucher that is paid with by a code. It follows from the transaction, as a login code does from its salt:
 * the same one can be sent again, and the database holds nothing that could be entered.
 */
export function createOrderCodes({ transactions, transitions, messages, secret, sends, now }: Parts) {
  /** The code of a voucher goes to the number that it was bought with, whoever orders. */
  const numberOf = ({ payment, snapshot }: Transaction) => payment.voucher?.mobile ?? snapshot.user.mobile;
  const codeFor = (row: Transaction) =>
    codeOf(secret, { mobile: numberOf(row), salt: `order.${row.id}.${row.payment.voucher?.code ?? ''}` });
  const takesCode = ({ state, payment }: Transaction) =>
    state === 'AWAITING_CODE' || (state === 'AWAITING_MEANS' && payment.voucher !== undefined);

  async function remember(row: Transaction, code: Partial<NonNullable<Transaction['payment']['code']>>) {
    return transitions.inTurnOf(row, (current, transaction) =>
      transactions.update(
        row.id,
        { payment: { ...current.payment, code: { tries: 0, ...current.payment.code, ...code } } },
        transaction,
      ),
    );
  }

  return {
    /** Sends the code to the number of the order. */
    async send(row: Transaction): Promise<{ readonly mobile: string; readonly resendAfter: number }> {
      if (!takesCode(row)) throw notOpen();
      const wait = resendAfterSeconds - Math.floor((now() - (row.payment.code?.sentAt ?? 0)) / 1000);
      if (wait > 0) throw codeTooSoon(wait);
      const mobile = numberOf(row);
      await sends.take(mobile);
      await remember(row, { sentAt: now() });
      if (!(await messages.code(mobile, codeFor(row)))) {
        await remember(row, { sentAt: 0 });
        throw codeNotSent();
      }
      return { mobile, resendAfter: resendAfterSeconds };
    },

    /** Confirms the order by its code. Wrong ones are counted; with the last one the order has failed. */
    async confirm(row: Transaction, code: string): Promise<Transaction> {
      let triesLeft: number | undefined;
      const after = await transitions.inTurnOf(row, async (current, transaction) => {
        if (current.state !== 'AWAITING_CODE') return current;
        if (sameToken(codeFor(current), code))
          return transitions.apply(current, { event: 'code-right' }, transaction);
        const tries = (current.payment.code?.tries ?? 0) + 1;
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
    isRight: (row: Transaction, code: string): boolean => sameToken(codeFor(row), code),
  };
}
