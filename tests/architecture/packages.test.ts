import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import semver from 'semver';
import { expect, it } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

interface LockedPackage {
  readonly version?: string;
  readonly optional?: true;
  readonly engines?: { readonly node?: string };
  readonly hasInstallScript?: true;
}

/** Packages whose range of Node versions does not contain this version. Optional ones are left out where they do not run. */
function unsupportedBy(node: string, packages: Readonly<Record<string, LockedPackage>>): readonly string[] {
  return Object.entries(packages)
    .filter(
      ([, { optional, engines }]) => !optional && engines?.node && !semver.satisfies(node, engines.node),
    )
    .map(([path, { version, engines }]) => `${path} ${version} needs Node ${engines?.node}`);
}

it('every package supports the oldest Node that the project runs on', () => {
  const oldest = semver.minVersion(read('package.json').engines.node)?.version ?? '';
  const { packages } = read('package-lock.json');
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect(unsupportedBy(oldest, packages)).toEqual([]);
  expect(unsupportedBy('16.0.0', packages).length).toBeGreaterThan(10);
});

/** Names of the packages that want to run a script when they are installed. */
function scriptedIn(packages: Readonly<Record<string, LockedPackage>>): readonly string[] {
  const paths = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path] : [],
  );
  return [...new Set(paths.map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)))].toSorted();
}

it('it is decided of every package whether its install script may run, so that npm asks no one', () => {
  const { allowScripts = {} } = read('package.json');
  expect(scriptedIn(read('package-lock.json').packages)).toEqual(Object.keys(allowScripts).toSorted());
});
