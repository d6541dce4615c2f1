import nodePath from 'node:path';

/**
 * Tells which files of the content folder a name of the command line means: one file, whose `.json` may be left out, or all in a folder. The
 * name is a path from where the command runs, or from the content folder. Files are named from the content folder.
 */
export function namedFiles(
  folder: string,
  name: string,
  { relative }: Pick<typeof nodePath, 'relative'> = nodePath,
): (file: string) => boolean {
  const plain = slashed(name);
  const fromHere = slashed(relative(folder, plain));
  const fromFolder = plain.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '');
  return (file) =>
    fromHere === '' ||
    [fromHere, fromFolder].some(
      (path) =>
        slashed(file) === path || slashed(file) === `${path}.json` || slashed(file).startsWith(`${path}/`),
    );
}

/** Windows separates folders by a backslash, which no name of a document has. */
function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}
