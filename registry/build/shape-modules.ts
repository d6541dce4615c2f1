import { z } from 'zod';
import { deferred } from '#schemas/essential.ts';
import type { ContractSource } from './contract-source.ts';
import { importPath } from './import-path.ts';
import { inputSchema, type JsonSchema, withoutDefinitions } from '#schemas/engine/json-schema.ts';
import { camelCase, type References, shapeCode } from './shape-code.ts';

export const head =
  '// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.';

/** Collects the shapes of schemas with an id, which several modules share. */
export interface SharedShapes {
  /** The code of a schema's shape, and the imports that it takes. `from` is the path to the folder of compiled modules. */
  write(schema: JsonSchema, from: string): { readonly code: string; readonly imports: readonly string[] };
  /** A module for each of them: path below the folder of compiled modules → text. */
  modules(): Map<string, string>;
}

/** `out` is the folder of compiled modules, below the project's root. */
export function createSharedShapes(out: string): SharedShapes {
  const shared = new Map<string, JsonSchema>();

  function write(schema: JsonSchema, folder: string) {
    const references: References = new Set();
    const code = shapeCode(withoutDefinitions(schema, shared) as JsonSchema, references);
    const imports = [...references]
      .sort()
      .map((id) => `import { ${camelCase(id)} } from '${folder}${id}.ts';`);
    return { code, imports };
  }

  return {
    write: (schema, from) => write(schema, `${from}shapes/`),
    modules() {
      const modules = new Map<string, string>();
      // Writing one may add another to `shared`.
      for (const [id, schema] of shared) {
        const { code, imports } = write(schema, './');
        const lines = [
          head,
          `import type { Shape } from '${importPath(`${out}/shapes`, 'schemas/reader/shape.ts')}';`,
          ...imports,
          '',
          `export const ${camelCase(id)}: Shape = ${code};`,
        ];
        modules.set(`shapes/${id}.ts`, `${lines.join('\n')}\n`);
      }
      return modules;
    },
  };
}

/** The schema with all fields of its root optional, because props may also come from a `contentUrl`. */
function partial(schema: z.ZodType): JsonSchema {
  const { required: _, ...rest } = inputSchema(schema);
  return rest;
}

/** A node whose props and `when` are left as they came: the props are read by their kind, and in a `when` nothing is mended. */
function envelopeOf(schema: z.ZodObject): z.ZodObject {
  const left = Object.entries(schema.shape).filter(([name]) => name === 'props' || name === 'when');
  return schema.extend(Object.fromEntries(left.map(([name, inner]) => [name, deferred(inner as z.ZodType)])));
}

/**
 * One module with what documents are read with: what each node has, the props of each kind, and the migrations of its older versions. `hasMigrations`
 * tells whether a kind has a module of migrations.
 */
export function widgetShapesModule(
  { contracts, nodeSchema, out, migrationsFile }: ContractSource,
  shared: SharedShapes,
  hasMigrations: (type: string) => boolean,
): string {
  const migrated = contracts.filter(({ migrations }) => migrations.length > 0).map(({ type }) => type);
  for (const type of migrated) {
    if (!hasMigrations(type)) {
      throw new Error(
        `Contract '${type}' has migrations outside ${migrationsFile(type)}: the browser needs them there, without Zod.`,
      );
    }
  }
  const node = shared.write(inputSchema(envelopeOf(nodeSchema)), './');
  // A product whose nodes have no `when` knows no clause.
  const when = shared.write(
    inputSchema((nodeSchema.shape.when as z.ZodType | undefined) ?? z.object({})),
    './',
  );
  const props = contracts.map((contract) => ({
    type: contract.type,
    ...shared.write(partial(contract.props), './'),
  }));
  const imports = new Set([node, when, ...props].flatMap((each) => each.imports));
  return [
    head,
    `import type { Migration } from '${importPath(out, 'schemas/engine/contract.ts')}';`,
    `import type { Shape } from '${importPath(out, 'schemas/reader/shape.ts')}';`,
    ...migrated.map(
      (type) =>
        `import { migrations as ${camelCase(type)} } from '${importPath(out, migrationsFile(type))}';`,
    ),
    ...[...imports].sort(),
    '',
    '/** What every node has, without what its kind and its `when` say. */',
    `export const nodeShape: Shape = ${node.code};`,
    '',
    '/** The clauses of a `when`. */',
    `export const whenShape: Shape = ${when.code};`,
    '',
    '/** Type of a node → its props. What a kind cannot do without is in its contract, for it may come from a contentUrl. */',
    'export const propsShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([',
    ...props.map(({ type, code }) => `  ['${type}', ${code.replaceAll('\n', '\n  ')}],`),
    ']);',
    '',
    '/** Type of a node → what leads from each of its versions to the next. */',
    'export const migrations: ReadonlyMap<string, readonly Migration[]> = new Map<string, readonly Migration[]>([',
    ...migrated.map((type) => `  ['${type}', ${camelCase(type)}],`),
    ']);',
    '',
  ].join('\n');
}
