import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const rooms = ['schemas', 'registry', 'widgets', 'src', 'server', 'tests'];
const testFile = /\.(test|spec|stories)\.tsx?$/;
const quoted = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** Ids in the strings of a test file: in titles, or in the table that fills them in. Comments do not count. */
export function idsInStrings(code: string, areas: ReadonlySet<string>): Set<string> {
  const withoutComments = code.replace(/^\s*(\/\/|\/?\*).*$/gm, '');
  const strings = withoutComments.match(quoted) ?? [];
  const ids = strings.flatMap((text) => text.match(/\b[A-Z]{3}-\d{2,3}\b/g) ?? []);
  return new Set(ids.filter((id) => areas.has(id.slice(0, 3))));
}

/** Requirement id → the test files that name it. */
export function idsInTests(root: string, areas: ReadonlySet<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const files = rooms
    .flatMap((room) => readdirSync(join(root, room), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && testFile.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith('tests/requirements/'))
    .sort();
  for (const file of files) {
    for (const id of idsInStrings(readFileSync(join(root, file), 'utf8'), areas)) {
      found.set(id, [...(found.get(id) ?? []), file]);
    }
  }
  return found;
}
