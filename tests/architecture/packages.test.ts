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
