import { getLoginWays } from '#schemas/compiled/calls/get-login-ways.ts';
import { useRead } from '#src/store/use-read.ts';

/** The ways of logging in that the server has open, besides the code. */
export function useLoginWays() {
  return useRead({ key: 'loginWays', call: (request) => request.call(getLoginWays), read: (ways) => ways });
}
