// Writes everything that follows from the Zod contracts: JSON Schemas for editors (schemas/json), and what the browser gets in place of
// Zod (schemas/compiled): validators compiled by Ajv to plain code, contracts and endpoints as tables. `--check` writes nothing and fails
// when what is committed is stale.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractsModule, endpointsModule } from './compiled-modules.ts';
import { jsonSchemas } from './json-schemas.ts';
import { validatorsModule } from './validators-module.ts';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Every generated file: path below the project's root → text. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [path, schema] of jsonSchemas())
    files.set(`schemas/json/${path}`, `${JSON.stringify(schema, null, 2)}\n`);
  files.set('schemas/compiled/validators.ts', await validatorsModule());
  files.set(
    'schemas/compiled/contracts.ts',
    contractsModule((type) => existsSync(join(root, `schemas/widgets/${type}.migrations.ts`))),
  );
  files.set('schemas/compiled/endpoints.ts', endpointsModule());
  return files;
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** Paths that are missing, differ from what the contracts say, or should not be there. */
export async function staleFiles(): Promise<string[]> {
  const wanted = await generatedFiles();
  const present = [...filesBelow(join(root, 'schemas/json')), ...filesBelow(join(root, 'schemas/compiled'))];
  const stale = present.filter((path) => !wanted.has(path));
  for (const [path, text] of wanted) {
    const file = join(root, path);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) stale.push(path);
  }
  return stale.sort();
}

async function main() {
  const stale = await staleFiles();
  if (process.argv.includes('--check')) {
    if (stale.length > 0) {
      console.error(
        `${stale.length} generated files do not match the contracts:\n  ${stale.join('\n  ')}\nRun \`npm run schemas\` and commit what it writes.`,
      );
      process.exitCode = 1;
    }
    return;
  }
  const wanted = await generatedFiles();
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

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
