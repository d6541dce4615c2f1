// Writes everything that is generated from the Zod schemas: JSON Schemas for editors (schemas/json), and what the browser gets in place of Zod
// (schemas/compiled): contracts as tables, calls and stored values as modules, shapes. Also the list of events for people (docs/events.md)
// and the record of what the registry renders (schemas/registry-record.json); it writes nothing while a change of the contracts lacks its registry version. `--compatible` accepts props that
// changed without a new version. `--check` writes nothing and fails when what is committed is stale.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callModules, contractsModule, pageStateModule, storedModules } from './compiled-modules.ts';
import { checkJsonSchemas } from './check-json-schemas.ts';
import { eventsPage } from './events-page.ts';
import { jsonSchemas } from './json-schemas.ts';
import { currentFaults, type RegistryRecord, recordOf } from './registry-record.ts';
import { createSharedShapes, widgetShapesModule } from './shape-modules.ts';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const recordPath = 'schemas/registry-record.json';

/** Every generated file: path below the project's root → text. */
export function generatedFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const schemas = jsonSchemas();
  checkJsonSchemas(schemas);
  for (const [path, schema] of schemas)
    files.set(`schemas/json/${path}`, `${JSON.stringify(schema, null, 2)}\n`);
  files.set(
    'schemas/compiled/contracts.ts',
    contractsModule((type) => existsSync(join(root, `schemas/widgets/${type}.migrations.ts`))),
  );
  const shared = createSharedShapes();
  files.set('schemas/compiled/widget-shapes.ts', widgetShapesModule(shared));
  files.set('schemas/compiled/page-state.ts', pageStateModule(shared));
  for (const [path, text] of callModules(shared)) files.set(`schemas/compiled/${path}`, text);
  for (const [path, text] of storedModules(shared)) files.set(`schemas/compiled/${path}`, text);
  for (const [path, text] of shared.modules()) files.set(`schemas/compiled/${path}`, text);
  files.set('docs/events.md', eventsPage());
  files.set(recordPath, `${JSON.stringify(recordOf(), null, 2)}\n`);
  return files;
}

/** Changes of the contracts that lack a registry version or a version of their own; each says what to do. */
export function registryFaults({ compatible = false } = {}): string[] {
  const file = join(root, recordPath);
  if (!existsSync(file)) return [];
  const { unlisted, changed } = currentFaults(JSON.parse(readFileSync(file, 'utf8')) as RegistryRecord);
  return compatible ? unlisted : [...unlisted, ...changed];
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** Paths that are missing, differ from what the contracts say, or should not be there. */
export function staleFiles(): string[] {
  const wanted = generatedFiles();
  const present = [...filesBelow(join(root, 'schemas/json')), ...filesBelow(join(root, 'schemas/compiled'))];
  const stale = present.filter((path) => !wanted.has(path));
  for (const [path, text] of wanted) {
    const file = join(root, path);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) stale.push(path);
  }
  return stale.sort();
}

function main() {
  const faults = registryFaults({ compatible: process.argv.includes('--compatible') });
  if (faults.length > 0) {
    console.error(faults.join('\n'));
    process.exitCode = 1;
    return;
  }
  const stale = staleFiles();
  if (process.argv.includes('--check')) {
    if (stale.length > 0) {
      console.error(
        `${stale.length} generated files do not match the contracts:\n  ${stale.join('\n  ')}\nRun \`npm run schemas\` and commit what it writes.`,
      );
      process.exitCode = 1;
    }
    return;
  }
  const wanted = generatedFiles();
  for (const path of stale) {
    const file = join(root, path);
    const text = wanted.get(path);
    if (text === undefined) rmSync(file);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  console.log(`${wanted.size} generated files, ${stale.length} changed.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
