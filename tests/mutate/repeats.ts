import type { Answer, Try } from './asks.ts';

/** How often a test has to pass without a mutant before its first one: the second time shows that it can be repeated. */
const PASSES_BEFORE = 2;

interface Around {
  /** Makes a mutant the active one, or none. */
  activate(mutant?: string, hitLimit?: number): void;
  /** How often the active mutant was reached. */
  hits(): number;
  answer(given: Answer): void;
}

/** The runs of one test. */
export interface Repeats {
  begin(): void;
  /** True when it was the last run. `isLate`: it was given up because it took too long. */
  end(run: { readonly hasFailed: boolean; readonly isLate: boolean }): boolean;
}

/** Decides what each run of the tests of a process is for, and says what it has shown. */
export function createRepeating({ activate, hits, answer }: Around) {
  /** Whether a mutant was active in this process already. */
  let isUsed = false;
  /** After a run that may have left something broken: the rest is for a new process. */
  let hasStopped = false;
  const noticed = new Set<string>();

  function repeatsOf(test: string, tries: Try[]): Repeats {
    let passes = 0;
    let current: Try | undefined;
    /** The mutant with which the test just failed: it has to pass again without it. */
    let failed: { readonly mutant: string; readonly isFirst: boolean } | undefined;

    function tell(kind: 'noticed' | 'passed' | 'not reached again' | 'doubtful', mutant: string) {
      if (kind === 'noticed') noticed.add(mutant);
      answer({ kind, test, mutant });
    }

    function stop(mutant: string, isFirst: boolean) {
      tell(isFirst ? 'noticed' : 'doubtful', mutant);
      hasStopped = true;
    }

    function endMutated(mutant: string, hasFailed: boolean, isLate: boolean) {
      const isFirst = !isUsed;
      isUsed = true;
      if (!hasFailed) tell(hits() > 0 ? 'passed' : 'not reached again', mutant);
      // What waits longer than it may is still going on, beside whatever runs next. It may be a busy machine: it is asked once more.
      else if (isLate) stop(mutant, isFirst);
      else failed = { mutant, isFirst };
    }

    function endUnchanged(hasFailed: boolean) {
      const before = failed;
      failed = undefined;
      if (!hasFailed) {
        passes += 1;
        if (before) tell('noticed', before.mutant);
      } else if (before) stop(before.mutant, before.isFirst);
      else {
        if (!isUsed) answer({ kind: 'cannot repeat', test });
        hasStopped = true;
      }
    }

    return {
      begin() {
        current = passes < PASSES_BEFORE || failed ? undefined : tries.shift();
        answer({ kind: 'began', pid: process.pid, test, ...(current && { mutant: current.mutant }) });
        activate(current?.mutant, current?.hitLimit);
      },
      end({ hasFailed, isLate }) {
        if (current) endMutated(current.mutant, hasFailed, isLate);
        else endUnchanged(hasFailed);
        activate();
        return hasStopped || (tries.length === 0 && passes >= PASSES_BEFORE && !failed);
      },
    };
  }

  return {
    /** Undefined when there is nothing to run the test for. */
    of(test: string, asked: readonly Try[]): Repeats | undefined {
      const tries = asked.filter(({ mutant }) => !noticed.has(mutant));
      return hasStopped || tries.length === 0 ? undefined : repeatsOf(test, tries);
    },
  };
}
