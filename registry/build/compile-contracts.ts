// Writes what is generated from the contracts of a product, as a module says that exports its `source` (registry/build/contract-source.ts):
//   tsx registry/build/compile-contracts.ts <folder or module> [--out <folder>]
// The module of a folder is `source.ts` in it.
// What the browser gets in place of Zod: contracts as tables, and shapes. For editors JSON Schemas, where the product asks for them. And the record of
// what the registry renders; it writes nothing while a change of the contracts lacks its registry version, or where it would replace a file that is not
// generated. `--out` names another folder for the compiled modules. `--compatible` accepts props that changed without a new version. `--check` writes nothing and fails when what is committed is stale.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { checkJsonSchemas } from './check-json-schemas.ts';
import type { ContractSource } from './contract-source.ts';
import { contractsModule } from './contracts-module.ts';
import { recordFaults, type RegistryRecord, recordOf } from './registry-record.ts';
import { createSharedShapes, widgetShapesModule } from './shape-modules.ts';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Every generated file: path below the project's root → text. */
export function generatedFiles(source: ContractSource): Map<string, string> {
  const { out, json, more, migrationsFile } = source;
  const files = new Map<string, string>();
  if (json) {
    const schemas = json.schemas();
    checkJsonSchemas(schemas, json.out);
    for (const [path, schema] of schemas)
      files.set(`${json.out}/${path}`, `${JSON.stringify(schema, null, 2)}\n`);
  }
  files.set(`${out}/contracts.ts`, contractsModule(source));
  const shared = createSharedShapes(out);
  files.set(
    `${out}/widget-shapes.ts`,
    widgetShapesModule(source, shared, (type) => existsSync(join(root, migrationsFile(type)))),
  );
  for (const [path, text] of more?.(shared) ?? []) files.set(path, text);
  for (const [path, text] of shared.modules()) files.set(`${out}/${path}`, text);
  const record = recordNow(source);
  if (record) files.set(record.file, `${JSON.stringify(record.now, null, 2)}\n`);
  return files;
}

function recordNow({ contracts, record }: ContractSource) {
  return record && { ...record, now: recordOf(contracts, record.registryVersion, record.when) };
}

/** Changes of the contracts that lack a registry version or a version of their own; each says what to do. */
export function registryFaults(source: ContractSource, { compatible = false } = {}): string[] {
  const record = recordNow(source);
  if (!record || !existsSync(join(root, record.file))) return [];
  const before = JSON.parse(readFileSync(join(root, record.file), 'utf8')) as RegistryRecord;
  const { unlisted, changed } = recordFaults({
    before,
    now: record.now,
    introduced: record.introducedIn,
  });
  return compatible ? unlisted : [...unlisted, ...changed];
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** Paths that are missing, differ from what the contracts say, or should not be there. */
export function staleFiles(source: ContractSource): string[] {
  const wanted = generatedFiles(source);
  const folders = [source.out, ...(source.json ? [source.json.out] : [])];
  const present = folders.flatMap((folder) => filesBelow(join(root, folder)));
  const stale = present.filter((path) => !wanted.has(path));
  for (const [path, text] of wanted) {
    const file = join(root, path);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) stale.push(path);
  }
  return stale.sort();
}

/** How generated modules and JSON Schemas begin. Files that begin in another way were written by somebody. */
const mark = /^(?:\/\/ Generated .*: do not edit\.|\{\s*"\$schema": "http:\/\/json-schema\.org\/)/;

/** Whether the file is there, lacks the mark, and would be deleted or replaced by a text that has it. */
function isForeign(path: string, text: string | undefined): boolean {
  const file = join(root, path);
  if (!existsSync(file) || (text !== undefined && !mark.test(text))) return false;
  return !mark.test(readFileSync(file, 'utf8'));
}

/**
 * Writes what is stale, and deletes what is not generated any more. The answer tells how many files there are, and how many of them changed. A folder that
 * is given by mistake may hold files that nobody generated: it then names these and writes nothing.
 */
export function writeFiles(source: ContractSource): {
  readonly all: number;
  readonly changed: number;
  readonly foreign?: readonly string[];
} {
  const wanted = generatedFiles(source);
  const stale = staleFiles(source);
  const foreign = stale.filter((path) => isForeign(path, wanted.get(path)));
  if (foreign.length > 0) return { all: wanted.size, changed: 0, foreign };
  for (const path of stale) {
    const file = join(root, path);
    const text = wanted.get(path);
    if (text === undefined) rmSync(file);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  return { all: wanted.size, changed: stale.length };
}

/** The folder below the root, or undefined where it is the root or holds the root. */
function folderBelowRoot(out: string): string | undefined {
  const folder = resolve(root, out);
  const up = relative(folder, root);
  return up.startsWith('..') || isAbsolute(up) ? relative(root, folder) : undefined;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

/** What the command does with its arguments (above). */
export async function compile(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { out: { type: 'string' }, check: { type: 'boolean' }, compatible: { type: 'boolean' } },
  });
  const [named] = positionals;
  if (named === undefined)
    return fail(
      'Name the folder of the contracts, or the module in it that exports `source`: what to compile, and where to (registry/build/contract-source.ts).',
    );
  const file = statSync(named, { throwIfNoEntry: false })?.isDirectory() ? join(named, 'source.ts') : named;
  const given = (await import(pathToFileURL(resolve(file)).href)) as { readonly source?: ContractSource };
  if (!given.source) return fail(`${file} does not export \`source\` (registry/build/contract-source.ts).`);
  const out = values.out === undefined ? given.source.out : folderBelowRoot(values.out);
  if (out === undefined) return fail('--out has to be a folder of its own: every file in it is generated.');
  const source = { ...given.source, out };
  const faults = registryFaults(source, { compatible: values.compatible === true });
  if (faults.length > 0) return fail(faults.join('\n'));
  if (values.check) {
    const again = `npx tsx registry/build/compile-contracts.ts ${named}${values.out === undefined ? '' : ` --out ${values.out}`}`;
    const stale = staleFiles(source);
    if (stale.length > 0)
      fail(
        `${stale.length} generated files do not match the contracts:\n  ${stale.join('\n  ')}\nRun \`${again}\` and commit what it writes.`,
      );
    return;
  }
  const { all, changed, foreign } = writeFiles(source);
  if (foreign) {
    const more = foreign.length > 10 ? `\n  and ${foreign.length - 10} more` : '';
    return fail(
      `Nothing is written, because these files are not generated and would be replaced or deleted:\n  ${foreign.slice(0, 10).join('\n  ')}${more}\nGive another folder, or move the files.`,
    );
  }
  console.log(`${all} generated files, ${changed} changed.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await compile(process.argv.slice(2));
