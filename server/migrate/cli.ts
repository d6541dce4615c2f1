import { migratePostgres, stepsOfPostgres } from '../database/migrate-postgres.ts';
import { preparePartitions } from '../database/partitions/keep-partitions.ts';
import { readEnvironment } from '../environment.ts';
import { partitionedTables } from '../partitioned-tables.ts';
import { run } from './run.ts';

const printError = (line: string) => console.error(line);

process.exitCode = await run(process.argv.slice(2), {
  env: readEnvironment(),
  async migrate(url, settings) {
    const { ran } = await migratePostgres(url, {
      mayMigrate: true,
      afterwards: (db) =>
        preparePartitions(db, partitionedTables(settings), {
          now: Date.now(),
          // A server whose user may not drop tables leaves old orders to this command.
          atLeisure: true,
          failed: (error) =>
            printError(
              `Partitions were not made, run this again: ${error instanceof Error ? error.message : error}`,
            ),
        }),
    });
    return ran;
  },
  stepsToRun: stepsOfPostgres,
  print: (line) => console.log(line),
  printError,
});
