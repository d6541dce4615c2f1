import { z } from 'zod';

/** One entry of the `errors` list of a failed reply (spec §8, generic). */
export const errorEntry = z.object({
  code: z.string().optional(),
  displayMsg: z.string().optional(),
  header: z.string().optional(),
  btnMsg: z.string().optional(),
});

/** The envelope of a JSON reply, around its data. */
export function replyOf<Data extends z.ZodType>(data: Data) {
  const envelope = z.object({
    status: z.enum(['SUCCESS', 'PARTIAL', 'FAILED']),
    data: data.optional(),
    errors: z.array(errorEntry).optional(),
  });
  enveloped.set(envelope, data);
  return envelope;
}

const enveloped = new WeakMap<z.ZodType, z.ZodType>();

/** The schema of the data in a reply with the envelope; undefined for a reply without it. */
export function dataOf(reply: z.ZodType): z.ZodType | undefined {
  return enveloped.get(reply);
}

export const failedReply = replyOf(z.unknown());
export type ErrorEntry = z.output<typeof errorEntry>;
