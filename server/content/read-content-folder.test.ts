import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { documents } from '#schemas/documents/documents.ts';
import { readContentFolder } from './read-content-folder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'landing'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Reads the folder with a document of this text in it. */
function read(text: string, encoding: BufferEncoding = 'utf8', name = 'default.json') {
  writeFileSync(join(folder, 'landing', name), Buffer.from(text, encoding));
  const { files, faults, skipped } = readContentFolder(folder);
  return { bodies: files.map(({ body }) => body), faults: faults.map(({ message }) => message), skipped };
}

const text = '{"text":"Caf\u00e9"}';

it.each([
  ['ANSI', text, 'latin1'],
  ['UTF-16', text, 'utf16le'],
  ['UTF-16 with its mark', `\uFEFF${text}`, 'utf16le'],
] as const)('refuses a file that is saved as %s', (_, content, encoding) => {
  expect(read(content, encoding)).toMatchObject({
    bodies: [],
    faults: ['The file is not saved as UTF-8: save it again with the encoding UTF-8.'],
  });
});

it.each([text, `\uFEFF${text}`])('reads UTF-8, with its mark or without', (content) => {
  expect(read(content)).toMatchObject({ bodies: [{ text: 'Caf\u00e9' }], faults: [] });
});

it.each([
  '{ “document”: "landing" }',
  '{ "document": “landing” }',
  '{ "document”: "landing" }',
  '{ "document": "landing” }',
])('names the curly quotes of %s', (content) => {
  expect(read(content).faults).toEqual([expect.stringMatching(/^line 1, column \d+: .*straight/)]);
});

it('does not mention curly quotes in a valid line', () => {
  expect(read('{ "text": "“Hello”",\n "a": }').faults).toEqual([expect.not.stringContaining('straight')]);
});

it('reads the files that a name means, and none for a folder above the content folder', () => {
  writeFileSync(join(folder, 'landing', 'default.json'), text);
  const named = (name: string) => readContentFolder(folder, [name]);
  expect(named('landing')).toMatchObject({ files: [{ slug: 'default' }], missing: [] });
  const above = basename(join(folder, '..'));
  expect(named(above)).toMatchObject({ files: [], missing: [above] });
});

it('says of a link that cannot be followed that it cannot be read', () => {
  symlinkSync('default.json', join(folder, 'landing', 'default.json'));
  expect(readContentFolder(folder)).toMatchObject({
    files: [],
    faults: [{ message: 'The file cannot be read (ELOOP). Name a file that this user may read.' }],
  });
});

it('says that there is no folder where a file is named in its place', () => {
  const file = join(folder, 'landing', 'default.json');
  writeFileSync(file, text);
  expect(readContentFolder(file)).toMatchObject({
    count: 0,
    faults: [{ message: expect.stringContaining(`There is no folder ${file}.`) }],
  });
});

it('reads files behind links, as Kubernetes mounts them, and leaves out links that lead to none', () => {
  mkdirSync(join(folder, 'landing', '..data'));
  writeFileSync(join(folder, 'landing', '..data', 'default.json'), text);
  symlinkSync('..data/default.json', join(folder, 'landing', 'default.json'));
  symlinkSync('..data/gone.json', join(folder, 'landing', 'gone.json'));
  symlinkSync('..data', join(folder, 'landing', 'folder.json'));
  expect(readContentFolder(folder)).toMatchObject({
    files: [{ kind: 'landing', slug: 'default', body: { text: 'Caf\u00e9' } }],
    count: 1,
    faults: [],
  });
});

it.each([
  'default.json.txt',
  'Default.JSON',
  'default.json.bak',
  'default',
  'default.txt',
  'default.TXT',
  'store-14052',
  'bucket-2.txt',
])('reports that %s is left out', (name) => {
  expect(read(text, 'utf8', name)).toEqual({
    bodies: [],
    faults: [],
    skipped: [join(folder, 'landing', name)],
  });
});

it.each(['notes.txt', '.default.json.swp', 'store-1.png', 'README', 'default.md', 'store-.txt.md'])(
  'does not report %s',
  (name) => {
    expect(read(text, 'utf8', name).skipped).toEqual([]);
  },
);

it.each([
  ['info-page/help.txt', true],
  ['info-page/help', true],
  ['info-page/README', false],
  ['info-page/old/help.txt', false],
  ['alerts/default', true],
  ['alerts/store-1', true],
  ['pictures/default', false],
  ['default', false],
])('whether %s is meant as a document: %s', (path, isMeant) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
  expect(readContentFolder(folder).skipped).toEqual(isMeant ? [join(folder, path)] : []);
});

const kinds = Object.keys(documents).join(', ');
const place = 'A document belongs into a folder named by its kind.';

it.each([
  ['landing/sub/x.json', 'unknown-kind', `${place} Kinds: ${kinds}.`],
  ['xyzzy/x.json', 'unknown-kind', `${place} Kinds: ${kinds}.`],
  ['x.json', 'unknown-kind', `${place} Kinds: ${kinds}.`],
  ['landings/x.json', 'unknown-kind', `${place} Did you mean 'landing'? Kinds: ${kinds}.`],
  ...['Store_1', 'default.json', 'x.json-y'].map((slug) => [
    `landing/${slug}.json`,
    'file-name',
    `'${slug}' cannot name a document: use small letters, digits and hyphens, for example store-14052.json.`,
  ]),
])('the file %s has no place', (path = '', code = '', message = '') => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
  expect(readContentFolder(folder)).toEqual({
    files: [],
    broken: [],
    faults: [{ file: join(folder, path), address: '', code, message }],
    count: 1,
    missing: [],
    skipped: [],
  });
});

it('a folder that is not there has nothing but that', () => {
  const none = join(folder, 'none');
  expect(readContentFolder(none)).toEqual({
    files: [],
    broken: [],
    faults: [
      { file: none, address: '', code: 'no-folder', message: expect.stringContaining('There is no folder') },
    ],
    count: 0,
    missing: [],
    skipped: [],
  });
});

it('keeps which documents could not be read, and says where their faults are', () => {
  const file = join(folder, 'landing', 'default.json');
  expect(read('{ "a": }')).toMatchObject({ bodies: [] });
  const fault = {
    file,
    address: 'line 1, column 8',
    code: 'json-syntax',
    message:
      "line 1, column 8: A value is expected here, not '}'. Write the value, or remove the comma or colon before it.",
  };
  const nothing = { kind: 'landing', slug: 'default', file, body: undefined };
  expect(readContentFolder(folder)).toMatchObject({ files: [], broken: [nothing], faults: [fault] });
  read(text, 'utf16le');
  expect(readContentFolder(folder)).toMatchObject({
    files: [],
    broken: [nothing],
    faults: [{ file, address: '' }],
  });
});

it('reads the files in the order of their names, and all that the names mean', () => {
  mkdirSync(join(folder, 'landing', 'sub'));
  for (const path of ['landing/b', 'landing/a', 'landing/c', 'landing/sub/d', 'z'])
    writeFileSync(join(folder, `${path}.json`), text);
  const { files, faults } = readContentFolder(folder);
  expect(files.map(({ slug }) => slug)).toEqual(['a', 'b', 'c']);
  expect(faults.map(({ file }) => relative(folder, file))).toEqual(['landing/sub/d.json', 'z.json']);
  const named = readContentFolder(folder, ['landing/c', 'landing/a']);
  expect(named.files.map(({ slug }) => slug)).toEqual(['a', 'c']);
});
