import { counted } from '../counted.ts';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { routesOf } from '#schemas/routes.ts';
import { startAdvice } from '../catalog/start-advice.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import type { Environment } from '../environment.ts';
import { readSettings, type Settings } from '../settings.ts';
import { sessionSecret } from '../kept-secret.ts';
import { StartFault } from '../start-fault.ts';
import { importBoards } from './import-boards.ts';
import { importFiles } from './import-files.ts';
import { importVouchers } from './import-vouchers.ts';

export interface Terminal {
  readonly env: Environment;
  readonly open: (settings: Settings) => Promise<Pick<OpenDatabase, 'db' | 'name' | 'longWork' | 'close'>>;
  readonly now: () => number;
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

const help = `Fills the database with a shop: stores, catalogue, documents, vouchers, boards of the cricket promotion.

  npm run import -- --catalog catalog.json --stores stores.json --content content
  npm run import -- vouchers vouchers.csv
  npm run import -- boards boards.json

Options
  --catalog <file>     Products, shelves and promotions.
  --stores <file>      Stores, and their unavailable products and add-ons.
  --content <folder>   Documents; published ones stay as they are.

At least one of them. Vouchers have a table of their own, with the columns code,pin,kind,amount,mobile,valid_until. The same files again change nothing; changed files update the database and remove nothing, except that a board takes the place of the one before.
With a fault in any file nothing is written. Contents of the files: docs/operations.md, 'Filling an empty database'.

The database is taken from the server's settings (DATABASE_URL, or DATA_DIR; with DATA_DIR the server must not be running).

Exit codes: 0 done, 1 the files have faults, 2 the command could not be carried out.
`;

/** Runs the import command and returns the exit code. */
export async function run(
  args: readonly string[],
  { env, open, now, print, printError }: Terminal,
): Promise<number> {
  const files = parsed(args);
  if (files === undefined) {
    printError(help);
    return 2;
  }
  if (files.help) {
    print(help);
    return 0;
  }
  try {
    const settings = readSettings(env);
    const { db, name, longWork, close } = await open(settings);
    try {
      const imported = await longWork((patient) =>
        imports[files.what]({ db: patient, now, settings, files }),
      );
      if (!imported.done) {
        for (const { file, message } of imported.faults) print(`${file}: ${message}`);
        print(`\nNothing was imported: ${counted(imported.faults.length, 'fault')} to fix first.`);
        return 1;
      }
      print(`Imported into ${name}:`);
      for (const { name: what, total, written, notes = [] } of imported.saved) {
        print(`  ${what}: ${total} (${written === 0 ? 'nothing changed' : `${written} written`})`);
        for (const note of notes) print(`  ${note}`);
      }
      const advice = files.what === 'shop' && (await startAdvice(db, settings.DEFAULT_STORE_ID));
      if (advice) print(`\n${advice}`);
      return 0;
    } finally {
      await close();
    }
  } catch (error) {
    const told = toldFault(error);
    if (told === undefined) throw error;
    printError(told);
    return 2;
  }
}

interface Work {
  readonly db: Database;
  readonly now: () => number;
  readonly settings: Settings;
  readonly files: Asked;
}

/** What is imported → how. */
const imports = {
  shop: ({ db, now, settings, files }: Work) =>
    importFiles({ db, now, routes: routesOf(settings.brandPaths), ...files }),
  vouchers: ({ db, now, settings, files: { file = '' } }: Work) =>
    importVouchers({ db, now, secret: sessionSecret(settings, randomBytes), file }),
  boards: ({ db, now, files: { file = '' } }: Work) => importBoards({ db, now, file }),
};

interface Asked {
  readonly what: keyof typeof imports;
  /** Of vouchers or boards. */
  readonly file?: string | undefined;
  readonly stores?: string | undefined;
  readonly catalog?: string | undefined;
  readonly content?: string | undefined;
  readonly help?: boolean | undefined;
}

function parsed(args: readonly string[]): Asked | undefined {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { stores: text, catalog: text, content: text, help: { type: 'boolean', short: 'h' } },
    });
    const nothing =
      values.stores === undefined && values.catalog === undefined && values.content === undefined;
    if (values.help || positionals.length === 0)
      return nothing && !values.help ? undefined : { ...values, what: 'shop' };
    const [what, file, ...more] = positionals;
    return (what === 'vouchers' || what === 'boards') && file !== undefined && more.length === 0 && nothing
      ? { ...values, what, file }
      : undefined;
  } catch {
    return undefined;
  }
}

const uniqueViolation = '23505';

function toldFault(error: unknown): string | undefined {
  if (error instanceof StartFault) return `${error.message}\n${error.cure}`;
  const { code, detail } = error as { code?: unknown; detail?: unknown };
  if (code !== uniqueViolation) return undefined;
  return `Nothing was imported: the database has this under another id. ${String(detail)}\nGive the entry of the file the id that is in the database, or another name.`;
}
