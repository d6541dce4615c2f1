// The runner of Vitest for `npm run mutate`, in the process of a test file: it answers one ask.
import { setMaxListeners } from 'node:events';
import type { RunnerTestCase, RunnerTestFile } from 'vitest';
import { TestRunner } from 'vitest';
import { type Answer, folderVariable, type Hits, readAsk, writeAnswer } from './asks.ts';
import { createRepeating, type Repeats } from './repeats.ts';

/** A test in which the mutants are counted takes a multiple of its usual time, and must pass all the same. */
const COUNTING_TIMEOUT_MS = 900_000;

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

const repeating = createRepeating({ activate, hits: () => stryker.hitCount ?? 0, answer });

if (ask.kind === 'alone') {
  answer({ kind: 'began', pid: process.pid, mutant: ask.mutant });
  activate(ask.mutant);
}

export default class MutantsRunner extends TestRunner {
  private path = '';
  private repeats: Repeats | undefined;

  override onCollectStart(file: RunnerTestFile) {
    this.path = file.filepath;
    const limit = ask.kind === 'reach' ? COUNTING_TIMEOUT_MS : ask.kind === 'repeat' && ask.limitMs;
    if (limit) {
      this.config.testTimeout = limit;
      this.config.hookTimeout = limit;
    }
    super.onCollectStart(file);
  }

  override onBeforeRunTask(test: RunnerTestCase) {
    if (ask.kind === 'repeat') {
      this.repeats = repeating.of(test.id, ask.tests[test.id] ?? []);
      if (!this.repeats) test.mode = 'skip';
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
      const isLast = this.repeats?.end({ hasFailed: result.state === 'fail', isLate }) ?? true;
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
