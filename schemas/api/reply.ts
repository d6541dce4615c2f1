import { z } from 'zod';

/** One entry of the `errors` list of a failed reply (spec §8, generic). */
export const errorEntry = z.object({
  code: z.string().optional(),
  displayMsg: z.string().optional(),
  header: z.string().optional(),
  btnMsg: z.string().optional(),
});

/** What every JSON reply has around its data. */
export function replyOf<Data extends z.ZodType>(data: Data) {
  return z.object({
    status: z.enum(['SUCCESS', 'PARTIAL', 'FAILED']),
    data: data.optional(),
    errors: z.array(errorEntry).optional(),
  });
}

export const failedReply = replyOf(z.unknown());
export type ErrorEntry = z.output<typeof errorEntry>;
