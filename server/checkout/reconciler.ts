import type { Logger } from 'pino';
import type { Settle } from './settle.ts';
import type { TransactionsRepository } from './transactions-repository.ts';

interface Parts {
  readonly transactions: Pick<TransactionsRepository, 'takeDue'>;
  readonly settle: Pick<Settle, 'whenDue'>;
  readonly log: Pick<Logger, 'warn'>;
}

/** Transactions that a process takes at once. */
const batch = 10;
/** Longer than a gateway has for its answer: who took one has settled it by then, or has ended. */
const leaseMs = 60_000;

export type Reconciler = ReturnType<typeof createReconciler>;

/**
 * Settles by itself what customers left open: asks gateways, ends what is not paid in time, gives back what is owed. Several processes may run it at
 * once. Nothing is in memory, so one that is killed leaves nothing behind.
 */
export function createReconciler({ transactions, settle, log }: Parts) {
  return {
    /** Settles all that is due now, until the signal says that the server ends. */
    async runDue(ending?: AbortSignal): Promise<void> {
      for (;;) {
        if (ending?.aborted) return;
        const ids = await transactions.takeDue({ limit: batch, leaseMs });
        for (const id of ids) {
          if (ending?.aborted) return;
          try {
            await settle.whenDue(id);
          } catch (error) {
            log.warn({ err: error, transactionId: id }, 'a transaction was not settled: it is tried again');
          }
        }
        if (ids.length < batch) return;
      }
    },
  };
}
