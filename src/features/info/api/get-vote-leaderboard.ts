import { getVoteLeaderboard } from '#schemas/compiled/calls/get-vote-leaderboard.ts';
import { useRead } from '#src/store/use-read.ts';
import { infoKeys } from './info-keys.ts';

/** API-145, INF-06. Who names most winners of the world cup. */
export function useVoteLeaderboard() {
  return useRead({
    key: infoKeys.votes(),
    call: (request) => request.call(getVoteLeaderboard),
    read: (data) => data,
  });
}
