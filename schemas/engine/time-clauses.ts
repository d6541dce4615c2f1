// Zod-free: ships to the browser. The clauses about the time, which a product can take into its own (schemas/engine/node-schema.ts has their form).

interface TimeFacts {
  /** Epoch milliseconds. */
  readonly now: number;
}

export const timeClauses = {
  /** Not before this time. */
  from: (time: string, { now }: TimeFacts) => now >= Date.parse(time),
  /** Not from this time on. */
  until: (time: string, { now }: TimeFacts) => now < Date.parse(time),
};
