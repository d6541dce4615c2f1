import { readFileSync, statSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { TestSpecification, Vitest } from 'vitest/node';
import { createVitest } from 'vitest/node';
import { root, unit } from '../vitest.config.ts';
import { type Answer, answersIn, type Ask, folderVariable, readAnswers, writeAsk } from './asks.ts';

/** When a process that says nothing is ended. A test is given up before, after its time limit, unless it is a loop without an end. */
const STUCK_MS = 180_000;

/** Puts the code that holds the mutants in the place of what is on the disk, and takes PostgreSQL away: its processes take too long. */
function mutantsPlugin(code: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'mutants',
    enforce: 'pre',
    load(id) {
      const path = id.split('?')[0] ?? id;
      if (!path.endsWith('/find-postgres.mjs')) return code.get(path);
      return readFileSync(path, 'utf8').replace('return folders.find(', 'return [].find(');
    },
  };
}

export interface Outcome {
  readonly answers: readonly Answer[];
  readonly hasPassed: boolean;
  readonly failures: readonly unknown[];
}

/** Vitest, which runs each test file in a process of its own. */
export interface TestProcess {
  readonly files: readonly TestSpecification[];
  ask(ask: Ask, files: readonly TestSpecification[]): Promise<Outcome>;
  close(): Promise<void>;
}

export async function startTests(
  folder: string,
  include: readonly string[],
  code: ReadonlyMap<string, string>,
): Promise<TestProcess> {
  process.env[folderVariable] = folder;
  const vitest = await createVitest(
    'test',
    {
      ...unit,
      root,
      config: false,
      watch: false,
      include: [...include],
      setupFiles: [...unit.setupFiles, 'tests/mutate/setup.ts'],
      runner: 'tests/mutate/runner.ts',
      pool: 'forks',
      maxWorkers: 1,
      silent: true,
      reporters: [{}],
    },
    { cacheDir: `${folder}/vite`, plugins: [mutantsPlugin(code)] },
  );
  return {
    files: await vitest.globTestSpecifications(),
    ask: (ask, files) => run(vitest, folder, ask, files),
    close: () => vitest.close(),
  };
}

async function run(
  vitest: Vitest,
  folder: string,
  ask: Ask,
  files: readonly TestSpecification[],
): Promise<Outcome> {
  writeAsk(folder, ask);
  const stuckMs = ask.kind === 'repeat' ? Math.min(STUCK_MS, 3 * ask.limitMs) : STUCK_MS;
  const guard = ask.kind === 'reach' ? undefined : setInterval(() => endIfStuck(folder, stuckMs), 1000);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...files]);
  clearInterval(guard);
  const asked = new Set(files.map(({ moduleId }) => moduleId));
  const modules = testModules.filter(({ moduleId }) => asked.has(moduleId));
  const failures = [
    ...unhandledErrors,
    ...modules.flatMap((module) => module.errors()),
    ...modules.flatMap((module) =>
      [...module.children.allTests('failed')].flatMap((test) => test.result().errors ?? []),
    ),
  ];
  return {
    answers: readAnswers(folder),
    hasPassed: failures.length === 0 && modules.every((module) => module.ok()),
    failures,
  };
}

function endIfStuck(folder: string, stuckMs: number) {
  if (Date.now() - statSync(answersIn(folder)).mtimeMs < stuckMs) return;
  const began = readAnswers(folder).findLast(({ kind }) => kind === 'began');
  if (began?.kind === 'began') endProcess(began.pid);
}

function endProcess(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
