import { getTransaction } from '#schemas/compiled/calls/get-transaction.ts';
import type { Answer } from '#src/request/answer.ts';
import type { AppThunk } from '#src/store/store.ts';
import type { TransactionStatus } from '../payment-types.ts';

/** Where a transaction stands (API-068). */
export function readTransaction(transactionId: string): AppThunk<Promise<Answer<TransactionStatus>>> {
  return (_dispatch, _getState, { request }) => request().call(getTransaction, { params: { transactionId } });
}
