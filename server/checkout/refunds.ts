import type { Logger } from 'pino';
import type { GatewayKind } from '#schemas/payment-actions.ts';
import { type Gateway, GatewayUnreachable } from '../gateways/gateway.ts';
import { type ExtraPayment, extraRefundId, extrasBack, openExtra, withExtra } from './paid-twice.ts';
import { type RefundTry, refundIdOf, refundOf } from './refund-tries.ts';
import type { Transaction, TransactionsRepository } from './transactions-repository.ts';
import type { Transitions } from './transitions.ts';

interface Parts {
  readonly gateways: ReadonlyMap<GatewayKind, Gateway>;
  readonly transactions: Pick<TransactionsRepository, 'update'>;
  readonly transitions: Pick<Transitions, 'change' | 'inTurnOf' | 'extraIsBack'>;
  readonly now: () => number;
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

interface Refunded {
  readonly row: Transaction;
  /** The gateway that did not answer. */
  readonly silent?: GatewayKind | undefined;
}

/** What is given back. */
interface Owed {
  readonly refundId: string;
  readonly tried: RefundTry;
  readonly gatewayId: string | undefined;
  readonly amount: number;
  readonly before: number;
  /** Writes what became of the try, unless another one has begun meanwhile. */
  readonly keep: (next: RefundTry) => Promise<void>;
  readonly done: () => Promise<Transaction>;
}

export type Refunds = ReturnType<typeof createRefunds>;

/** Gives money back at the gateway that took it. A try that is repeated has the same name, so it is done once. */
export function createRefunds({ gateways, transactions, transitions, now, log }: Parts) {
  /** What a transaction was paid with, once nothing else is owed of it. */
  function ofTransaction(row: Transaction): Owed {
    const tried = refundOf(row.payment);
    return {
      refundId: refundIdOf(row.id, tried),
      tried,
      gatewayId: row.gateway_id ?? undefined,
      amount: row.amount,
      before: extrasBack(row.payment),
      async keep(next) {
        await transitions.inTurnOf(row, async (current, transaction) => {
          const isSame = refundOf(current.payment).number === tried.number;
          if (current.state !== 'REFUND_DUE' || !isSame) return current;
          return transactions.update(row.id, { payment: { ...current.payment, refund: next } }, transaction);
        });
      },
      done: () => transitions.change(row, () => ({ event: 'refunded' })),
    };
  }

  function ofExtra(row: Transaction, extra: ExtraPayment): Owed {
    const { gatewayId, amount, refund: tried } = extra;
    return {
      refundId: extraRefundId(row.id, row.payment, extra),
      tried,
      gatewayId,
      amount,
      before: extrasBack(row.payment) + (row.state === 'REFUNDED' ? row.amount : 0),
      async keep(refund) {
        await transitions.inTurnOf(row, async (current, transaction) => {
          const isSame = openExtra(current.payment)?.refund.number === tried.number;
          if (openExtra(current.payment)?.gatewayId !== gatewayId || !isSame) return current;
          return transactions.update(
            row.id,
            { payment: withExtra(current.payment, gatewayId, { refund }) },
            transaction,
          );
        });
      },
      done: () => transitions.extraIsBack(row, gatewayId),
    };
  }

  async function give(row: Transaction, owed: Owed): Promise<Refunded> {
    const gateway = gateways.get(row.gateway as GatewayKind);
    const { refundId, tried, gatewayId, amount, before, keep, done } = owed;
    try {
      const state = await gateway?.refund({
        ref: row.id,
        refundId,
        known: tried.known,
        onAsked: (known) => keep({ number: tried.number, known }),
        gatewayId,
        amount,
        before,
        since: row.created_at.getTime(),
        now: now(),
      });
      if (state === 'done') return { row: await done() };
      if (state === 'pending') return { row };
      log.error({ transactionId: row.id, gateway: row.gateway }, 'a refund was refused: it is tried again');
      if (state === 'refused') await keep({ number: tried.number + 1 });
    } catch (error) {
      if (!(error instanceof GatewayUnreachable)) throw error;
      log.warn({ transactionId: row.id, gateway: row.gateway, err: error }, 'a refund was not answered');
      return { row, silent: gateway?.kind };
    }
    return { row };
  }

  return {
    /** Gives back what is owed next. Undefined where nothing is. */
    next(row: Transaction): Promise<Refunded> | undefined {
      const extra = openExtra(row.payment);
      if (extra) return give(row, ofExtra(row, extra));
      return row.state === 'REFUND_DUE' ? give(row, ofTransaction(row)) : undefined;
    },
  };
}
