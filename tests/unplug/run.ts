// `npm run unplug`: unplugs each wire of the tables, one after the other, and runs the test that has to fail then. `npm run unplug -- menuHeader` takes
// the wires whose name holds this. Ends with 1 when a test stayed green.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../vitest.config.ts';
import { allWires } from './all-wires.ts';
import { unplugVariable } from './unplug-plugin.ts';
import type { Wire } from './wire.ts';

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

const report = join(root, 'test-results', 'unplug.json');

/** The name of the first test that failed; undefined when all passed. */
function failing(wire: Wire): string | undefined {
  rmSync(report, { force: true });
  const options = ['--project', 'unit*', '--bail', '1', '--reporter=json', `--outputFile=${report}`];
  spawnSync('npx', ['vitest', 'run', '--config', 'tests/vitest.config.ts', ...options, wire.test], {
    cwd: root,
    env: { ...process.env, [unplugVariable]: JSON.stringify(wire) },
    stdio: 'ignore',
  });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed')?.fullName;
}

mkdirSync(join(root, 'test-results'), { recursive: true });
const asked = process.argv[2] ?? '';
let green = 0;
for (const [name, wire] of allWires) {
  if (!name.includes(asked)) continue;
  const title = failing(wire);
  if (title === undefined) green += 1;
  console.log(`${title === undefined ? 'green' : 'red  '} ${name} in ${wire.file}: ${title ?? wire.test}`);
}
if (green > 0) {
  console.error(`${green} wires can be unplugged without a failing test.`);
  process.exitCode = 1;
}
