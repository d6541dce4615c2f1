import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const folders = ['schemas', 'registry', 'widgets', 'src', 'server'];

/** Hand-written code of the product and its tests: path → text. Generated modules are left out. */
export function codeFiles(root: string): Map<string, string> {
  const paths = folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|css|sql)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith('schemas/compiled/'));
  return new Map(paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** Files that are longer than the limit, as `path: lines`. */
export function tooLong(files: ReadonlyMap<string, string>, limit: number): string[] {
  return [...files]
    .map(([path, text]) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > limit)
    .map(({ path, lines }) => `${path}: ${lines} lines`);
}

/** Places that contain a name, as `path:line: text`. */
export function placesThatSay(name: RegExp, files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([path, text]) =>
    text
      .split('\n')
      .flatMap((line, index) => (name.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}
