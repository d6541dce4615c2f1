import { getTotalBalance } from '#schemas/compiled/calls/get-total-balance.ts';
import type { Answer } from '#src/request/answer.ts';
import type { AppThunk } from '#src/store/store.ts';

/** What the loyalty wallet holds (API-101). */
export function readTotalBalance(): AppThunk<Promise<Answer<{ readonly totalBalance: number }>>> {
  return (_dispatch, _getState, { request }) => request().call(getTotalBalance, {});
}
