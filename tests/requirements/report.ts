// `npm run requirements`: how many rows of the specification the tests of the last run prove. `-- --missing NAV` lists those they do not,
// `-- --of NAV` or `-- --of NAV-22` all with their tests, `-- --json` prints everything as JSON.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lastCommit, lastWritten, reportNotes } from './report-age.ts';
import { readReports } from './read-reports.ts';
import { type Requirement, readRequirements } from './requirements.ts';
import { type Standing, type State, standingsOf, states } from './standings.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const TEXT_WIDTH = 84;
const STATE_WIDTH = 10;

function short(text: string): string {
  return text.length > TEXT_WIDTH ? `${text.slice(0, TEXT_WIDTH - 1)}…` : text;
}

function printRow({ requirement: { id, requirement }, state }: Standing) {
  console.log(`${id.padEnd(9)}${state.padEnd(STATE_WIDTH)}${short(requirement)}`);
}

function printDetail(text: string) {
  console.log(`${' '.repeat(9 + STATE_WIDTH)}${text}`);
}

function printMissing(standings: readonly Standing[]) {
  for (const standing of standings.filter(({ state }) => state !== 'proved')) {
    printRow(standing);
    printDetail(`${standing.requirement.section}: ${standing.requirement.howItShows}`);
  }
}

function printTests(standings: readonly Standing[]) {
  for (const standing of standings) {
    printRow(standing);
    for (const { title, outcome } of standing.tests) {
      printDetail(outcome === 'passed' ? title : `(${outcome}) ${title}`);
    }
  }
}

function count(standings: readonly Standing[], wanted: State): number {
  return standings.filter(({ state }) => state === wanted).length;
}

function printTotals(standings: readonly Standing[]) {
  const line = (name: string, rows: readonly Standing[]) => {
    const numbers = [...states.map((state) => count(rows, state)), rows.length];
    return `${name.padEnd(6)}${numbers.map((number) => String(number).padStart(STATE_WIDTH)).join('')}`;
  };
  console.log(`\narea  ${[...states, 'rows'].map((column) => column.padStart(STATE_WIDTH)).join('')}`);
  for (const area of [...new Set(standings.map(({ requirement }) => requirement.area))].toSorted()) {
    console.log(
      line(
        area,
        standings.filter(({ requirement }) => requirement.area === area),
      ),
    );
  }
  console.log(line('all', standings));
}

/** The rows that an option's value names: an area, one id, or all where it has no value. */
function chosen(standings: readonly Standing[], wanted: string | undefined): readonly Standing[] {
  const name = wanted?.toUpperCase();
  if (name === undefined || name.startsWith('--')) return standings;
  const rows = standings.filter(({ requirement: { id, area } }) => id === name || area === name);
  if (rows.length > 0) return rows;
  const areas = [...new Set(standings.map(({ requirement }) => requirement.area))].toSorted();
  throw new Error(`There is no area or row '${wanted}'. The areas are: ${areas.join(', ')}.`);
}

function main(args: readonly string[]) {
  const requirements: readonly Requirement[] = readRequirements(root);
  const reports = readReports(join(root, 'test-results'));
  if (reports.length === 0) {
    throw new Error('There is no report of a test run, so nothing is proved: run `npm test` first.');
  }
  const commit = lastCommit(root);
  const notes = reportNotes(reports, [lastWritten(root), ...(commit ? [commit] : [])]);
  const standings = standingsOf(
    requirements,
    reports.flatMap(({ tests }) => tests),
  );
  const runs = reports.map(({ step, startedAt, tests }) => ({
    step,
    startedAt: new Date(startedAt).toISOString(),
    tests: tests.length,
  }));

  if (args.includes('--json')) {
    const rows = standings.map(({ requirement, state, tests }) => ({ ...requirement, state, tests }));
    console.log(JSON.stringify({ runs, notes, rows }, null, 2));
    return;
  }
  const option = (['--missing', '--of'] as const).find((name) => args.includes(name));
  const rows = chosen(standings, option && args[args.indexOf(option) + 1]);
  if (option === '--missing') printMissing(rows);
  if (option === '--of') printTests(rows);
  printTotals(rows);
  console.log('');
  for (const { step, startedAt, tests } of runs) console.log(`${step}: ${tests} tests, run ${startedAt}`);
  for (const note of notes) console.log(`! ${note}`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
