import type { WidgetContract } from '#schemas/contract.ts';
import { contracts } from '#schemas/contracts.ts';
import { services } from '#schemas/api/calls.ts';
import type { Call } from '#schemas/call.ts';
import { inputSchema } from './json-schemas.ts';

export function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

const head = '// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.';

/** Contracts as plain tables, typed by the Zod ones. `hasMigrations` tells whether schemas/widgets/<type>.migrations.ts exists. */
export function contractsModule(hasMigrations: (type: string) => boolean): string {
  const all: readonly WidgetContract[] = contracts;
  const lines = [
    head,
    "import type { CompiledContract } from '../compiled-contract.ts';",
    "import type { PropsOf } from '../contract.ts';",
  ];
  for (const { type } of all) {
    lines.push(
      `import type { ${camelCase(type)} as ${camelCase(type)}Source } from '../widgets/${type}.ts';`,
    );
    if (hasMigrations(type))
      lines.push(
        `import { migrations as ${camelCase(type)}Migrations } from '../widgets/${type}.migrations.ts';`,
      );
  }
  for (const contract of all) {
    const { type, title, places, props, versions, migrations, defaultLink, reservedHeight } = contract;
    const name = camelCase(type);
    if (migrations.length > 0 && !hasMigrations(type)) {
      throw new Error(
        `Contract '${type}' has migrations outside schemas/widgets/${type}.migrations.ts: the browser needs them there, without Zod.`,
      );
    }
    lines.push(
      '',
      `export const ${name}: CompiledContract<'${type}', PropsOf<typeof ${name}Source>> = {`,
      `  type: '${type}',`,
      `  title: ${JSON.stringify(title)},`,
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

const traits = ['critical', 'background', 'bucket', 'multipart', 'login', 'bodyOn404', 'auth'] as const;

/** Calls as plain tables: method, path and traits, typed by the Zod ones. */
export function endpointsModule(): string {
  const lines = [head, "import type { EndpointOf } from '../call.ts';"];
  const body: string[] = [];
  for (const [service, module] of Object.entries(services)) {
    if (service === 'content') continue; // authoring calls: the app never makes them
    lines.push(`import type * as ${service} from '../api/${service}.ts';`);
    // In the order of their names: what loads this module decides in which order it lists them.
    const entries = Object.entries(module as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [name, value] of entries) {
      if (typeof value !== 'object' || value === null || !('method' in value)) continue;
      const call = value as Call;
      const table: Record<string, unknown> = { id: call.id, method: call.method, path: call.path };
      for (const trait of traits) if (call[trait] !== undefined) table[trait] = call[trait];
      body.push(
        '',
        `export const ${name}: EndpointOf<typeof ${service}.${name}> = ${JSON.stringify(table)};`,
      );
    }
  }
  return `${[...lines, ...body].join('\n')}\n`;
}
