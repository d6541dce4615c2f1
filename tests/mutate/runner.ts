// The runner of Vitest for `npm run mutate`, in the process of a test file: it answers one ask.
import { setMaxListeners } from 'node:events';
import type { RunnerTestCase, RunnerTestFile } from 'vitest';
import { TestRunner } from 'vitest';
import { type Answer, folderVariable, type Hits, readAsk, type Try, writeAnswer } from './asks.ts';

/** What the code with mutants in it reads and writes: see syntax-helpers.ts of StrykerJS's instrumenter. */
interface Stryker {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { readonly static: Hits; readonly perTest: Readonly<Record<string, Hits>> };
}

const folder = process.env[folderVariable] ?? '';
const ask = readAsk(folder);
const answer = (given: Answer) => writeAnswer(folder, given);

const holder = globalThis as { __stryker__?: Stryker };
const stryker: Stryker = (holder.__stryker__ ??= {});

function activate(mutant?: string, hitLimit = 1_000_000) {
  stryker.activeMutant = mutant;
  stryker.hitCount = 0;
  stryker.hitLimit = hitLimit;
}

/** How often a test has to pass without a mutant before its first one: the second time shows that it can be repeated. */
const PASSES_BEFORE = 2;

/** Whether a mutant was active in this process already. */
let isUsed = false;
/** After a run that may have left something broken: the rest is for a new process. */
let hasStopped = false;
const noticed = new Set<string>();

/** The runs of one test. */
class Repeats {
  private passes = 0;
  private current: Try | undefined;
  /** The mutant with which the test just failed: it has to pass again without it. */
  private failed: { readonly mutant: string; readonly isFirst: boolean } | undefined;

  private readonly test: string;
  private readonly tries: Try[];

  constructor(test: string, tries: Try[]) {
    this.test = test;
    this.tries = tries;
  }

  begin() {
    this.current = this.passes < PASSES_BEFORE || this.failed ? undefined : this.tries.shift();
    const { test, current } = this;
    answer({ kind: 'began', pid: process.pid, test, ...(current && { mutant: current.mutant }) });
    activate(current?.mutant, current?.hitLimit);
  }

  /** True when it was the last run. */
  end(hasFailed: boolean, isLate: boolean): boolean {
    const hits = stryker.hitCount ?? 0;
    activate();
    if (this.current) this.endMutant(this.current.mutant, hasFailed, hits, isLate);
    else this.endUnchanged(hasFailed);
    return hasStopped || (this.tries.length === 0 && this.passes >= PASSES_BEFORE && !this.failed);
  }

  private endMutant(mutant: string, hasFailed: boolean, hits: number, isLate: boolean) {
    const isFirst = !isUsed;
    isUsed = true;
    if (!hasFailed) this.tell(hits > 0 ? 'passed' : 'not reached again', mutant);
    // What waits longer than it may is still going on, beside whatever runs next. It may be a busy machine: it is asked once more.
    else if (isLate) this.stop(isFirst ? 'noticed' : 'doubtful', mutant);
    else this.failed = { mutant, isFirst };
  }

  private endUnchanged(hasFailed: boolean) {
    const { failed } = this;
    this.failed = undefined;
    if (!hasFailed) {
      this.passes += 1;
      if (failed) this.tell('noticed', failed.mutant);
    } else if (failed) this.stop(failed.isFirst ? 'noticed' : 'doubtful', failed.mutant);
    else {
      if (!isUsed) answer({ kind: 'cannot repeat', test: this.test });
      hasStopped = true;
    }
  }

  private tell(kind: 'noticed' | 'passed' | 'not reached again' | 'doubtful', mutant: string) {
    if (kind === 'noticed') noticed.add(mutant);
    answer({ kind, test: this.test, mutant });
  }

  private stop(kind: 'noticed' | 'doubtful', mutant: string) {
    this.tell(kind, mutant);
    hasStopped = true;
  }
}

if (ask.kind === 'alone') {
  answer({ kind: 'began', pid: process.pid, mutant: ask.mutant });
  activate(ask.mutant);
}

export default class MutantsRunner extends TestRunner {
  private path = '';
  private repeats: Repeats | undefined;

  override onCollectStart(file: RunnerTestFile) {
    this.path = file.filepath;
    super.onCollectStart(file);
  }

  override onBeforeRunTask(test: RunnerTestCase) {
    if (ask.kind === 'repeat') {
      const tries = (ask.tests[test.id] ?? []).filter(({ mutant }) => !noticed.has(mutant));
      if (hasStopped || tries.length === 0) test.mode = 'skip';
      this.repeats = new Repeats(test.id, tries);
      test.repeats = Number.POSITIVE_INFINITY;
      // Each run adds some, which would be warned of.
      setMaxListeners(0, test.context.signal);
    }
    return super.onBeforeRunTask(test);
  }

  override onBeforeTryTask(test: RunnerTestCase) {
    super.onBeforeTryTask(test);
    if (ask.kind === 'reach') stryker.currentTestId = test.id;
    if (ask.kind === 'repeat') this.repeats?.begin();
  }

  /** After each run of a test and of what is done after it. */
  onAfterRetryTask({ id, result }: RunnerTestCase) {
    if (ask.kind === 'reach') {
      stryker.currentTestId = undefined;
      answer({ kind: 'reached', test: id, hits: stryker.mutantCoverage?.perTest[id] ?? {} });
    }
    if (ask.kind === 'repeat' && result) {
      const isLate = result.errors?.some(({ message }) => /timed out in \d+ ?ms/.test(message)) ?? false;
      const isLast = this.repeats?.end(result.state === 'fail', isLate) ?? true;
      // Vitest repeats until a test is skipped.
      result.state = isLast ? 'skip' : 'run';
      delete result.errors;
    }
  }

  override onAfterRunFiles() {
    if (ask.kind === 'reach')
      answer({ kind: 'loaded', file: this.path, hits: stryker.mutantCoverage?.static ?? {} });
    super.onAfterRunFiles();
  }
}
