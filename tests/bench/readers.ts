// How replies and documents are read: the shapes and the reader of schemas/reader, beside the code that Ajv writes for the same schemas.
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import type { Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { contracts } from '#schemas/contracts.ts';
import { getAppConfig, getDefaultStore } from '#schemas/api/config.ts';
import { getMenu } from '#schemas/api/catalog.ts';
import { dataOf } from '#schemas/api/reply.ts';
import { createAnonymousUser } from '#schemas/api/session.ts';
import type { Call } from '#schemas/call.ts';
import { nodeSchema } from '#schemas/node.ts';
import { inputSchema, type JsonSchema, withoutDefinitions } from '#schemas/engine/json-schema.ts';
import { camelCase, shapeCode } from '#registry/build/shape-code.ts';
import { type Bar, median } from './statistics.ts';

// The package is CommonJS: what `default` holds depends on the loader.
const standaloneCode = (standalone as unknown as { default?: typeof standalone }).default ?? standalone;

type Schemas = ReadonlyMap<string, JsonSchema>;

const replyOf = (call: Call) => inputSchema(dataOf(call.reply) ?? call.reply);

const sets: Readonly<Record<string, Schemas>> = {
  home: new Map([
    ['node', inputSchema(nodeSchema)],
    ...contracts.map(({ type, props }) => [type, inputSchema(props)] as const),
    ['app-config', replyOf(getAppConfig)],
    ['default-store', replyOf(getDefaultStore)],
    ['anonymous-user', replyOf(createAnonymousUser)],
  ]),
  menu: new Map([['menu', replyOf(getMenu)]]),
};

async function bundled(code: string, root: string): Promise<string> {
  const build = await rolldown({
    input: 'readers',
    cwd: root,
    platform: 'browser',
    logLevel: 'silent',
    plugins: [
      {
        name: 'readers',
        resolveId: (id) => (id === 'readers' ? `${root}/readers.ts` : null),
        load: (id) => (id === `${root}/readers.ts` ? { code, moduleType: 'ts' } : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  await build.close();
  return output[0].code;
}

/** Ajv's standalone code, unchanged. */
function ajvModule(schemas: Schemas): string {
  const ajv = new Ajv({
    allErrors: true,
    useDefaults: true,
    messages: false,
    inlineRefs: false,
    unicode: false,
    validateFormats: false,
    strict: false,
    logger: false,
    code: { source: true, esm: true, optimize: 2 },
  });
  const names: Record<string, string> = {};
  for (const [name, schema] of schemas) {
    const { $schema: _, ...plain } = schema;
    ajv.addSchema(plain, name);
    names[camelCase(name)] = name;
  }
  return standaloneCode(ajv, names);
}

/** The shapes as modules of schemas/compiled have them. */
function shapesModule(schemas: Schemas): string {
  const shared = new Map<string, JsonSchema>();
  const own = [...schemas].map(([name, schema]) => [name, withoutDefinitions(schema, shared)] as const);
  const code = ([name, schema]: readonly [string, unknown]) =>
    `const ${camelCase(name)} = ${shapeCode(schema as JsonSchema, new Set())};`;
  return [
    // A shape that others refer to comes before them.
    ...[...shared].sort(([a], [b]) => a.localeCompare(b)).map(code),
    ...own.map(code),
    `export { ${[...schemas.keys()].map(camelCase).join(', ')} };`,
  ].join('\n');
}

const product = (index: number) => ({
  productId: `P${index}`,
  name: `Product ${index}`,
  menuCode: `M${index}`,
  description: 'Tomato, mozzarella, basil',
  foodType: index % 2,
  kcal: 690,
  allergens: ['gluten', 'milk'],
  price: 19900,
  defaultPrice: 19900,
  defaultCrustPrice: 0,
  size: ['R', 'M', 'L'].map((sizeId) => ({ sizeId, name: sizeId, price: 19900, servesLabel: 'Serves 1' })),
  crust: ['a', 'b', 'c'].map((crustId) => ({
    crustId,
    name: crustId,
    sizes: ['R', 'M', 'L'].map((sizeId) => ({ sizeId, price: 5000 })),
  })),
  selectedSizeId: 'R',
  selectedCrustId: 'a',
  addonIds: Array.from({ length: 12 }, (_, addon) => `A${addon}`),
  options: [],
  edv: false,
  availability: 'available',
});
const menu = JSON.stringify({
  version: 'v',
  catalog: Array.from({ length: 10 }, (_, category) => ({
    categoryId: `${category}`,
    name: `C${category}`,
    slug: `c-${category}`,
    products: Array.from({ length: 200 }, (_, index) => product(category * 200 + index)),
  })),
  addons: [],
  bestseller: [],
  recommended: [],
  essentials: [],
  edvMinimum: 2,
});

/** Milliseconds to load the module and read a menu of 2,000 products with it, in a new page. */
async function readMenu(page: Page, code: string): Promise<number> {
  await page.goto('about:blank');
  return page.evaluate(
    async ([source, text]) => {
      const url = URL.createObjectURL(new Blob([source as string], { type: 'text/javascript' }));
      const data: unknown = JSON.parse(text as string);
      const begun = performance.now();
      const module = (await import(url)) as { isGood: (value: unknown) => boolean };
      if (!module.isGood(data)) throw new Error('The menu is good.');
      return performance.now() - begun;
    },
    [code, menu],
  );
}

const sizeOf = (code: string) => gzipSync(code, { level: 9 }).length;
const ROUNDS = 11;

/** Bytes over the wire and time at a quarter of the machine's speed, each beside Ajv's in the same run. */
export async function readerBars(root: string, newPage: () => Promise<Page>): Promise<Bar[]> {
  const reader = await bundled(`export { readValue } from '#schemas/reader/read-value.ts';`, root);
  const bars: Bar[] = [];
  let bytes = `reader ${sizeOf(reader)} B gzip, ${brotliCompressSync(reader).length} B brotli`;
  for (const [name, schemas] of Object.entries(sets)) {
    const [shapes, ajv] = await Promise.all([
      bundled(shapesModule(schemas), root),
      bundled(ajvModule(schemas), root),
    ]);
    bytes += `; ${name} ${sizeOf(shapes)} B, Ajv ${sizeOf(ajv)} B`;
    bars.push({
      name: `Reading ${name}, shapes and reader / Ajv's code, gzip`,
      value: (sizeOf(shapes) + sizeOf(reader)) / sizeOf(ajv),
      limit: 0.6,
      unit: '',
      kind: 'most',
    });
  }
  console.log(bytes);

  const menuSchemas = sets['menu'] as Schemas;
  const [ours, theirs] = await Promise.all([
    bundled(
      `import { readValue } from '#schemas/reader/read-value.ts';\n${shapesModule(menuSchemas).replace(/export .*$/, '')}\nexport const isGood = (value) => { const read = readValue(menu, value); return read.ok && read.faults.length === 0; };`,
      root,
    ),
    bundled(`${ajvModule(menuSchemas)}\nexport const isGood = menu;`, root),
  ]);
  const times = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [way, code] of [
      ['ours', ours],
      ['theirs', theirs],
    ] as const) {
      const page = await newPage();
      const client = await page.context().newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      times[way].push(await readMenu(page, code));
      await page.close();
    }
  }
  console.log(
    `Reading a menu of 2,000: ${median(times.ours).toFixed(1)} ms, Ajv ${median(times.theirs).toFixed(1)} ms`,
  );
  bars.push({
    name: "Reading a menu of 2,000, ours / Ajv's code",
    value: median(times.ours) / median(times.theirs),
    limit: 2,
    unit: '',
    kind: 'most',
  });
  return bars;
}
