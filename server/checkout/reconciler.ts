import type { Logger } from 'pino';
import type { GatewayKind } from '#schemas/payment-actions.ts';
import type { Settle } from './settle.ts';
import type { TransactionsRepository } from './transactions-repository.ts';

interface Parts {
  readonly transactions: Pick<TransactionsRepository, 'takeDue'>;
  readonly settle: Pick<Settle, 'whenDue'>;
  readonly log: Pick<Logger, 'warn'>;
}

/** Transactions that a process settles at once. */
const workers = 4;
/** Longer than all questions of one transaction may take, so that nobody else takes it meanwhile. */
const leaseMs = 2 * 60_000;
/** A gateway that was silent so often is not asked again in this run: others wait for their answers. */
const mostSilent = 3;

export type Reconciler = ReturnType<typeof createReconciler>;

/**
 * Settles by itself what customers left open: asks gateways, ends what is not paid in time, gives back what is owed. Several processes may run it at
 * once. Nothing is in memory, so one that is killed leaves nothing behind.
 */
export function createReconciler({ transactions, settle, log }: Parts) {
  async function work(silences: Map<GatewayKind, number>, ending: AbortSignal | undefined): Promise<void> {
    while (!ending?.aborted) {
      const silent = [...silences].flatMap(([kind, count]) => (count >= mostSilent ? [kind] : []));
      const id = await transactions.takeDue({ leaseMs, silent });
      if (id === undefined) return;
      try {
        const kind = await settle.whenDue(id);
        if (kind) silences.set(kind, (silences.get(kind) ?? 0) + 1);
      } catch (error) {
        log.warn({ err: error, transactionId: id }, 'a transaction was not settled: it is tried again');
      }
    }
  }

  return {
    /** Settles all that is due now, until the signal says that the server ends. */
    async runDue(ending?: AbortSignal): Promise<void> {
      const silences = new Map<GatewayKind, number>();
      await Promise.all(Array.from({ length: workers }, () => work(silences, ending)));
    },
  };
}
