import { openDatabase } from '../database/database.ts';
import { gazetteer } from '../locator/seed/seed-country.ts';
import { readEnvironment } from '../environment.ts';
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), {
  env: readEnvironment(),
  open: (settings) => openDatabase(settings, { firstRows: gazetteer }),
  now: Date.now,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
