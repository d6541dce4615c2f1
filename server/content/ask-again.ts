import type { RandomBytes } from '../random-bytes.ts';

/** In how many milliseconds a document that changes at a time is to be asked for again; undefined when it does not change by the clock. */
export type AskAgainIn = (changesAt: number | undefined) => number | undefined;

const spreadMs = 2_000;

/** Says it a little later than the change, and to each asker another time, so that not all open pages ask in the same moment. */
export function createAskAgainIn({
  now,
  randomBytes,
}: {
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
}): AskAgainIn {
  return (changesAt) =>
    changesAt === undefined
      ? undefined
      : Math.max(0, changesAt - now()) + Math.floor((randomBytes(2).readUInt16BE() * spreadMs) / 0x10000);
}
