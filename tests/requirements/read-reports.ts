import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { steps } from '../run/steps.mjs';

type Outcome = 'passed' | 'failed' | 'skipped';

/** A test of the last run. */
export interface TestRun {
  /** From the outermost group to the test itself. */
  readonly titles: readonly string[];
  readonly file: string;
  readonly outcome: Outcome;
}

/** What one step of `npm test` reported. */
export interface StepReport {
  readonly step: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly tests: readonly TestRun[];
}

interface VitestReport {
  readonly startTime: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly startTime: string };
  readonly suites: readonly PlaywrightSuite[];
}

function vitestTests({ testResults }: VitestReport): TestRun[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      titles: [...ancestorTitles, title],
      file: name,
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

/** A test that passes only at the second try ('flaky') counts as failed. */
function playwrightOutcome(tests: readonly { readonly status: string }[]): Outcome {
  if (tests.some(({ status }) => status === 'unexpected' || status === 'flaky')) return 'failed';
  return tests.some(({ status }) => status === 'expected') ? 'passed' : 'skipped';
}

function playwrightTests(suites: readonly PlaywrightSuite[], groups: readonly string[] = []): TestRun[] {
  return suites.flatMap(({ title, specs, suites: inner = [] }) => {
    const path = [...groups, title];
    const own = specs.map((spec) => ({
      titles: [...path, spec.title],
      file: spec.file,
      outcome: playwrightOutcome(spec.tests),
    }));
    return [...own, ...playwrightTests(inner, path)];
  });
}

const readers: Record<string, (report: unknown) => Pick<StepReport, 'startedAt' | 'tests'>> = {
  vitest: (report) => {
    const read = report as VitestReport;
    return { startedAt: read.startTime, tests: vitestTests(read) };
  },
  playwright: (report) => {
    const read = report as PlaywrightReport;
    return { startedAt: Date.parse(read.stats.startTime), tests: playwrightTests(read.suites) };
  },
};

/** The tests of this tool name rows as examples, and prove none. */
const isExample = ({ file }: TestRun) => file.replaceAll('\\', '/').includes('tests/requirements/');

/** The steps whose tests can prove a requirement. Stories show how something looks, and prove nothing. */
export const provingSteps = steps.filter(({ name, report }) => report !== undefined && name !== 'stories');

/** Reads the reports of the last run; a step that wrote none is left out. */
export function readReports(folder: string): StepReport[] {
  return provingSteps.flatMap(({ name, report }) => {
    const file = join(folder, `${name}.json`);
    const read = readers[report ?? ''];
    if (!read || !existsSync(file)) return [];
    const { startedAt, tests } = read(JSON.parse(readFileSync(file, 'utf8')));
    return [{ step: name, startedAt, tests: tests.filter((test) => !isExample(test)) }];
  });
}
