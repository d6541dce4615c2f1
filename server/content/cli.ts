import { readEnvironment } from '../environment.ts';
import { run } from './command/run.ts';

process.exitCode = await run(process.argv.slice(2), {
  env: readEnvironment(),
  fetch: (url, options) => fetch(url, options),
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
  now: Date.now,
});
