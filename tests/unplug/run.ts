// `npm run unplug`: unplugs each wire of the tables, one after the other, and runs the test that has to fail then. `npm run unplug -- menuHeader` takes
// the wires whose name holds this; with `--list` it prints them and runs nothing. Ends with 1 when a test stayed green or did not run.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../vitest.config.ts';
import { allWires } from './all-wires.ts';
import { unplugVariable } from './without-wire.ts';
import type { Wire } from './wire.ts';

interface Report {
  readonly testResults: readonly {
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

type Outcome = readonly ['red' | 'green' | 'broken', text: string];

const report = join(root, 'test-results', 'unplug.json');

/** Red names the first test that failed. Broken is a test that did not get so far, because what stands in the place of the wire does not run. */
function outcomeOf(wire: Wire): Outcome {
  rmSync(report, { force: true });
  const options = ['--project', 'unit*', '--bail', '1', '--reporter=json', `--outputFile=${report}`];
  spawnSync('npx', ['vitest', 'run', '--config', 'tests/vitest.config.ts', ...options, wire.test], {
    cwd: root,
    env: { ...process.env, [unplugVariable]: JSON.stringify(wire) },
    stdio: 'ignore',
  });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed');
  if (failed) return ['red', failed.fullName];
  const broken = testResults.find(({ status }) => status === 'failed');
  if (broken || testResults.length === 0) return ['broken', broken?.message.split('\n')[0] ?? wire.test];
  return ['green', wire.test];
}

mkdirSync(join(root, 'test-results'), { recursive: true });
const isList = process.argv.includes('--list');
const asked = process.argv.slice(2).find((argument) => argument !== '--list') ?? '';
let notRed = 0;
for (const [name, wire] of allWires) {
  if (!name.includes(asked)) continue;
  if (isList) {
    console.log(`${name} in ${wire.file}: ${wire.test}`);
    continue;
  }
  const [outcome, text] = outcomeOf(wire);
  if (outcome !== 'red') notRed += 1;
  console.log(`${outcome.padEnd(6)} ${name} in ${wire.file}: ${text}`);
}
if (notRed > 0) {
  console.error(`${notRed} wires can be unplugged without a failing test.`);
  process.exitCode = 1;
}
