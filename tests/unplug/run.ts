// `npm run unplug`: unplugs each wire of the tables, one after the other, and runs the test that has to fail then. `npm run unplug -- menuHeader` takes
// the wires whose name holds this; `--list` prints them and runs nothing; `--part 2/3` takes the second third, for several processes at once. Ends with 1
// when a test stayed green or did not run.
import { allWires } from './all-wires.ts';
import { startWireTests } from './wire-tests.ts';

const asked = process.argv.slice(2);
const valueAfter = (option: string) => asked[asked.indexOf(option) + 1];
const isList = asked.includes('--list');
const [part = 1, parts = 1] = asked.includes('--part')
  ? (valueAfter('--part') ?? '').split('/').map(Number)
  : [];
const name = asked.find((each, at) => !each.startsWith('--') && asked[at - 1] !== '--part') ?? '';

const wires = allWires
  .filter(([of]) => of.includes(name))
  // The files of tests together: what they load stays in memory.
  .toSorted(([, one], [, other]) => one.test.localeCompare(other.test))
  .filter((_, at, { length }) => Math.floor((at * parts) / length) === part - 1);

if (isList) for (const [of, { file, test }] of wires) console.log(`${of} in ${file}: ${test}`);
else {
  const tests = await startWireTests();
  let notRed = 0;
  for (const [of, wire] of wires) {
    const [outcome, text] = await tests.without(wire);
    if (outcome !== 'red') notRed += 1;
    console.log(`${outcome.padEnd(6)} ${of} in ${wire.file}: ${text}`);
  }
  await tests.close();
  console.log(`${wires.length - notRed} of ${wires.length} wires have a test that fails without them.`);
  // Vitest sets it whenever a test fails, as tests do here.
  process.exitCode = notRed > 0 ? 1 : 0;
}
