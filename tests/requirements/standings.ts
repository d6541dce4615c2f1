import { readTitle } from './read-title.ts';
import type { TestRun } from './read-reports.ts';
import type { Requirement } from './requirements.ts';

/** `failing`: a test that names the row failed, even if other tests of the row passed. */
export const states = ['proved', 'declared', 'failing', 'open'] as const;
export type State = (typeof states)[number];

/** A requirement and its state by the tests of the last run. */
export interface Standing {
  readonly requirement: Requirement;
  readonly state: State;
  readonly tests: readonly { readonly title: string; readonly file: string; readonly outcome: string }[];
}

interface NamedTest {
  readonly test: TestRun;
  readonly ids: ReadonlySet<string>;
  readonly proves: ReadonlySet<string>;
}

function stateOf(id: string, tests: readonly NamedTest[]): State {
  if (tests.some(({ test }) => test.outcome === 'failed')) return 'failing';
  const passed = tests.filter(({ test }) => test.outcome === 'passed');
  if (passed.some(({ proves }) => proves.has(id))) return 'proved';
  return passed.length > 0 ? 'declared' : 'open';
}

function named(test: TestRun, areas: ReadonlySet<string>): NamedTest {
  const titles = test.titles.map((title) => readTitle(title, areas));
  const declares = new Set(titles.flatMap((title) => title.declares));
  const proves = new Set(titles.flatMap((title) => title.proves).filter((id) => !declares.has(id)));
  return { test, ids: new Set([...declares, ...proves]), proves };
}

/** The state of each requirement by the tests of a run. Tests that were skipped or did not run do not count. */
export function standingsOf(requirements: readonly Requirement[], tests: readonly TestRun[]): Standing[] {
  const areas = new Set(requirements.map(({ area }) => area));
  const testsOf = new Map<string, NamedTest[]>();
  for (const test of tests.map((each) => named(each, areas))) {
    for (const id of test.ids) testsOf.set(id, [...(testsOf.get(id) ?? []), test]);
  }
  return requirements.map((requirement) => {
    const own = testsOf.get(requirement.id) ?? [];
    return {
      requirement,
      state: stateOf(requirement.id, own),
      tests: own.map(({ test }) => ({
        title: test.titles.join(' › '),
        file: test.file,
        outcome: test.outcome,
      })),
    };
  });
}
