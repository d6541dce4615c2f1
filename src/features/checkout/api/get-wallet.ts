import { getTotalBalance } from '#schemas/compiled/calls/get-total-balance.ts';
import { getWalletBalanceFor } from '#schemas/compiled/calls/get-wallet-balance-for.ts';
import { getWalletBalance } from '#schemas/compiled/calls/get-wallet-balance.ts';
import { selectSession } from '#src/features/session/session-slice.ts';
import type { Answer } from '#src/request/answer.ts';
import type { AppThunk } from '#src/store/store.ts';

interface Balance {
  readonly balance: number;
}

/** WLT-08. What the loyalty wallet of the customer holds (API-099); while a transaction is paid, the wallet is asked with it (API-100). */
export function readWallet(transactionId?: string): AppThunk<Promise<Answer<Balance>>> {
  return async (_dispatch, getState, { request }) => {
    const { mobile } = selectSession(getState());
    if (mobile && transactionId !== undefined)
      return request().call(getWalletBalanceFor, { params: { mobile, transactionId } });
    if (mobile) return request().call(getWalletBalance, { params: { mobile } });
    // Without a number the wallet is still that of the session (API-101).
    const answer = await request().call(getTotalBalance, {});
    return answer.ok ? { ...answer, data: { balance: answer.data.totalBalance } } : answer;
  };
}
