import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { idsIn } from './read-title.ts';

const folders = ['schemas', 'registry', 'widgets', 'src', 'server', 'tests'];
const testFile = /\.(test|spec|stories)\.tsx?$/;
const quoted = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** The strings of a test file: titles, and the tables that fill them in. Comments are left out. */
export function stringsIn(code: string): string[] {
  const withoutComments = code.replace(/^\s*(\/\/|\/?\*).*$/gm, '');
  return withoutComments.match(quoted) ?? [];
}

/** The strings of every test and story that name a requirement. */
export function stringsWithIds(root: string, areas: ReadonlySet<string>): { file: string; text: string }[] {
  const files = folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && testFile.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith('tests/requirements/'))
    .toSorted();
  return files.flatMap((file) =>
    stringsIn(readFileSync(join(root, file), 'utf8'))
      .filter((text) => idsIn(text, areas).length > 0)
      .map((text) => ({ file, text })),
  );
}
