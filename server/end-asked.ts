/** What asks the process to end: a supervisor, Ctrl+C, a terminal that closes. */
export const endSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

type EndSignal = (typeof endSignals)[number];

interface Options {
  /** Milliseconds, of any clock. */
  readonly now: () => number;
  /** Whether somebody sits at a terminal, who may press Ctrl+C twice in a row. */
  readonly atTerminal: boolean;
}

/** One wish arrives twice where a supervisor signals the whole group and the starter hands its signal on. */
const sameWishMs = 1_000;

/** Tells what a signal asks for: to end in order, what is under way already, or, for whoever does not want to wait for it, to end at once. */
export function createEndAsked({ now, atTerminal }: Options) {
  let first: number | undefined;
  return (signal: EndSignal): 'in order' | 'under way' | 'at once' => {
    if (first === undefined) {
      first = now();
      return 'in order';
    }
    const isMeant = now() - first > sameWishMs || (signal === 'SIGINT' && atTerminal);
    return isMeant ? 'at once' : 'under way';
  };
}
