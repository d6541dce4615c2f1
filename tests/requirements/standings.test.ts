import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readReports } from './read-reports.ts';
import { lastCommit, lastWritten, reportNotes } from './report-age.ts';
import { parseRequirements } from './requirements.ts';
import { standingsOf } from './standings.ts';

const head = 'id\tarea\trequirement\tspec section\thow it shows';
const requirements = parseRequirements(
  [head, ...[1, 2, 3, 4].map((number) => `NAV-0${number}\tNAV\tx\ty\tz`)].join('\n'),
);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'requirements-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function plant(step: string, report: unknown) {
  writeFileSync(join(folder, `${step}.json`), JSON.stringify(report));
}

function vitest(...tests: readonly (readonly [title: string, status: string])[]) {
  const assertionResults = tests.map(([title, status]) => ({ ancestorTitles: ['group'], title, status }));
  return { startTime: 5_000, testResults: [{ name: 'a.test.ts', assertionResults }] };
}

function playwright(...tests: readonly (readonly [title: string, status: string])[]) {
  const specs = tests.map(([title, status]) => ({ title, file: 'a.spec.ts', tests: [{ status }] }));
  return {
    stats: { startTime: new Date(6_000).toISOString() },
    suites: [{ title: 'a.spec.ts', specs: [], suites: [{ title: 'group', specs }] }],
  };
}

function stateOf(id: string): string | undefined {
  const tests = readReports(folder).flatMap((report) => report.tests);
  return standingsOf(requirements, tests).find(({ requirement }) => requirement.id === id)?.state;
}

describe('a requirement', () => {
  it.each([
    ['passed', 'proved'],
    ['failed', 'failing'],
    ['skipped', 'open'],
    ['pending', 'open'],
    ['todo', 'open'],
  ])('whose unit test %s is %s', (status, state) => {
    plant('unit', vitest(['NAV-01 opens', status]));
    expect(stateOf('NAV-01')).toBe(state);
    expect(stateOf('NAV-02')).toBe('open');
  });

  it.each([
    ['expected', 'proved'],
    ['unexpected', 'failing'],
    ['flaky', 'failing'],
    ['skipped', 'open'],
  ])('whose browser test was %s is %s', (status, state) => {
    plant('e2e', playwright(['NAV-01 opens', status]));
    expect(stateOf('NAV-01')).toBe(state);
  });

  it('is failing when one of its tests failed, in whichever step', () => {
    plant('unit', vitest(['NAV-01 opens', 'passed']));
    plant('e2e', playwright(['NAV-01 opens', 'unexpected']));
    expect(stateOf('NAV-01')).toBe('failing');
  });

  it('is proved by the test that names it, skipped ones aside', () => {
    plant('architecture', vitest(['NAV-01 opens', 'skipped'], ['NAV-01 NAV-02 closes', 'passed']));
    expect([stateOf('NAV-01'), stateOf('NAV-02')]).toEqual(['proved', 'proved']);
  });

  it('is never proved by a story', () => {
    plant('stories', vitest(['NAV-01 opens', 'passed']));
    expect(stateOf('NAV-01')).toBe('open');
  });

  it("is never proved by this tool's own tests", () => {
    const assertionResults = [{ ancestorTitles: [], title: 'reads NAV-01', status: 'passed' }];
    const name = '/shop/tests/requirements/read-title.test.ts';
    plant('unit', { startTime: 0, testResults: [{ name, assertionResults }] });
    expect(stateOf('NAV-01')).toBe('open');
  });

  it('is declared until another test proves it', () => {
    plant('unit', vitest(['NAV-01 NAV-02 declares two paths', 'passed'], ['NAV-02 opens', 'passed']));
    expect([stateOf('NAV-01'), stateOf('NAV-02')]).toEqual(['declared', 'proved']);
  });

  it('is named by the title of a group too', () => {
    const assertionResults = [{ ancestorTitles: ['NAV-01 opens'], title: 'at once', status: 'passed' }];
    plant('unit', { startTime: 0, testResults: [{ name: 'a.test.ts', assertionResults }] });
    expect(stateOf('NAV-01')).toBe('proved');
  });
});

describe('reports', () => {
  it('are asked for by the command that makes them', () => {
    plant('unit', vitest());
    plant('architecture', vitest());
    expect(reportNotes(readReports(folder), [])).toEqual([
      "No report of 'e2e': `npm test -- --only e2e` makes it.",
    ]);
  });

  it('are called old when something changed after the run began', () => {
    plant('unit', vitest());
    plant('architecture', vitest());
    plant('e2e', playwright());
    const reports = readReports(folder);
    expect(reportNotes(reports, [{ what: 'src/a.ts', at: 4_999 }])).toEqual([]);
    expect(reportNotes(reports, [{ what: 'src/a.ts', at: 5_500 }])).toEqual([
      "The report of 'architecture' is older than src/a.ts: run `npm test` again.",
      "The report of 'unit' is older than src/a.ts: run `npm test` again.",
    ]);
  });

  it('are compared with the file that was written last, and with the last commit where there is one', () => {
    for (const name of ['schemas', 'registry', 'widgets', 'src', 'server', 'content', 'tests']) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'a.ts'), '');
    }
    const { what, at } = lastWritten(folder);
    expect(what).toMatch(/^\w+\/a\.ts$/);
    expect(at).toBeGreaterThan(0);
    expect(lastCommit(folder)).toBeNull();
  });
});
