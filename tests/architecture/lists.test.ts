import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

interface List {
  /** The file that imports every file of the folder. */
  readonly list: string;
  readonly folder: string;
  /** Files of the folder that are no entries. */
  readonly others?: readonly string[];
}

const lists: readonly List[] = [
  { list: 'schemas/contracts.ts', folder: 'schemas/widgets' },
  { list: 'schemas/api/calls.ts', folder: 'schemas/api', others: ['reply.ts', 'login-reply.ts'] },
  { list: 'schemas/stored/stored.ts', folder: 'schemas/stored' },
  { list: 'src/config/texts.ts', folder: 'src/config/texts' },
  {
    list: 'server/database/migrations/migrations.ts',
    folder: 'server/database/migrations',
    others: ['migration.ts'],
  },
];

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder)).filter((name) => /^[\w-]+\.ts$/.test(name));
}

/** Files that the list does not import. */
function missingIn(list: string, code: string, files: readonly string[]): string[] {
  return files
    .filter((file) => file !== basename(list) && !code.includes(`/${file}'`))
    .map((file) => `${list} does not import ${file}`);
}

describe('a list', () => {
  it.each(lists)('$list names every file of $folder', ({ list, folder, others = [] }) => {
    const files = filesIn(folder).filter((file) => !others.includes(file));
    expect(files.length).toBeGreaterThan(1);
    expect(missingIn(list, readFileSync(join(root, list), 'utf8'), files)).toEqual([]);
  });

  it('is seen when a file is missing in it', () => {
    expect(missingIn('a/list.ts', "import { b } from './b.ts';", ['b.ts', 'c.ts', 'list.ts'])).toEqual([
      'a/list.ts does not import c.ts',
    ]);
  });
});

/** Folders in the first cells of the table of a page. */
function foldersNamed(text: string): string[] {
  return [...text.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w-]+)\/`/g)].map(([, name = '']) => name),
  );
}

describe('server/README.md', () => {
  it('names every folder of the server in its table, each once', () => {
    const folders = readdirSync(join(root, 'server'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const named = foldersNamed(readFileSync(join(root, 'server/README.md'), 'utf8'));
    expect(named.toSorted()).toEqual(folders.toSorted());
  });
});
