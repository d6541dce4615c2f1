import { migratePostgres, stepsOfPostgres } from '../database/migrate-postgres.ts';
import { readEnvironment } from '../environment.ts';
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), {
  env: readEnvironment(),
  migrate: async (url) => (await migratePostgres(url, { mayMigrate: true })).ran,
  stepsToRun: stepsOfPostgres,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
