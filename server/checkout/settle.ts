import type { GatewayKind } from '#schemas/payment-actions.ts';
import {
  type Gateway,
  GatewayUnreachable,
  type OtherPayment,
  type PaymentStatus,
} from '../gateways/gateway.ts';
import type { Logger } from 'pino';
import { cameBack, isOnPage, mayTryAgain } from './browser-place.ts';
import { otherAmountText, unknownText } from './checkout-faults.ts';
import type { Transaction, TransactionsRepository } from './transactions-repository.ts';
import type { Change, Transitions } from './transitions.ts';
import { createRefunds } from './refunds.ts';
import {
  isGivenUp,
  isLearnedTooLate,
  isPayable,
  isSettled,
  isToBeAsked,
  nextCheck,
  questionSpacingMs,
} from './when-to-ask.ts';

interface Parts {
  readonly gateways: ReadonlyMap<GatewayKind, Gateway>;
  readonly transactions: TransactionsRepository;
  readonly transitions: Transitions;
  readonly now: () => number;
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

/** What came of a question; `silent` is the gateway that did not answer. */
interface Outcome {
  readonly row: Transaction;
  readonly silent?: GatewayKind | undefined;
}

/** What a gateway sent, by the browser or by itself. */
interface Told {
  readonly spacingMs?: number | undefined;
  /** It says that the payment succeeded. */
  readonly isSuccess?: boolean;
}

/** What a browser brought back. */
interface Returned {
  /** Names a result that says it failed. */
  readonly failure?: string | undefined;
  readonly isSuccess?: boolean;
}

export type Settle = ReturnType<typeof createSettle>;

type Said = Pick<PaymentStatus, 'ref' | 'amount' | 'currency'>;

/** Whether what a gateway says is about this transaction, and about its amount. */
function isFor(row: Transaction, { ref, amount, currency }: Said): boolean {
  return ref === row.id && amount === row.amount && currency === 'INR';
}

/**
 * All payments of a settled transaction, where it was paid more than once. Which of them counts was decided when it was settled: the gateway may name
 * another one first.
 */
function paidMoreThanOnce(row: Transaction, status: PaymentStatus): readonly OtherPayment[] {
  const { state, gatewayId, others = [] } = status;
  if (state !== 'success' || others.length === 0 || !isFor(row, status)) return [];
  const isKnown = row.gateway_id !== null && gatewayId !== undefined;
  return isKnown ? [{ gatewayId, amount: row.amount }, ...others] : others;
}

/** Settles what is open: asks the gateway, believes it where everything agrees, and gives back what is owed. */
export function createSettle({ gateways, transactions, transitions, now, log }: Parts) {
  const refunds = createRefunds({ gateways, transactions, transitions, now, log });
  const gatewayOf = ({ gateway }: Transaction) => gateways.get(gateway as GatewayKind);

  async function statusOf(row: Transaction): Promise<PaymentStatus | undefined> {
    const gateway = gatewayOf(row);
    if (!gateway) {
      log.error({ transactionId: row.id, gateway: row.gateway }, 'a payment of a gateway that is not set up');
      return undefined;
    }
    try {
      return await gateway.status({ ref: row.id, now: now() });
    } catch (error) {
      if (!(error instanceof GatewayUnreachable)) throw error;
      log.warn({ transactionId: row.id, gateway: row.gateway, err: error }, 'a gateway did not answer');
      return undefined;
    }
  }

  /** What an answer does to a transaction. No answer, or one that does not agree with ours, says nothing of the payment. */
  function changeBy(row: Transaction, status: PaymentStatus | undefined, asked: Transaction) {
    const nothingKnown = (): Change | undefined => {
      if (row.state === 'UNKNOWN') return isGivenUp(row, now()) ? { event: 'given-up' } : undefined;
      return isPayable(row, now()) ? undefined : { event: 'unanswered', reason: unknownText };
    };
    // Money came, and nobody knows for what: neither an order nor a refund follows from it by itself.
    const otherwise = ({ amount, currency }: PaymentStatus): Change | undefined => {
      const isOver = row.state === 'UNKNOWN' ? isGivenUp(row, now()) : !isPayable(row, now());
      if (!isOver) return undefined;
      return { event: 'paid-otherwise', reason: otherAmountText, detail: { amount, currency } };
    };
    if (!status) return nothingKnown();
    switch (status.state) {
      case 'success': {
        if (!agrees(row, status)) return otherwise(status);
        const { gatewayId, others } = status;
        const detail = { amount: row.amount, ...(others && { others }) };
        if (isLearnedTooLate(row, now()))
          return { event: 'paid-in-vain', reason: unknownText, gatewayId, others, detail } as const;
        return { event: 'paid', gatewayId, others, detail } as const;
      }
      case 'failed':
        if (mayTryAgain(row, asked, now())) return undefined;
        return { event: 'declined', reason: status.reason } as const;
      case 'pending':
        if (row.state === 'AWAITING_PAYMENT') return { event: 'pending' } as const;
        return nothingKnown();
      case 'none':
        if (row.state !== 'AWAITING_PAYMENT') return nothingKnown();
        if (row.payment.browser === 'failed') return { event: 'declined' } as const;
        return isPayable(row, now()) ? undefined : ({ event: 'expired' } as const);
    }
  }

  function agrees(row: Transaction, { ref, amount, currency, others = [] }: PaymentStatus): boolean {
    if (others.length > 0)
      log.error(
        { transactionId: row.id, gateway: row.gateway, others },
        'a transaction was paid more than once',
      );
    const isOurs = isFor(row, { ref, amount, currency });
    if (!isOurs)
      log.error(
        {
          transactionId: row.id,
          gateway: row.gateway,
          expected: { amount: row.amount, currency: 'INR' },
          said: { isSameRef: ref === row.id, amount, currency },
        },
        'a payment does not agree with its order: nothing was changed',
      );
    return isOurs;
  }

  async function ask(row: Transaction): Promise<Outcome> {
    const status = await statusOf(row);
    const settled = await transitions.change(row, (current) => changeBy(current, status, row));
    if (!status) return { row: settled, silent: gatewayOf(row)?.kind };
    // The answer to another question may have settled it meanwhile, and have known of less.
    const paid = paidMoreThanOnce(settled, status);
    return { row: paid.length > 0 ? await transitions.looked(row, paid) : settled };
  }

  /** A settled payment, of which the gateway has told something since: it may have been paid once more. */
  async function look(row: Transaction): Promise<Outcome> {
    const status = await statusOf(row);
    if (!status) return { row, silent: gatewayOf(row)?.kind };
    if (status.state === 'success' && status.others) agrees(row, status);
    return { row: await transitions.looked(row, paidMoreThanOnce(row, status)) };
  }

  const mayAsk = (row: Transaction, spacingMs = questionSpacingMs) =>
    transactions.takeQuestion(row.id, spacingMs);

  /**
   * Asks the gateway of a transaction, unless anybody did a moment ago. Where the gateway has told of a success, a question begins after that in any
   * case, now or by the server itself: it may be another payment than the one that is known, or asked for at this moment.
   */
  async function byQuestion(row: Transaction, { spacingMs, isSuccess }: Told = {}): Promise<Transaction> {
    if (isToBeAsked(row) && (await mayAsk(row, spacingMs))) return (await ask(row)).row;
    const isAtGateway = row.gateway !== null && row.payment.isAsked === true;
    return isSuccess && isAtGateway ? transitions.told(row) : row;
  }

  /** Remembers that the browser is back, with what it brought, whenever the gateway is asked. */
  async function back(row: Transaction, failure?: string): Promise<Transaction> {
    const isWaiting = ({ state, payment }: Transaction) =>
      (state === 'AWAITING_PAYMENT' || state === 'PENDING') && isOnPage(payment);
    if (!isWaiting(row) || cameBack(row.payment, { failure }) === row.payment) return row;
    return transitions.inTurnOf(row, async (current, transaction) => {
      const payment = cameBack(current.payment, { failure });
      const isNews = isWaiting(current) && payment !== current.payment;
      return isNews ? transactions.update(row.id, { payment }, transaction) : current;
    });
  }

  return {
    byQuestion: (row: Transaction): Promise<Transaction> => byQuestion(row),
    back,

    /** A gateway tells of a payment by itself. */
    byNotice: (row: Transaction, isSuccess: boolean): Promise<Transaction> => byQuestion(row, { isSuccess }),

    /**
     * The browser is back from the page of the gateway: that asks too. The first time it asks at once:
     * what the gateway told by itself a moment before was no end yet.
     */
    async byReturn(row: Transaction, { failure, isSuccess = false }: Returned = {}): Promise<Transaction> {
      const after = await back(row, failure);
      const isNews = after.payment.browser !== row.payment.browser;
      return byQuestion(after, { spacingMs: isNews ? 0 : undefined, isSuccess });
    },

    /**
     * The app of a partner has said that it is paid on the page, and its gateway knows of nothing yet: it is waited for as one that the gateway has,
     * and not offered to be paid once more.
     */
    byPartner: (row: Transaction): Promise<Transaction> =>
      transitions.change(row, ({ state, payment }) =>
        state === 'AWAITING_PAYMENT' && isOnPage(payment) && payment.isAsked === true
          ? { event: 'pending' }
          : undefined,
      ),

    /** What a gateway said when it was asked for the money. */
    byAnswer: (row: Transaction, status: PaymentStatus): Promise<Transaction> =>
      transitions.change(row, (current) => changeBy(current, status, row)),

    /** What the server does by itself with a transaction that is due. Returns the gateway that did not answer, if there was one. */
    async whenDue(id: string): Promise<GatewayKind | undefined> {
      const row = await transactions.find(id);
      if (!row) return undefined;
      const { row: after, silent } = await settled(row);
      // Where nothing changed, later than the last time.
      if (after.state === row.state) {
        const checks = row.checks + 1;
        await transactions.postpone(after, checks, nextCheck({ ...after, checks }, now()));
      }
      return silent;
    },
  };

  async function settled(row: Transaction): Promise<Outcome> {
    const given = refunds.next(row);
    if (given) return given;
    if (isSettled(row)) return look(row);
    if (isToBeAsked(row)) return (await mayAsk(row)) ? ask(row) : { row };
    if (isPayable(row, now())) return { row };
    return { row: await transitions.change(row, () => ({ event: 'expired' })) };
  }
}
