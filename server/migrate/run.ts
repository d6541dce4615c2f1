import { parseArgs } from 'node:util';
import { counted } from '../counted.ts';
import type { Environment } from '../environment.ts';
import { readSettings, type Settings } from '../settings.ts';
import { StartFault } from '../start-fault.ts';

export interface Terminal {
  readonly env: Environment;
  /** Migrates the PostgreSQL database at this address, and returns the steps that ran. */
  readonly migrate: (url: string, settings: Settings) => Promise<readonly string[]>;
  /** The steps that would run. */
  readonly stepsToRun: (url: string) => Promise<readonly string[]>;
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

const help = `Migrates the PostgreSQL database of DATABASE_URL to the schema of this build, while servers of the previous build run.

  npm run migrate              runs the steps that are missing
  npm run migrate -- --check   names them, and changes nothing

With only the build: node dist/server/migrate.js

All steps run, or none. A step that needs a table waits two seconds for it at a time, so that the requests of customers do not wait longer behind it.
Afterwards partitions of the time that comes are made, and those whose time is over are dropped.
The embedded database is migrated by each start.

Exit codes: 0 done, or nothing to do; 1 with --check, steps are missing; 2 the command could not be carried out.
`;

/** Runs the migration command and returns the exit code. */
export async function run(
  args: readonly string[],
  { env, migrate, stepsToRun, print, printError }: Terminal,
): Promise<number> {
  const asked = parsed(args);
  if (asked === undefined) {
    printError(help);
    return 2;
  }
  if (asked.help) {
    print(help);
    return 0;
  }
  try {
    const settings = readSettings(env);
    const { DATABASE_URL: url } = settings;
    if (url === undefined) {
      print(
        'Without DATABASE_URL the embedded database is used, which each start migrates: there is nothing to do.',
      );
      return 0;
    }
    const steps = await (asked.check ? stepsToRun(url) : migrate(url, settings));
    if (steps.length === 0) {
      print('The database has the schema of this build already.');
      return 0;
    }
    print(`${counted(steps.length, 'step')} ${asked.check ? 'to run' : 'done'}:`);
    for (const step of steps) print(`  ${step}`);
    return asked.check ? 1 : 0;
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    printError(`${error.message}\n${error.cure}`);
    return 2;
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { check: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    }).values;
  } catch {
    return undefined;
  }
}
