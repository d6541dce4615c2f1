import type { z } from 'zod';
import { contracts } from '#schemas/contracts.ts';
import { nodeSchema } from '#schemas/node.ts';
import { inputSchema, type JsonSchema, withoutDefinitions } from './json-schemas.ts';
import { camelCase, type References, shapeCode } from './shape-code.ts';

export const head =
  '// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.';

/** Collects the shapes of schemas with an id, which several modules share. */
export interface SharedShapes {
  /** The code of a schema's shape, and the imports that it takes. `from` is the path to schemas/compiled. */
  write(schema: JsonSchema, from: string): { readonly code: string; readonly imports: readonly string[] };
  /** Every module of schemas/compiled/shapes: path below schemas/compiled → text. */
  modules(): Map<string, string>;
}

export function createSharedShapes(): SharedShapes {
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
          "import type { Shape } from '../../reader/shape.ts';",
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

/** One module for every kind of node: what each node has, and the props of each kind. */
export function widgetShapesModule(shared: SharedShapes): string {
  const node = shared.write(inputSchema(nodeSchema), './');
  const props = contracts.map((contract) => ({
    type: contract.type,
    ...shared.write(partial(contract.props), './'),
  }));
  const imports = new Set([node, ...props].flatMap((each) => each.imports));
  return [
    head,
    "import type { Shape } from '../reader/shape.ts';",
    ...[...imports].sort(),
    '',
    '/** What every node has. */',
    `export const nodeShape: Shape = ${node.code};`,
    '',
    '/** Type of a node → its props. What a kind cannot do without is in its contract, for it may come from a contentUrl. */',
    'export const propsShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([',
    ...props.map(({ type, code }) => `  ['${type}', ${code.replaceAll('\n', '\n  ')}],`),
    ']);',
    '',
  ].join('\n');
}
