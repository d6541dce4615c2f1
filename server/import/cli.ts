import { openDatabase } from '../database/database.ts';
import { readEnvironment } from '../environment.ts';
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), {
  env: readEnvironment(),
  open: openDatabase,
  now: Date.now,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
