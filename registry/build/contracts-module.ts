import type { ContractSource } from './contract-source.ts';
import { importPath } from './import-path.ts';
import { inputSchema } from '#schemas/engine/json-schema.ts';
import { camelCase } from './shape-code.ts';
import { head } from './shape-modules.ts';

/** Contracts as plain tables, typed by the Zod ones. `hasMigrations` tells whether a kind has a module of migrations. */
export function contractsModule(source: ContractSource, hasMigrations: (type: string) => boolean): string {
  const { contracts, out, contractFile, migrationsFile } = source;
  const lines = [
    head,
    `import type { CompiledOf } from '${importPath(out, 'schemas/engine/compiled-contract.ts')}';`,
  ];
  for (const { type } of contracts) {
    const name = camelCase(type);
    lines.push(`import type { ${name} as ${name}Source } from '${importPath(out, contractFile(type))}';`);
    if (hasMigrations(type))
      lines.push(
        `import { migrations as ${name}Migrations } from '${importPath(out, migrationsFile(type))}';`,
      );
  }
  for (const contract of contracts) {
    const { type, places, props, versions, migrations, defaultLink, reservedHeight } = contract;
    const name = camelCase(type);
    if (migrations.length > 0 && !hasMigrations(type)) {
      throw new Error(
        `Contract '${type}' has migrations outside ${migrationsFile(type)}: the browser needs them there, without Zod.`,
      );
    }
    lines.push(
      '',
      `export const ${name}: CompiledOf<typeof ${name}Source> = {`,
      `  type: '${type}',`,
      `  places: ${JSON.stringify(places)},`,
      `  version: ${versions.length},`,
      `  reservedHeight: ${reservedHeight},`,
      `  required: ${JSON.stringify(inputSchema(props).required ?? [])},`,
      `  migrations: ${migrations.length > 0 ? `${name}Migrations` : '[]'},`,
      ...(defaultLink ? [`  defaultLink: ${JSON.stringify(defaultLink)},`] : []),
      '};',
    );
  }
  return `${lines.join('\n')}\n`;
}
