import type { ContractSource } from './contract-source.ts';
import { importPath } from './import-path.ts';
import { inputSchema } from '#schemas/engine/json-schema.ts';
import { camelCase } from './shape-code.ts';
import { head } from './shape-modules.ts';

/** Contracts as plain tables, typed by the Zod ones. */
export function contractsModule(source: ContractSource): string {
  const { contracts, out, contractFile } = source;
  const lines = [
    head,
    `import type { CompiledOf } from '${importPath(out, 'schemas/engine/compiled-contract.ts')}';`,
  ];
  for (const { type } of contracts) {
    const name = camelCase(type);
    lines.push(`import type { ${name} as ${name}Source } from '${importPath(out, contractFile(type))}';`);
  }
  for (const contract of contracts) {
    const { type, places, props, versions, defaultLink, reservedHeight } = contract;
    const name = camelCase(type);
    lines.push(
      '',
      `export const ${name}: CompiledOf<typeof ${name}Source> = {`,
      `  type: '${type}',`,
      `  places: ${JSON.stringify(places)},`,
      `  version: ${versions.length},`,
      `  reservedHeight: ${reservedHeight},`,
      `  required: ${JSON.stringify(inputSchema(props).required ?? [])},`,
      ...(defaultLink ? [`  defaultLink: ${JSON.stringify(defaultLink)},`] : []),
      '};',
    );
  }
  return `${lines.join('\n')}\n`;
}
