import type { GatewayKind } from '#schemas/payment-actions.ts';
import { type Gateway, GatewayUnreachable, type PaymentStatus } from '../gateways/gateway.ts';
import type { Logger } from 'pino';
import { unknownText } from './checkout-faults.ts';
import type { Transaction, TransactionsRepository } from './transactions-repository.ts';
import type { Change, Transitions } from './transitions.ts';
import { isGivenUp, isPayable, isToBeAsked, nextCheck, questionSpacingMs } from './when-to-ask.ts';

interface Parts {
  readonly gateways: ReadonlyMap<GatewayKind, Gateway>;
  readonly transactions: TransactionsRepository;
  readonly transitions: Transitions;
  readonly now: () => number;
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

interface Question {
  /** The browser came back and said that it failed. */
  readonly saysFailed?: boolean;
}

export type Settle = ReturnType<typeof createSettle>;

/** Settles what is open: asks the gateway, believes it where everything agrees, and gives back what is owed. */
export function createSettle({ gateways, transactions, transitions, now, log }: Parts) {
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
  function changeBy(row: Transaction, status: PaymentStatus | undefined, saysFailed: boolean) {
    const nothingKnown = (): Change | undefined => {
      if (row.state === 'UNKNOWN') return isGivenUp(row, now()) ? { event: 'given-up' } : undefined;
      return isPayable(row, now()) ? undefined : { event: 'unanswered', reason: unknownText };
    };
    if (!status) return nothingKnown();
    switch (status.state) {
      case 'success':
        if (!agrees(row, status)) return nothingKnown();
        return { event: 'paid', gatewayId: status.gatewayId, detail: { amount: row.amount } } as const;
      case 'failed':
        return { event: 'declined', reason: status.reason } as const;
      case 'pending':
        if (row.state === 'AWAITING_PAYMENT') return { event: 'pending' } as const;
        return nothingKnown();
      case 'none':
        if (row.state !== 'AWAITING_PAYMENT') return nothingKnown();
        if (saysFailed) return { event: 'declined' } as const;
        return isPayable(row, now()) ? undefined : ({ event: 'expired' } as const);
    }
  }

  function agrees(row: Transaction, { ref, amount, currency }: PaymentStatus): boolean {
    const isOurs = ref === row.id && amount === row.amount && currency === 'INR';
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

  async function refund(row: Transaction): Promise<Transaction> {
    const gateway = gatewayOf(row);
    try {
      const state = await gateway?.refund({
        ref: row.id,
        refundId: `R${row.id}`,
        gatewayId: row.gateway_id ?? undefined,
        amount: row.amount,
        now: now(),
      });
      if (state === 'done') return await transitions.change(row, () => ({ event: 'refunded' }));
      if (state !== 'pending')
        log.error({ transactionId: row.id, gateway: row.gateway }, 'a refund was refused: it is tried again');
    } catch (error) {
      if (!(error instanceof GatewayUnreachable)) throw error;
      log.warn({ transactionId: row.id, gateway: row.gateway, err: error }, 'a refund was not answered');
    }
    return row;
  }

  async function ask(row: Transaction, { saysFailed = false }: Question): Promise<Transaction> {
    const status = await statusOf(row);
    return transitions.change(row, (current) => changeBy(current, status, saysFailed));
  }

  return {
    /** Asks the gateway of a transaction, unless anybody did a moment ago. */
    async byQuestion(row: Transaction, question: Question = {}): Promise<Transaction> {
      if (!isToBeAsked(row) || !(await transactions.takeQuestion(row.id, questionSpacingMs))) return row;
      return ask(row, question);
    },

    /** What a gateway said when it was asked for the money. */
    byAnswer: (row: Transaction, status: PaymentStatus): Promise<Transaction> =>
      transitions.change(row, (current) => changeBy(current, status, false)),

    /** What the server does by itself with a transaction that is due. */
    async whenDue(id: string): Promise<void> {
      const row = await transactions.find(id);
      if (!row) return;
      let after = row;
      if (row.state === 'REFUND_DUE') after = await refund(row);
      else if (isToBeAsked(row)) after = await ask(row, {});
      else if (!isPayable(row, now())) after = await transitions.change(row, () => ({ event: 'expired' }));
      // Where nothing changed, later than the last time.
      if (after.state === row.state) {
        const checks = row.checks + 1;
        await transactions.postpone(row, checks, nextCheck({ ...after, checks }, now()));
      }
    },
  };
}
