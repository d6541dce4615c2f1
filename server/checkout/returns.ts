import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { GatewayKind } from '#schemas/payment-actions.ts';
import type { Gateway } from '../gateways/gateway.ts';
import type { Settle } from './settle.ts';
import { isTransactionId } from './transaction-id.ts';
import type { TransactionsRepository } from './transactions-repository.ts';

interface Parts {
  readonly gateways: ReadonlyMap<GatewayKind, Gateway>;
  readonly transactions: Pick<TransactionsRepository, 'find'>;
  readonly settle: Settle;
  readonly log: Pick<Logger, 'warn'>;
}

/** Who sent it: a browser that is back from the page, or the gateway itself. */
type Sender = 'browser' | 'gateway';

export type Returns = ReturnType<typeof createReturns>;

/**
 * What gateways send by way of the browser, or by themselves. It is a hint: the gateway is asked. What is not signed as it should be is not even
 * that. Returns the id of the transaction that is spoken of, where there is one.
 */
export function createReturns({ gateways, transactions, settle, log }: Parts) {
  return async (
    kind: GatewayKind,
    fields: Readonly<Record<string, string>>,
    sender: Sender,
  ): Promise<string | undefined> => {
    const returned = await gateways.get(kind)?.readReturn(fields);
    const ref = returned?.ref;
    const row = isTransactionId(ref) ? await transactions.find(ref) : undefined;
    if (!returned || row?.gateway !== kind) {
      log.warn({ gateway: kind }, 'a gateway sent back a payment that is not known');
      return undefined;
    }
    const isOurAmount = returned.amount === undefined || returned.amount === row.amount;
    if (!returned.isGenuine || !isOurAmount) {
      log.warn(
        { gateway: kind, transactionId: row.id, isGenuine: returned.isGenuine, isOurAmount },
        'what a gateway sent back is not believed: nothing was changed',
      );
      // The browser is back all the same: its page does not take another card.
      if (sender === 'browser') await settle.back(row);
      return row.id;
    }
    try {
      const isSuccess = returned.claims === 'success';
      const failure = returned.claims === 'failed' ? nameOf(fields) : undefined;
      if (sender === 'gateway') await settle.byNotice(row, isSuccess);
      else await settle.byReturn(row, { isSuccess, failure });
    } catch (error) {
      // The page of the customer asks again, and so does the server by itself.
      log.warn(
        { gateway: kind, transactionId: row.id, err: error },
        'a payment was not settled at its return',
      );
    }
    return row.id;
  };
}

/** The same for the same result, whenever it is brought. */
function nameOf(fields: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(pairs)).digest('base64url');
}
