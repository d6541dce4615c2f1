// `npm run requirements`: every fact of the specification, and the tests that name it. `-- --missing PAY` lists what none names yet.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { idsInTests } from './ids-in-tests.ts';
import { type Requirement, readRequirements } from './requirements.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const TEXT_WIDTH = 84;

function short(text: string): string {
  return text.length > TEXT_WIDTH ? `${text.slice(0, TEXT_WIDTH - 1)}…` : text;
}

function printRow({ id, requirement }: Requirement, files: readonly string[]) {
  console.log(`${id}  ${files.length > 0 ? '✓' : '·'}  ${short(requirement)}`);
  for (const file of files) console.log(`             ${file}`);
}

function printTotals(requirements: readonly Requirement[], tests: ReadonlyMap<string, readonly string[]>) {
  const areas = [...new Set(requirements.map(({ area }) => area))].sort();
  console.log('\narea   tested   rows');
  for (const area of areas) {
    const rows = requirements.filter((requirement) => requirement.area === area);
    const tested = rows.filter(({ id }) => tests.has(id));
    console.log(`${area}   ${String(tested.length).padStart(8)}${String(rows.length).padStart(7)}`);
  }
  const tested = requirements.filter(({ id }) => tests.has(id));
  console.log(`all   ${String(tested.length).padStart(8)}${String(requirements.length).padStart(7)}`);
}

function main(args: readonly string[]) {
  const requirements = readRequirements(root);
  const areas = new Set(requirements.map(({ area }) => area));
  const tests = idsInTests(root, areas);
  const missing = args.indexOf('--missing');
  if (missing < 0) {
    for (const requirement of requirements) printRow(requirement, tests.get(requirement.id) ?? []);
  } else {
    const area = args[missing + 1]?.toUpperCase();
    if (area !== undefined && !areas.has(area)) {
      console.error(`There is no area '${area}'. The areas are: ${[...areas].sort().join(', ')}.`);
      process.exitCode = 1;
      return;
    }
    const untested = requirements.filter(
      ({ id, area: own }) => !tests.has(id) && (area === undefined || own === area),
    );
    for (const requirement of untested) {
      printRow(requirement, []);
      console.log(`             ${requirement.section}: ${requirement.howItShows}`);
    }
  }
  printTotals(requirements, tests);
}

main(process.argv.slice(2));
