import { expect, it } from 'vitest';
import type { Answer } from './asks.ts';
import { createRepeating } from './repeats.ts';

interface Run {
  readonly mutant: string | undefined;
  /** How many mutants were active before in the process. */
  readonly earlier: readonly string[];
}

type Result = 'passes' | 'fails' | 'is late' | 'passes elsewhere';

/** Runs a test as Vitest does, again and again, and returns what was said of each test but that a run began. */
function runAll(tests: Readonly<Record<string, readonly string[]>>, outcome: (run: Run) => Result) {
  const said: string[] = [];
  const active: string[] = [];
  let mutant: string | undefined;
  let hits = 0;
  const repeating = createRepeating({
    activate: (next) => {
      mutant = next;
      hits = 0;
    },
    hits: () => hits,
    answer: (answer: Answer) => {
      if (answer.kind === 'cannot repeat') said.push(`${answer.test} ${answer.kind}`);
      else if ('mutant' in answer && answer.kind !== 'began')
        said.push(`${answer.test} ${answer.mutant} ${answer.kind}`);
    },
  });
  for (const [test, mutants] of Object.entries(tests)) {
    const repeats = repeating.of(
      test,
      mutants.map((each) => ({ mutant: each, hitLimit: 10 })),
    );
    for (let isLast = !repeats; repeats && !isLast; ) {
      repeats.begin();
      const result = outcome({ mutant, earlier: [...active] });
      if (mutant !== undefined) active.push(mutant);
      if (result !== 'passes elsewhere') hits = 1;
      const hasFailed = result === 'fails' || result === 'is late';
      isLast = repeats.end({ hasFailed, isLate: result === 'is late' });
    }
  }
  return said;
}

it('a mutant is noticed when a test fails with it, and passes again without it', () => {
  const said = runAll({ one: ['a', 'b'] }, ({ mutant }) => (mutant === 'b' ? 'fails' : 'passes'));
  expect(said).toEqual(['one a passed', 'one b noticed']);
});

it('what one test has noticed, the next one does not try', () => {
  const said = runAll({ one: ['a'], two: ['a', 'b'] }, ({ mutant }) => (mutant === 'a' ? 'fails' : 'passes'));
  expect(said).toEqual(['one a noticed', 'two b passed']);
});

it('a mutant that breaks what tests share is noticed if it is the first, and ends the process', () => {
  const said = runAll({ one: ['a', 'b'], two: ['c'] }, ({ mutant, earlier }) =>
    mutant === 'a' || earlier.includes('a') ? 'fails' : 'passes',
  );
  expect(said).toEqual(['one a noticed']);
});

it('one after which a test does not pass again is doubtful, for an earlier one may have broken it', () => {
  const said = runAll({ one: ['a', 'b'] }, ({ earlier }) => (earlier.includes('a') ? 'fails' : 'passes'));
  expect(said).toEqual(['one a passed', 'one b doubtful']);
});

it('a test that an earlier mutant has broken says nothing of its own mutants', () => {
  const said = runAll({ one: ['a'], two: ['b'] }, ({ earlier }) =>
    earlier.includes('a') ? 'fails' : 'passes',
  );
  expect(said).toEqual(['one a passed']);
});

it('a test that does not pass twice by itself cannot be repeated', () => {
  let runs = 0;
  expect(runAll({ one: ['a'] }, () => (++runs === 2 ? 'fails' : 'passes'))).toEqual(['one cannot repeat']);
});

it('a mutant that the test does not come to again is not counted as tried', () => {
  expect(runAll({ one: ['a'] }, () => 'passes elsewhere')).toEqual(['one a not reached again']);
});

it('one that takes too long is asked again in a new process, where it counts', () => {
  const late = ({ mutant }: Run) => (mutant === 'late' ? 'is late' : 'passes');
  expect(runAll({ one: ['a', 'late', 'b'] }, late)).toEqual(['one a passed', 'one late doubtful']);
  expect(runAll({ one: ['late', 'b'] }, late)).toEqual(['one late noticed']);
});
