import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { rolldown } from 'rolldown';
import { contracts } from '#schemas/contracts.ts';
import { nodeSchema } from '#schemas/node.ts';
import { compact } from './compact-validators.ts';
import { camelCase } from './compiled-modules.ts';
import { inputSchema, type JsonSchema, withoutDefinitions } from './json-schemas.ts';

// The package is CommonJS: what arrives under `default` depends on who loads it.
const standaloneCode = (standalone as unknown as { default?: typeof standalone }).default ?? standalone;

const forPeople = new Set(['description', 'format', '$schema', 'title']);

/** Zod bounds every integer by what JavaScript can count, and says of every key that it is a string: neither can be otherwise in JSON. */
function saysNothing(keyword: string, value: unknown): boolean {
  return (
    (forPeople.has(keyword) && typeof value === 'string') ||
    Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER ||
    (keyword === 'propertyNames' && JSON.stringify(value) === '{"type":"string"}')
  );
}

/** Drops what only people read, and points shared definitions at the schemas that Ajv holds under their ids. */
function forAjv(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(forAjv);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([keyword, inner]) => !saysNothing(keyword, inner))
      .map(([keyword, inner]) => [
        keyword,
        keyword === '$ref' && typeof inner === 'string'
          ? inner.replace('#/definitions/', 'shared-')
          : forAjv(inner),
      ]),
  );
}

/** Ajv's standalone code asks for pieces of Ajv by `require`; one bundling step makes a module that needs nothing. */
async function bundled(code: string): Promise<string> {
  const build = await rolldown({
    input: 'validators',
    platform: 'neutral',
    logLevel: 'silent',
    plugins: [
      {
        name: 'validators',
        resolveId: (id) => (id === 'validators' ? id : null),
        load: (id) => (id === 'validators' ? { code, moduleType: 'js' } : null),
      },
    ],
  });
  const { output } = await build.generate({
    format: 'esm',
    minify: { mangle: false, compress: true, codegen: { removeWhitespace: false } },
  });
  await build.close();
  return output[0].code;
}

/**
 * One module with a validator for every kind of node, `validators`, and one for what every node has, `validateNode`. Compiled together,
 * so that shared schemas (links, product cards) are compiled once.
 */
export async function validatorsModule(): Promise<string> {
  const ajv = new Ajv({
    allErrors: true,
    useDefaults: true,
    messages: false,
    inlineRefs: false,
    // Lengths in UTF-16 units, as Zod counts them.
    unicode: false,
    logger: false,
    // Zod writes a pattern beside every format it knows.
    validateFormats: false,
    strict: false,
    code: { source: true, esm: true, optimize: 2 },
  });
  const shared = new Map<string, JsonSchema>();
  const names: Record<string, string> = {};
  const add = (name: string, schema: JsonSchema) => {
    ajv.addSchema(forAjv(withoutDefinitions(schema, shared)) as object, name);
    names[camelCase(name)] = name;
  };
  add('node', inputSchema(nodeSchema));
  for (const { type, props } of contracts) add(type, inputSchema(props));
  for (const [id, schema] of shared) ajv.addSchema(forAjv(schema) as object, `shared-${id}`);

  const code = await bundled(compact(standaloneCode(ajv, names)));
  const body = code.replace(/export\s*\{[\s\S]*?\};?\s*$/, '').trim();
  const exports = /export\s*\{([\s\S]*?)\}/.exec(code)?.[1] ?? '';
  const local = new Map(
    exports
      .split(',')
      .map((entry) => entry.trim().split(/\s+as\s+/))
      .map(([own = '', exported = own]) => [exported, own] as const),
  );
  const nameOf = (exported: string) => local.get(exported) ?? exported;
  return [
    '// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser, when a document has to be checked.',
    '// @ts-nocheck',
    "import type { Validator } from '../compiled-contract.ts';",
    '',
    body,
    '',
    '/** Checks what every node has. */',
    `export const validateNode: Validator = ${nameOf('node')};`,
    '',
    '/** Type of a node → the check of its props. */',
    'export const validators: ReadonlyMap<string, Validator> = new Map([',
    ...contracts.map(({ type }) => `  ['${type}', ${nameOf(camelCase(type))}],`),
    ']);',
    '',
  ].join('\n');
}
