import { z } from 'zod';
import { mobileNumber } from './entities/customer.ts';

// The file that `npm run import -- boards` reads: the boards of the cricket promotion.

const name = z.string().min(1).max(40).describe('First name and initial: everybody who plays sees it.');

const score = z.strictObject({
  name,
  mobile: mobileNumber
    .optional()
    .describe('By which the customer finds the own score. Nobody else is told it.'),
  runs: z.int().min(0).max(1_000_000_000),
});

const voter = z
  .strictObject({
    name,
    correct: z.int().min(0).describe('Matches whose winner the customer named.'),
    votes: z.int().min(0).max(1_000_000).describe('Matches that the customer voted on.'),
  })
  .refine(({ correct, votes }) => correct <= votes, { error: 'has more right votes than votes' });

export const boardsFile = z
  .strictObject({
    scores: z
      .array(score)
      .superRefine((scores, context) => {
        const at = new Map<string, number>();
        for (const [index, { mobile }] of scores.entries()) {
          if (mobile === undefined) continue;
          const first = at.get(mobile);
          if (first === undefined) at.set(mobile, index);
          else
            context.addIssue({
              code: 'custom',
              path: [index, 'mobile'],
              message: `is that of scores[${first}] too`,
            });
        }
      })
      .optional()
      .describe('The whole board of runs.'),
    votes: z.array(voter).optional().describe('The whole board of votes.'),
  })
  .refine(({ scores, votes }) => scores !== undefined || votes !== undefined, {
    error: 'has neither scores nor votes',
  });
export type BoardsFile = z.output<typeof boardsFile>;
