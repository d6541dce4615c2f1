import type { RandomBytes } from '../random-bytes.ts';

/** Of a document that changes at a time, in milliseconds; nothing of one that does not change by the clock. */
export interface AskAgain {
  /** Until it is to be asked for again: a little later than the change, and for each asker another time, so that not all open pages ask at once. */
  readonly changesIn?: number;
  /** Until it changes: caches in front, which send it to all, keep it no longer. */
  readonly keptFor?: number;
}

export type AskAgainIn = (changesAt: number | undefined) => AskAgain;

const spreadMs = 2_000;

export function createAskAgainIn({
  now,
  randomBytes,
}: {
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
}): AskAgainIn {
  return (changesAt) => {
    if (changesAt === undefined) return {};
    const keptFor = Math.max(0, changesAt - now());
    return { keptFor, changesIn: keptFor + Math.floor((randomBytes(2).readUInt16BE() * spreadMs) / 0x10000) };
  };
}
