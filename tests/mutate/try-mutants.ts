import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestSpecification } from 'vitest/node';
import { root, unit } from '../vitest.config.ts';
import type { Hits, Try } from './asks.ts';
import type { Mutated } from './make-mutants.ts';
import { startTests, type TestProcess } from './test-process.ts';

/** `unreached`: no test comes to the place. */
export type Verdict = 'noticed' | 'survived' | 'unreached';

export interface Tried {
  readonly verdicts: ReadonlyMap<string, Verdict>;
  /** Tests that do not pass twice in one process: each of their mutants took a process of its own. */
  readonly cannotRepeat: number;
}

interface FileReach {
  readonly spec: TestSpecification;
  readonly tests: ReadonlyMap<string, Hits>;
  readonly loaded: Hits;
  readonly ms: number;
}

interface Told {
  readonly say: (text: string) => void;
  /** The ids of those that are noticed by now: after each test file. */
  readonly learned: (noticed: ReadonlySet<string>) => void;
}

/** Tries each mutant with the tests that reach it. */
export async function tryMutants(
  { mutants, code }: Mutated,
  include: readonly string[],
  told: Told,
): Promise<Tried> {
  const parent = join(root, '.cache/mutate');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'run-'));
  const tests = await startTests(folder, include, code);
  try {
    const chosen = new Set(mutants.map(({ id }) => id));
    const reach = (await reachOf(tests)).map((each) => only(chosen, each));
    const noticed = new Set<string>();
    const alone: Alone[] = [];
    let cannotRepeat = 0;
    for (const file of reach) {
      const left = await repeatTests(tests, file, noticed);
      cannotRepeat += left.cannotRepeat;
      alone.push({ file, mutants: left.alone });
      told.say(`${nameOf(file)}: ${noticed.size} of ${mutants.length} noticed`);
      told.learned(noticed);
    }
    await tryAlone(tests, alone, noticed, told);
    const reached = new Set(
      reach.flatMap((file) => [file.loaded, ...file.tests.values()].flatMap((hits) => Object.keys(hits))),
    );
    const verdictOf = (id: string) =>
      noticed.has(id) ? 'noticed' : reached.has(id) ? 'survived' : 'unreached';
    return { verdicts: new Map(mutants.map(({ id }) => [id, verdictOf(id)])), cannotRepeat };
  } finally {
    await tests.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const nameOf = ({ spec }: FileReach) => spec.moduleId.slice(root.length + 1);

/** Runs all tests without a mutant. They have to pass. */
async function reachOf(tests: TestProcess): Promise<FileReach[]> {
  const reach: FileReach[] = [];
  for (const spec of tests.files) {
    const began = Date.now();
    const { answers, hasPassed, failures } = await tests.ask({ kind: 'reach' }, [spec]);
    if (!hasPassed) throw new Error(`${spec.moduleId} fails without any mutant.`, { cause: failures });
    const each = new Map<string, Hits>();
    let loaded: Hits = {};
    for (const answer of answers) {
      if (answer.kind === 'reached') each.set(answer.test, answer.hits);
      if (answer.kind === 'loaded') loaded = answer.hits;
    }
    reach.push({ spec, tests: each, loaded, ms: Date.now() - began });
  }
  // The shortest first: what they notice, the long ones need not try.
  return reach.sort((one, other) => one.ms - other.ms);
}

/** Leaves out mutants that are not to be tried. */
function only(chosen: ReadonlySet<string>, { tests, loaded, ...rest }: FileReach): FileReach {
  const left = (hits: Hits) => Object.fromEntries(Object.entries(hits).filter(([id]) => chosen.has(id)));
  return {
    ...rest,
    tests: new Map([...tests].map(([test, hits]) => [test, left(hits)])),
    loaded: left(loaded),
  };
}

interface Alone {
  readonly file: FileReach;
  readonly mutants: ReadonlySet<string>;
}

/** Runs the tests of a file once per mutant, in as few processes as can be. Returns the mutants that need a process of their own. */
async function repeatTests(tests: TestProcess, file: FileReach, noticed: Set<string>) {
  const tried = new Set<string>();
  const alone = new Set(Object.keys(file.loaded));
  const unrepeatable = new Set<string>();
  let doubtful: { readonly test: string; readonly mutant: string } | undefined;
  const todo = (): Record<string, Try[]> => {
    const open = [...file.tests].map(([test, hits]) => {
      const ids = unrepeatable.has(test) ? [] : Object.keys(hits);
      const left = ids.filter((mutant) => !noticed.has(mutant) && !tried.has(`${test} ${mutant}`));
      const limit = (mutant: string) => Math.max(10_000, 100 * (hits[mutant] ?? 0));
      return [test, left.map((mutant) => ({ mutant, hitLimit: limit(mutant) }))] as const;
    });
    return Object.fromEntries(open.filter(([, tries]) => tries.length > 0));
  };
  for (let asked = todo(); Object.keys(asked).length > 0; asked = todo()) {
    // In a process in which no other mutant was active, a test that fails has noticed it.
    if (doubtful) {
      const { test, mutant } = doubtful;
      asked = { [test]: (asked[test] ?? []).filter((each) => each.mutant === mutant) };
      doubtful = undefined;
    }
    const limitMs = Math.min(unit.testTimeout, 1000 + 2 * file.ms);
    const { answers } = await tests.ask({ kind: 'repeat', tests: asked, limitMs }, [file.spec]);
    let learned = 0;
    const settle = (test: string, mutant: string) => {
      tried.add(`${test} ${mutant}`);
      learned += 1;
    };
    for (const answer of answers) {
      if (answer.kind === 'noticed' || answer.kind === 'passed' || answer.kind === 'not reached again')
        settle(answer.test, answer.mutant);
      if (answer.kind === 'noticed') noticed.add(answer.mutant);
      if (answer.kind === 'not reached again') alone.add(answer.mutant);
      if (answer.kind === 'doubtful') doubtful = answer;
      if (answer.kind === 'cannot repeat') {
        unrepeatable.add(answer.test);
        learned += 1;
      }
    }
    const last = answers.at(-1);
    if (last?.kind === 'began' && last.mutant !== undefined && last.test !== undefined) {
      // The process came to its end in this run, or was ended.
      noticed.add(last.mutant);
      settle(last.test, last.mutant);
    }
    if (learned === 0 && !doubtful) for (const test of Object.keys(asked)) unrepeatable.add(test);
  }
  for (const test of unrepeatable)
    for (const mutant of Object.keys(file.tests.get(test) ?? {})) alone.add(mutant);
  return { alone, cannotRepeat: unrepeatable.size };
}

/** Runs each file once per mutant, in a process of its own, with the mutant from the first line on. */
async function tryAlone(
  tests: TestProcess,
  files: readonly Alone[],
  noticed: Set<string>,
  { say, learned }: Told,
) {
  const left = new Set(files.flatMap(({ mutants }) => [...mutants]).filter((id) => !noticed.has(id)));
  if (left.size > 0) say(`${left.size} mutants need processes of their own`);
  for (const { file, mutants } of files) {
    const open = [...mutants].filter((mutant) => !noticed.has(mutant));
    for (const mutant of open) if (await failsAlone(tests, file, mutant)) noticed.add(mutant);
    if (open.length === 0) continue;
    const found = open.filter((mutant) => noticed.has(mutant));
    say(`${nameOf(file)}, in processes of their own: ${found.length} of ${open.length} noticed`);
    learned(noticed);
  }
}

async function failsAlone(tests: TestProcess, { spec }: FileReach, mutant: string): Promise<boolean> {
  const { answers, hasPassed, failures } = await tests.ask({ kind: 'alone', mutant }, [spec]);
  // A busy machine must not make a mutant look noticed.
  if (answers.length === 0) throw new Error(`No process began for ${spec.moduleId}.`, { cause: failures });
  return !hasPassed;
}
