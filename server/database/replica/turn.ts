import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The leave of a request to read from the replica. It ends for good when the replica once was not good enough: what was read meanwhile may come from the
 * primary, and older data must not follow newer.
 */
export interface Turn {
  readonly isGood: () => boolean;
}

const turns = new AsyncLocalStorage<Turn>();

/** Runs it with this leave. */
export function inTurn<T>(turn: Turn, run: () => T): T {
  return turns.run(turn, run);
}

/** The leave of what runs now, while it is good; undefined where the primary is to be asked. */
export function turnNow(): Turn | undefined {
  const turn = turns.getStore();
  return turn?.isGood() ? turn : undefined;
}
