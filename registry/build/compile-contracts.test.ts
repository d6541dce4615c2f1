import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineContract } from '#schemas/contract.ts';
import { compile, registryFaults, root, staleFiles, writeFiles } from './compile-contracts.ts';
import type { ContractSource } from './contract-source.ts';
import { recordOf } from './registry-record.ts';

const place = z.object({ city: z.string().min(1) }).meta({ id: 'place' });
const shelf = defineContract({
  type: 'book-shelf',
  title: 'Shelf',
  description: 'Books',
  places: ['landing'],
  props: z.object({
    title: z.string().min(1),
    from: place.optional(),
    books: z.array(z.object({ place })).optional(),
  }),
  versions: ['initial', 'named'],
  migrations: [(props) => props],
  defaultLink: { action: 'menu' },
  example: { title: 'New' },
  reservedHeight: 120,
  oldExamples: { 1: {} },
});
const lamp = defineContract({
  type: 'lamp',
  title: 'Lamp',
  description: 'Light',
  places: ['landing', 'left-menu'],
  props: z.object({}),
  versions: ['initial'],
  migrations: [],
  example: {},
  reservedHeight: 0,
});

let folder = '';
let source: ContractSource;

function write(path: string, text: string) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const read = (path: string) => readFileSync(join(root, path), 'utf8');

beforeEach(() => {
  folder = relative(root, mkdtempSync(join(tmpdir(), 'contracts-')));
  const when = z.object({ readers: z.array(z.enum(['guest', 'member'])).optional() });
  source = {
    contracts: [shelf, lamp],
    nodeSchema: z.object({
      id: z.string().min(1),
      props: z.record(z.string(), z.unknown()),
      when: when.optional(),
    }),
    contractFile: (type) => `${folder}/contracts/${type}.ts`,
    migrationsFile: (type) => `${folder}/contracts/${type}.migrations.ts`,
    out: `${folder}/compiled`,
    json: {
      out: `${folder}/json`,
      schemas: () => new Map([['place.json', { type: 'object', properties: { city: { type: 'string' } } }]]),
    },
    record: { file: `${folder}/record.json`, when, registryVersion: 1, introducedIn: {} },
    more: (shared) => new Map([[`${folder}/list.md`, shared.write({ type: 'boolean' }, './').code]]),
  };
  write(`${folder}/contracts/book-shelf.migrations.ts`, '');
});
afterEach(() => rmSync(join(root, folder), { recursive: true, force: true }));

const generated = () =>
  [
    'compiled/contracts.ts',
    'compiled/shapes/place.ts',
    'compiled/widget-shapes.ts',
    'json/place.json',
    'list.md',
    'record.json',
  ].map((path) => `${folder}/${path}`);

it('writes what is missing, and a second time nothing', () => {
  expect(staleFiles(source)).toEqual(generated());
  expect(writeFiles(source)).toEqual({ all: 6, changed: 6 });
  expect(staleFiles(source)).toEqual([]);
  expect(writeFiles(source)).toEqual({ all: 6, changed: 0 });
});

it('mends what differs and takes away what should not be there, in its own folders alone', () => {
  writeFiles(source);
  const head = read(`${folder}/compiled/contracts.ts`).split('\n')[0] ?? '';
  write(`${folder}/compiled/contracts.ts`, `${head}\nchanged`);
  write(`${folder}/compiled/shapes/old.ts`, head);
  write(`${folder}/json/old.json`, '{\n  "$schema": "http://json-schema.org/draft-07/schema#"\n}\n');
  write(`${folder}/mine.md`, '');
  const stale = ['compiled/contracts.ts', 'compiled/shapes/old.ts', 'json/old.json'];
  expect(staleFiles(source)).toEqual(stale.map((path) => `${folder}/${path}`));
  expect(writeFiles(source)).toEqual({ all: 6, changed: 3 });
  expect(staleFiles(source)).toEqual([]);
  expect(read(`${folder}/mine.md`)).toBe('');
});

it.each(['compiled/contracts.ts', 'compiled/shapes/old.ts', 'json/old.json'])(
  'writes nothing where %s was written by somebody',
  (path) => {
    write(`${folder}/${path}`, '{"mine":1}');
    const before = staleFiles(source);
    expect(writeFiles(source)).toEqual({ all: 6, changed: 0, foreign: [`${folder}/${path}`] });
    expect(read(`${folder}/${path}`)).toBe('{"mine":1}');
    expect(staleFiles(source)).toEqual(before);
  },
);

it('a product may have no JSON Schemas, no record and nothing besides', () => {
  const { json: _json, record: _record, more: _more, ...least } = source;
  expect(staleFiles(least)).toEqual(generated().slice(0, 3));
  expect(registryFaults(least)).toEqual([]);
});

it('contracts are tables that name what they are made from', () => {
  writeFiles(source);
  const from = (path: string) => relative(join(root, folder, 'compiled'), join(root, path));
  expect(read(`${folder}/compiled/contracts.ts`)).toBe(`\
// Generated from schemas/ by \`npm run schemas\`: do not edit. Zod-free: ships to the browser.
import type { CompiledOf } from '${from('schemas/engine/compiled-contract.ts')}';
import type { bookShelf as bookShelfSource } from '../contracts/book-shelf.ts';
import type { lamp as lampSource } from '../contracts/lamp.ts';

export const bookShelf: CompiledOf<typeof bookShelfSource> = {
  type: 'book-shelf',
  places: ["landing"],
  version: 2,
  reservedHeight: 120,
  required: ["title"],
  defaultLink: {"action":"menu"},
};

export const lamp: CompiledOf<typeof lampSource> = {
  type: 'lamp',
  places: ["landing","left-menu"],
  version: 1,
  reservedHeight: 0,
  required: [],
};
`);
});

it('documents are read with the node, its clauses, the props of each kind, and what leads from older versions', () => {
  writeFiles(source);
  const from = (path: string) => relative(join(root, folder, 'compiled'), join(root, path));
  expect(read(`${folder}/compiled/widget-shapes.ts`)).toBe(`\
// Generated from schemas/ by \`npm run schemas\`: do not edit. Zod-free: ships to the browser.
import type { Migration } from '${from('schemas/engine/contract.ts')}';
import type { Shape } from '${from('schemas/reader/shape.ts')}';
import { migrations as bookShelf } from '../contracts/book-shelf.migrations.ts';
import { place } from './shapes/place.ts';

/** What every node has, without what its kind and its \`when\` say. */
export const nodeShape: Shape = { is: 'object', fields: {
  id: 'name',
  props: 'any',
  when: ['any'],
} };

/** The clauses of a \`when\`. */
export const whenShape: Shape = { is: 'object', fields: {
  readers: [{ is: 'list', of: { is: 'choice', of: ["guest","member"] } }],
} };

/** Type of a node → its props. What a kind cannot do without is in its contract, for it may come from a contentUrl. */
export const propsShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ['book-shelf', { is: 'object', fields: {
    title: ['name'],
    from: [place],
    books: [{ is: 'list', of: { is: 'object', fields: {
      place: place,
    } } }],
  } }],
  ['lamp', { is: 'object', fields: {} }],
]);

/** Type of a node → what leads from each of its versions to the next. */
export const migrations: ReadonlyMap<string, readonly Migration[]> = new Map<string, readonly Migration[]>([
  ['book-shelf', bookShelf],
]);
`);
});

it('a kind with migrations has a module of them, for the browser gets no Zod', () => {
  rmSync(join(root, source.migrationsFile('book-shelf')));
  expect(() => staleFiles(source)).toThrow("Contract 'book-shelf' has migrations outside");
});

it.each([
  ['with a misspelt keyword', { type: 'object', propertees: {} }],
  ['with a type that there is not', { type: 'strnig' }],
  ['that refers to a file that there is not', { $ref: 'missing.json' }],
])('a file for editors %s is refused by its name', (_, schema) => {
  const schemas = () => new Map([['bad.json', schema]]);
  const bad = { ...source, json: { out: `${folder}/json`, schemas } };
  expect(() => writeFiles(bad)).toThrow('schemas/json/bad.json is not good JSON Schema');
});

it('files for editors may refer to one another', () => {
  const schemas = () =>
    new Map([
      ['one.json', { type: 'object', properties: { other: { $ref: 'other.json' } } }],
      ['other.json', { type: 'string', enum: ['a'], markdownEnumDescriptions: ['the first'] }],
    ]);
  expect(writeFiles({ ...source, json: { out: `${folder}/json`, schemas } })).toMatchObject({ all: 7 });
});

it('asks for a registry version for a new kind, and for a version of its own for props that changed', () => {
  expect(registryFaults(source)).toEqual([]);
  const { record } = source;
  if (!record) throw new Error('This product keeps a record.');
  write(record.file, JSON.stringify(recordOf([shelf], 1, record.when)));
  expect(registryFaults(source)).toHaveLength(1);
  const listed = { ...source, record: { ...record, registryVersion: 2, introducedIn: { 'lamp@1': 2 } } };
  expect(registryFaults(listed)).toEqual([]);
  const wider = { ...lamp, props: z.object({ watts: z.int() }) };
  write(record.file, JSON.stringify(recordOf([shelf, wider], 1, record.when)));
  expect(registryFaults(source)).toHaveLength(1);
  expect(registryFaults(source, { compatible: true })).toEqual([]);
});

describe('the command', () => {
  const product = join(root, 'tests/foreign-product/source.ts');
  afterEach(() => {
    vi.doUnmock(product);
  });

  /** What it says, and the exit code that it leaves. */
  async function run(...args: string[]) {
    const said: string[] = [];
    for (const level of ['log', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((text: string) => void said.push(text));
    const before = process.exitCode;
    process.exitCode = 0;
    await compile(args);
    const code = process.exitCode;
    process.exitCode = before;
    return { code, said: said.join('\n') };
  }

  /** The command finds the product of these tests; the answer is its record. */
  function compileOwn() {
    const { record } = source;
    if (!record) throw new Error('This product keeps a record.');
    vi.doMock(product, () => ({ source }));
    return record;
  }

  it('wants a module that says what to compile', async () => {
    expect(await run()).toMatchObject({
      code: 1,
      said: expect.stringContaining('Name the module') as unknown,
    });
    const other = join(root, 'tests/foreign-product/documents.ts');
    expect(await run(other)).toEqual({
      code: 1,
      said: `${other} does not export \`source\` (registry/build/contract-source.ts).`,
    });
  });

  it('says nothing where a check finds nothing', async () => {
    expect(await run(product, '--check')).toEqual({ code: 0, said: '' });
  });

  it('names what a check finds stale, and writes nothing', async () => {
    const out = `${folder}/other`;
    const { code, said } = await run(product, '--check', '--out', out);
    expect(code).toBe(1);
    const files = ['contracts', 'shapes/link', 'shapes/when', 'widget-shapes'];
    const names = files.map((name) => `${out}/${name}.ts`);
    expect(said.split('\n')).toEqual([
      '4 generated files do not match the contracts:',
      ...names.map((name) => `  ${name}`),
      'Run `npm run schemas` and commit what it writes.',
    ]);
    expect(await run(product, '--out', out)).toEqual({ code: 0, said: '4 generated files, 4 changed.' });
    expect(await run(product, '--check', '--out', out)).toEqual({ code: 0, said: '' });
  });

  it('neither deletes nor replaces a file that it did not generate, and names it', async () => {
    const out = `${folder}/other`;
    write(`${out}/mine.ts`, 'export {};');
    const { code, said } = await run(product, '--out', out);
    expect(code).toBe(1);
    expect(said).toContain(`\n  ${out}/mine.ts\n`);
    expect(readdirSync(join(root, out))).toEqual(['mine.ts']);
    expect(read(`${out}/mine.ts`)).toBe('export {};');
    for (let at = 0; at < 11; at += 1) write(`${out}/more-${at}.ts`, '');
    expect((await run(product, '--out', out)).said).toContain('\n  and 2 more\n');
  });

  it('takes a whole path for the folder, and refuses the root and what holds it', async () => {
    const out = join(root, folder, 'other');
    expect(await run(product, '--out', out)).toEqual({ code: 0, said: '4 generated files, 4 changed.' });
    expect(read(`${folder}/other/contracts.ts`)).toContain('// Generated');
    // A check deletes nothing, should it not be refused.
    for (const wrong of ['', '.', '..', root, 'tests/..'])
      expect(await run(product, '--check', '--out', wrong)).toEqual({
        code: 1,
        said: '--out has to be a folder of its own: every file in it is generated.',
      });
  });

  it('writes props that changed without a version only where it is told that they are compatible', async () => {
    const record = compileOwn();
    const before = JSON.stringify(
      recordOf([shelf, { ...lamp, props: z.object({ watts: z.int() }) }], 1, record.when),
    );
    write(record.file, before);
    expect(await run(product)).toEqual({
      code: 1,
      said: expect.stringContaining("The props of 'lamp@1' changed.") as unknown,
    });
    expect(read(record.file)).toBe(before);
    expect(await run(product, '--compatible')).toEqual({ code: 0, said: '6 generated files, 6 changed.' });
    expect(JSON.parse(read(record.file))).toEqual(recordOf([shelf, lamp], 1, record.when));
    // Now it is recorded: nothing has to be said any more.
    expect(await run(product)).toEqual({ code: 0, said: '6 generated files, 0 changed.' });
  });

  it('refuses a kind that is new also where it is told that changes are compatible', async () => {
    const record = compileOwn();
    write(record.file, JSON.stringify(recordOf([shelf], 1, record.when)));
    expect(await run(product, '--compatible')).toEqual({
      code: 1,
      said: expect.stringContaining("'lamp@1' is new.") as unknown,
    });
  });
});
