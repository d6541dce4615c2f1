/** What asks the process to end: a supervisor, Ctrl+C, a terminal that closes. */
export const endSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** A signal, or the end of the process that started this one. */
export type EndWish = (typeof endSignals)[number] | 'disconnect';

interface Options {
  /** Milliseconds, of any clock. */
  readonly now: () => number;
  /** Whether the process runs in a terminal, where a user may press Ctrl+C twice in a row. */
  readonly atTerminal: boolean;
}

/** A signal arrives twice when a supervisor signals the whole process group and the starter forwards its own copy. */
const sameWishMs = 1_000;

/** Returns what a wish asks for: begin an orderly shutdown, nothing because one is running, or end at once without waiting for it. */
export function createEndAsked({ now, atTerminal }: Options) {
  let first: number | undefined;
  return (wish: EndWish): 'in order' | 'under way' | 'at once' => {
    if (first === undefined) {
      first = now();
      return 'in order';
    }
    // Nobody is there to be impatient.
    if (wish === 'disconnect') return 'under way';
    const isMeant = now() - first > sameWishMs || (wish === 'SIGINT' && atTerminal);
    return isMeant ? 'at once' : 'under way';
  };
}
