import { z } from 'zod';
import { defineCall } from '../call.ts';
import { replyOf } from './reply.ts';

/** API-145. The path is spelled as the specification has it. */
export const getVoteLeaderboard = defineCall({
  id: 'getVoteLeaderboard',
  method: 'GET',
  path: '/misc-service/ve1/voteDetails/leadboard',
  summary: 'Who names most winners of the world cup',
  background: true,
  reply: replyOf(
    z.object({
      lastUpdated: z.iso.date().optional().describe('Day of the last change in India; absent without votes.'),
      leaders: z.array(
        z.object({
          rank: z.int().min(1).describe('As many right votes have the same.'),
          name: z.string(),
          correct: z.int().min(0).describe('Matches whose winner the customer named.'),
          votes: z.int().min(0).describe('Matches that the customer voted on.'),
        }),
      ),
    }),
  ),
});
